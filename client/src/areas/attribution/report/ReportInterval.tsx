import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReportInterval_interval$key } from "../../../__generated__/ReportInterval_interval.graphql";
import type { TrackedPage } from "../../../__generated__/useReportIntervalQuery.graphql";
import { TextInput } from "../../../ui/form/fields";
import { noPrint, tabularNumbers } from "../../../ui/layout/style";
import { levelText, rangeText } from "./reportNumbers";
import { useReportInterval } from "./useReportInterval";

type Props = {
  /** The interval of the report itself. */
  interval: ReportInterval_interval$key;
  jobId: string;
  page: TrackedPage;
};

/** The range that the true difference lies in, at a level of confidence that the user may change. */
export function ReportInterval({ interval: intervalRef, jobId, page }: Props) {
  const interval = useFragment(
    graphql`
      fragment ReportInterval_interval on RateInterval {
        level
        low
        high
      }
    `,
    intervalRef,
  );
  const [level, setLevel] = useState(String(interval.level * 100));
  const { found, problem, isBusy, compute } = useReportInterval(jobId, page);
  const { level: shownLevel, low, high } = found ?? interval;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void compute(level);
      }}
      sx={{ display: "grid", gap: 3 }}
    >
      <div>
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3 }}>
          <Box component="span" sx={{ flex: 1, fontWeight: 550 }}>{`${levelText(shownLevel)} interval of the difference`}</Box>
          <Box component="output" sx={tabularNumbers}>
            {rangeText({ low, high })}
          </Box>
        </Box>
        <Box sx={{ color: "text.secondary", fontSize: 12 }}>
          The range that the true difference lies in, as far as these samples can tell
        </Box>
      </div>
      <Box sx={{ display: "flex", gap: 2, ...noPrint }}>
        <TextInput label="Confidence of the interval (%)" type="number" value={level} onChange={setLevel} slotProps={{ htmlInput: { step: "any" } }} />
        <Button type="submit" loading={isBusy}>
          Compute
        </Button>
      </Box>
      {problem !== null && <Alert severity="warning">{problem}</Alert>}
    </Box>
  );
}
