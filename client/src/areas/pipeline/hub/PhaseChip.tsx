import type { PipelineJobPhase } from "../../../__generated__/PipelineJobsTable_jobs.graphql";
import { ExplainedChip } from "../../../ui/feedback/ExplainedChip";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import type { Tone } from "../../../ui/layout/style";

/** The colour of each phase. */
export const tones: Record<PipelineJobPhase, Tone> = {
  COMPLETED: "green",
  FAILED: "red",
  PENDING: "yellow",
  POSTPONED: "yellow",
  PROCESSING: "yellow",
  RUNNING: "yellow",
};

type Props = {
  phase: PipelineJobPhase;
  label: string;
  /** The numbers behind the status. */
  explanation?: string;
};

/** How far a job is. A job without a status has no badge. */
export function PhaseChip({ phase, label, explanation }: Props) {
  if (label === "") return null;
  return explanation === undefined ? (
    <StatusChip tone={tones[phase]} label={label} />
  ) : (
    <ExplainedChip tone={tones[phase]} label={label} text={explanation} />
  );
}
