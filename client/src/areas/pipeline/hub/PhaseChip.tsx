import type { PipelineJobPhase } from "../../../__generated__/PipelineJobsTable_jobs.graphql";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import type { Tone } from "../../../ui/layout/style";

const tones: Record<PipelineJobPhase, Tone> = {
  COMPLETED: "green",
  FAILED: "red",
  PENDING: "yellow",
  POSTPONED: "yellow",
  PROCESSING: "yellow",
  RUNNING: "yellow",
};

/** How far a job is. A job without a status has no badge. */
export function PhaseChip({ phase, label }: { phase: PipelineJobPhase; label: string }) {
  return label === "" ? null : <StatusChip tone={tones[phase]} label={label} />;
}
