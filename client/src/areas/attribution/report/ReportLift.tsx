import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReportLift_page$data, ReportLift_page$key } from "../../../__generated__/ReportLift_page.graphql";
import { BarChart } from "../../../ui/charts/AxisCharts";
import { DonutChart } from "../../../ui/charts/DonutChart";
import { percents } from "../../../ui/charts/valueFormats";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import { numberText } from "../../../ui/text/format";
import { Surface } from "../../../ui/layout/Surface";
import { noPrint, tabularNumbers } from "../../../ui/layout/style";
import { ReportPageFigure } from "./ReportFigure";
import { ReportLiftDetails } from "./ReportLiftDetails";

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
        lift
        liftLabel
        cautions {
          code
          label
          explanation
        }
        exposed {
          uniqueDevices
          visits
          visitationRateLabel
        }
        control {
          uniqueDevices
          visits
          visitationRateLabel
        }
        confidence {
          level
          label
          pValue
          noTestReason
        }
        ...ReportLiftDetails_page
        ...ReportFigure_page
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
        {/* Paper has no ring. */}
        <Box component="span" sx={{ display: "none", "@media print": { display: "inline" } }}>
          {confidence.level > 0 ? `Confidence: ${confidence.label}` : confidence.label}
        </Box>
        {interim}
        {cautions.map(({ code, label: word }) => (
          <StatusChip key={code} tone="grey" label={word} />
        ))}
      </Box>
      <Box
        component="p"
        sx={{ m: 0, mt: 2, mb: 4, minHeight: { md: 84 }, typography: "body1", "@media print": { minHeight: 0, mb: 2, fontSize: 12 } }}
      >
        {liftSentence(data)}
      </Box>
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

type Group = ReportLift_page$data["exposed"];

/** The comparison of the two groups on one page. */
type Comparison = Pick<ReportLift_page$data, "label" | "lift" | "liftLabel" | "exposed" | "control"> & {
  readonly confidence: Omit<ReportLift_page$data["confidence"], "label">;
};

/** What the comparison says, in words for a reader without statistics. It never says why the groups differ. */
export function liftSentence(comparison: Comparison): string {
  const { exposed, control, confidence } = comparison;
  const page = `the ${comparison.label.toLowerCase()}`;
  switch (confidence.noTestReason) {
    case "UNREADABLE_COUNT":
      return `A count of ${page} could not be read, so there is nothing to compare.`;
    case "NO_DEVICES":
      return `${groupWithoutDevices(exposed, control)}, so there is nothing to compare.`;
    case "NO_VISITS":
      return `No device of either group visited ${page}, so there is nothing to compare.`;
    case "ALL_VISITED":
      return `Every device of both groups visited ${page}, so there is no difference.`;
    case "RATE_ABOVE_ONE":
      return `${difference(comparison, page)}. More visits than devices were counted, so it cannot be computed how likely chance is.`;
    default:
      return [`${difference(comparison, page)}.`, chance(comparison)].filter(Boolean).join(" ");
  }
}

function groupWithoutDevices(exposed: Group, control: Group): string {
  if (control.uniqueDevices > 0) return "The exposed group has no devices";
  return exposed.uniqueDevices > 0 ? "The control group has no devices" : "Neither group has devices";
}

/** How the groups differ, without the full stop. */
function difference({ lift, liftLabel, exposed, control }: Comparison, page: string): string {
  if (control.visits === 0) return `${exposed.visitationRateLabel} of the exposed devices visited ${page}, and no device of the control group`;
  if (exposed.visits === 0) return `No exposed device visited ${page}, but ${control.visitationRateLabel} of the control group`;
  if (lift == null || lift === 0) return `Exposed devices visited ${page} as often as the control group`;
  const direction = lift > 0 ? "more" : "less";
  // The lift of the label, which is already rounded, so that both say the same.
  const size = Math.abs(Number.parseFloat(liftLabel));
  const amount = size === 0 ? "less than 0.01" : numberText(size);
  return `Exposed devices visited ${page} ${amount}% ${direction} often than the control group`;
}

/** How often chance alone makes such a difference. */
function chance({ lift, confidence: { level, pValue } }: Comparison): string | null {
  if (lift === 0 || pValue == null) return null;
  return level === 0
    ? `The difference is not significant: one this large would arise by chance ${frequency(pValue)}.`
    : `A difference this large would arise by chance ${frequency(pValue)}.`;
}

/** A probability as a number of cases. */
function frequency(probability: number): string {
  if (probability >= 0.995) return "in nearly all cases";
  const cases = [100, 1_000, 10_000].find((cases) => probability * cases >= 1);
  if (cases === undefined) return "in fewer than 1 of 10,000 cases";
  return `in about ${numberText(Math.round(probability * cases))} of ${numberText(cases)} cases`;
}
