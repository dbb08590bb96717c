import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReportLift_page$key } from "../../../__generated__/ReportLift_page.graphql";
import { BarChart } from "../../../ui/charts/BarChart";
import { DonutChart } from "../../../ui/charts/DonutChart";
import { percents } from "../../../ui/charts/valueFormats";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import { Surface } from "../../../ui/layout/Surface";
import { noPrint, tabularNumbers } from "../../../ui/layout/style";
import { ReportLiftDetails } from "./ReportLiftDetails";
import { ReportPageFigure } from "./ReportPageFigure";
import { ReportSentence } from "./ReportSentence";

type Props = {
  page: ReportLift_page$key;
  jobId: string;
  /** Says that the figures are not final, if they are not. */
  interim: ReactNode;
};

/** How much more often exposed devices visited a page, and how sure that is. */
export function ReportLift({ page, jobId, interim }: Props) {
  const data = useFragment(
    graphql`
      fragment ReportLift_page on AttributionPage {
        label
        liftLabel
        cautions {
          code
          label
          explanation
        }
        exposed {
          visitationRateLabel
        }
        control {
          visitationRateLabel
        }
        confidence {
          level
          label
        }
        ...ReportSentence_page
        ...ReportLiftDetails_page
        ...ReportPageFigure_page
      }
    `,
    page,
  );
  const { label, liftLabel, cautions, exposed, control, confidence } = data;
  return (
    <Surface title={`${label} Lift`}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <Box component="span" sx={{ fontSize: 22, fontWeight: 600, lineHeight: 1.25, ...tabularNumbers }}>
          <ReportPageFigure page={data} figure="LIFT">
            {liftLabel}
          </ReportPageFigure>
        </Box>
        {interim}
        {cautions.map(({ code, label: word }) => (
          <StatusChip key={code} tone="orange" label={word} />
        ))}
      </Box>
      <ReportSentence page={data} />
      {cautions.map(({ code, explanation }) => (
        <Box key={code} component="p" sx={{ m: 0, mt: -2, mb: 4, typography: "body2", color: "text.secondary" }}>
          {explanation}
        </Box>
      ))}
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          gap: 4,
          alignItems: "flex-start",
          "@media print": { flexDirection: "column", gap: 2, "& > *": { flex: "none", width: "100%" } },
        }}
      >
        <Box sx={{ flex: "1 1 170px", minWidth: 0, maxWidth: 480 }}>
          <BarChart
            label={`${label} visitation rates`}
            isLabelHidden
            xLabel="Page"
            isXLabelHidden
            labels={[label]}
            series={[
              { label: "Exposed", values: [rateOf(exposed)], tone: "blue" },
              { label: "Control", values: [rateOf(control)], tone: "grey" },
            ]}
            format={percents}
            height={180}
          />
        </Box>
        {/* On paper, the result above shows the level. */}
        <Box sx={noPrint}>
          <DonutChart
            label={`${label} confidence`}
            isLabelHidden
            level={confidence.level}
            text={confidence.label}
            levelLabel="Confidence level"
            restLabel="Remainder"
            tone={confidence.level === 0 ? "grey" : "blue"}
          />
        </Box>
      </Box>
      <ReportLiftDetails page={data} jobId={jobId} />
    </Surface>
  );
}

/** A rate in percent, as rounded in the tables, so that the chart has the same number. */
const rateOf = ({ visitationRateLabel }: { visitationRateLabel: string }) => Number.parseFloat(visitationRateLabel);
