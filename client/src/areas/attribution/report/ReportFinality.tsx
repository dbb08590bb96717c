import { graphql, useFragment } from "react-relay";
import type { ReportFinality_report$key, ReportFinalityStatus } from "../../../__generated__/ReportFinality_report.graphql";
import { ExplainedChip } from "../../../ui/feedback/ExplainedChip";
import type { Tone } from "../../../ui/layout/style";

const tones: Record<ReportFinalityStatus, Tone> = { INTERIM: "yellow", FINAL: "green", UNKNOWN: "grey" };

type Props = {
  report: ReportFinality_report$key;
  /** Renders only what would change the figures, as a list item. */
  isItem?: boolean;
};

/** Says whether the figures of a report are final, and why. */
export function ReportFinality({ report, isItem = false }: Props) {
  const { finality } = useFragment(
    graphql`
      fragment ReportFinality_report on AttributionReport {
        # Without the dates of its study, the figures are shown as they are.
        finality @catch(to: NULL) {
          status
          label
          reason
        }
      }
    `,
    report,
  );
  if (finality == null) return null;
  const { status, label, reason } = finality;
  if (isItem) return status !== "FINAL" && <li>{reason}</li>;
  return <ExplainedChip tone={tones[status]} label={status === "UNKNOWN" ? "Not known to be final" : label} text={reason} />;
}
