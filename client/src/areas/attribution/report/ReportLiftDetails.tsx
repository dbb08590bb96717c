import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { ReportLiftDetailsIntervalQuery, TrackedPage } from "../../../__generated__/ReportLiftDetailsIntervalQuery.graphql";
import type { NoTestReason, ReportLiftDetails_page$key } from "../../../__generated__/ReportLiftDetails_page.graphql";
import { reasonOf } from "../../../app/relay/errors";
import { wholeOnly } from "../../../app/relay/network";
import { TextInput } from "../../../ui/form/fields";
import { noPrint, tabularNumbers } from "../../../ui/layout/style";
import { PageArithmetic } from "./ReportFigure";
import { levelText, rangeText } from "./reportNumbers";

const noTest: Record<NoTestReason, string> = {
  UNREADABLE_COUNT: "There is no test, because a count could not be read.",
  NO_DEVICES: "There is no test, because a group has no devices.",
  NO_VISITS: "There is no test, because no device of either group visited the page.",
  ALL_VISITED: "There is no test, because every device of both groups visited the page.",
  RATE_ABOVE_ONE: "There is no test, because a group has more visits than devices.",
};

type Props = { page: ReportLiftDetails_page$key; jobId: string };

/** The way from the counts of a page to its confidence. */
export function ReportLiftDetails({ page: pageRef, jobId }: Props) {
  const data = useFragment(
    graphql`
      fragment ReportLiftDetails_page on AttributionPage {
        page
        confidence {
          noTestReason
          differenceInterval {
            level
            low
            high
          }
        }
        ...ReportFigure_page
      }
    `,
    pageRef,
  );
  const { noTestReason, differenceInterval } = data.confidence;
  return (
    <Box component="details" sx={{ mt: 3, fontSize: 13, "&:not([open])": noPrint }}>
      <Box component="summary" sx={{ mb: 3, width: "fit-content", cursor: "pointer", color: "text.secondary", borderRadius: "3px" }}>
        How is this computed?
      </Box>
      <PageArithmetic page={data} figure="CONFIDENCE_LEVEL" />
      {noTestReason != null && <p>{noTest[noTestReason]}</p>}
      {differenceInterval && <Interval interval={differenceInterval} jobId={jobId} page={data.page} />}
    </Box>
  );
}

type RateInterval = { readonly level: number; readonly low: number; readonly high: number };

type IntervalProps = {
  /** The interval of the report itself. */
  interval: RateInterval;
  jobId: string;
  page: TrackedPage;
};

/** The range that the true difference lies in, at a level of confidence that the user may change. */
function Interval({ interval, jobId, page }: IntervalProps) {
  const [level, setLevel] = useState(String(interval.level * 100));
  const { found, problem, isBusy, compute } = useInterval(jobId, page);
  const { level: shownLevel, low, high } = found ?? interval;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void compute(level);
      }}
      sx={{ display: "grid", gap: 3, mt: 4 }}
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

const intervalQuery = graphql`
  query ReportLiftDetailsIntervalQuery($jobId: String!, $level: Float!) {
    attributionReport(jobId: $jobId) {
      results {
        pages {
          page
          confidence {
            differenceInterval(level: $level) {
              level
              low
              high
            }
          }
        }
      }
    }
  }
`;

/** Computes the interval of a page's difference at another level, given in percent. */
function useInterval(jobId: string, page: TrackedPage) {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<RateInterval | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const compute = async (percent: string) => {
    if (percent.trim() === "" || !Number.isFinite(Number(percent))) {
      setProblem("A number is required.");
      return;
    }
    const variables = { jobId, level: Number(percent) / 100 };
    setBusy(true);
    setProblem(null);
    try {
      const data = await fetchQuery<ReportLiftDetailsIntervalQuery>(environment, intervalQuery, variables, { networkCacheConfig: wholeOnly }).toPromise();
      const pages = data?.attributionReport?.results?.pages ?? [];
      const interval = pages.find((each) => each.page === page)?.confidence.differenceInterval;
      if (!interval) throw new Error("The response has no interval.");
      const { level, low, high } = interval;
      setFound({ level, low, high });
    } catch (error) {
      console.error("The interval could not be computed.", error);
      setProblem(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { found, problem, isBusy, compute };
}
