import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { ReportSentence_page$data, ReportSentence_page$key } from "../../../__generated__/ReportSentence_page.graphql";
import { numberText } from "../../../ui/text/format";

/** The comparison of the two groups on one page. */
type Comparison = Omit<ReportSentence_page$data, " $fragmentType">;
type Group = Comparison["exposed"];

const percent = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** The comparison of the two groups on one page, in words. */
export function ReportSentence({ page }: { page: ReportSentence_page$key }) {
  const comparison = useFragment(
    graphql`
      fragment ReportSentence_page on AttributionPage {
        label
        lift
        liftLabel
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
          pValue
          noTestReason
        }
      }
    `,
    page,
  );
  return (
    <Box
      component="p"
      sx={{ m: 0, mt: 2, mb: 4, minHeight: { md: 84 }, typography: "body1", "@media print": { minHeight: 0, mb: 2, fontSize: 12 } }}
    >
      {liftSentence(comparison)}
    </Box>
  );
}

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
  const amount = size === 0 ? "less than 0.01" : percent.format(size);
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
