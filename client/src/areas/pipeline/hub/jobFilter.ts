import type { PipelineJobFilter, PipelineJobPhase, PipelineJobType } from "../../../__generated__/PipelineJobsTabQuery.graphql";
import type { Choice } from "../../../ui/form/choices";

/** The types to choose from. */
export const jobTypes: readonly Choice<"stationary" | "transit">[] = [
  { value: "stationary", label: "Stationary" },
  { value: "transit", label: "Transit" },
];

const types: Record<"stationary" | "transit", PipelineJobType> = { stationary: "STATIONARY", transit: "TRANSIT" };

type Status = "completed" | "failed" | "pending" | "postponed" | "running";

/** The statuses to choose from. */
export const jobStatuses: readonly Choice<Status>[] = [
  { value: "completed", label: "Completed" },
  { value: "failed", label: "Failed" },
  { value: "pending", label: "Pending" },
  { value: "postponed", label: "Postponed" },
  { value: "running", label: "Running" },
];

const phases: Record<Status, readonly PipelineJobPhase[]> = {
  completed: ["COMPLETED"],
  failed: ["FAILED"],
  pending: ["PENDING"],
  postponed: ["POSTPONED"],
  running: ["PROCESSING", "RUNNING"],
};

/** The choice in the address; null for none, or an unknown one. */
export function choiceOf<Value extends string>(choices: readonly Choice<Value>[], param: string | null): Value | null {
  return choices.find(({ value }) => value === param)?.value ?? null;
}

/** The filter of a type in the address. */
export function typesOf(param: string | null): Pick<PipelineJobFilter, "types"> {
  const type = choiceOf(jobTypes, param);
  return type === null ? {} : { types: [types[type]] };
}

/** The phases of a status in the address; null for all of them. */
export function phasesOf(param: string | null): readonly PipelineJobPhase[] | null {
  const status = choiceOf(jobStatuses, param);
  return status === null ? null : phases[status];
}
