import { graphql, useFragment } from "react-relay";
import type { ReportFinality_report$key, ReportFinalityStatus } from "../../../__generated__/ReportFinality_report.graphql";
import { ExplainedChip } from "../../../ui/feedback/ExplainedChip";
import type { Tone } from "../../../ui/layout/style";

const tones: Record<ReportFinalityStatus, Tone> = { INTERIM: "yellow", FINAL: "green", UNKNOWN: "grey" };

/** What is shown while the dates of the study cannot be read. */
const unread = { status: "UNKNOWN", label: "Unknown", reason: "The dates of the study could not be loaded." } as const;

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
        finality @catch {
          status
          label
          reason
        }
      }
    `,
    report,
  );
  const { status, label, reason } = finality.ok ? (finality.value ?? unread) : unread;
  if (isItem) return status !== "FINAL" && <li>{reason}</li>;
  return <ExplainedChip tone={tones[status]} label={status === "UNKNOWN" ? "Not known to be final" : label} text={reason} />;
}
