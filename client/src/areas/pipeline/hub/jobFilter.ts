// Without widgets: the routes, which are part of the first load, read addresses with it.
import type { PipelineJobFilter, PipelineJobPhase, PipelineJobType } from "../../../__generated__/JobsListQuery.graphql";
import type { Choice } from "../../../ui/form/choices";

/** The types to choose from. */
export const jobTypes = [
  { value: "stationary", label: "Stationary" },
  { value: "transit", label: "Transit" },
] as const satisfies readonly Choice[];

const types: ReadonlyMap<string | null, PipelineJobType> = new Map([
  ["stationary", "STATIONARY"],
  ["transit", "TRANSIT"],
]);

/** The statuses to choose from. */
export const jobStatuses: readonly Choice[] = [
  { value: "completed", label: "Completed" },
  { value: "failed", label: "Failed" },
  { value: "pending", label: "Pending" },
  { value: "postponed", label: "Postponed" },
  { value: "running", label: "Running" },
];

const phases: ReadonlyMap<string | null, readonly PipelineJobPhase[]> = new Map([
  ["completed", ["COMPLETED"]],
  ["failed", ["FAILED"]],
  ["pending", ["PENDING"]],
  ["postponed", ["POSTPONED"]],
  ["running", ["PROCESSING", "RUNNING"]],
]);

/** The filter of a type in the address. */
export function typesOf(param: string | null): Pick<PipelineJobFilter, "types"> {
  const type = types.get(param);
  return type === undefined ? {} : { types: [type] };
}

/** The phases of a status in the address; null for all of them. */
export const phasesOf = (param: string | null): readonly PipelineJobPhase[] | null => phases.get(param) ?? null;
