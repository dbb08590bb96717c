// Without widgets: the routes, which are part of the first load, read addresses with it.
import type { PipelineJobFilter, PipelineJobOrder, PipelineJobOrderField, PipelineJobPhase, PipelineJobType } from "../../../__generated__/JobsListQuery.graphql";
import type { Choice } from "../../../ui/form/choices";
import { type Sort, sortFromParam, sortToParam } from "../../../ui/table/sort";
import { useUrlParam } from "../../../ui/url/useUrlParam";

/** The types to choose from. */
export const jobTypes: readonly (Choice & { readonly types: readonly PipelineJobType[] })[] = [
  { value: "stationary", label: "Stationary", types: ["STATIONARY"] },
  { value: "transit", label: "Transit", types: ["TRANSIT"] },
];

/** The statuses to choose from. */
export const jobStatuses: readonly (Choice & { readonly phases: readonly PipelineJobPhase[] })[] = [
  { value: "completed", label: "Completed", phases: ["COMPLETED"] },
  { value: "failed", label: "Failed", phases: ["FAILED"] },
  { value: "pending", label: "Pending", phases: ["PENDING"] },
  { value: "postponed", label: "Postponed", phases: ["POSTPONED"] },
  { value: "running", label: "Running", phases: ["PROCESSING", "RUNNING"] },
];

/** The filter of a type in the address. */
export function typesOf(param: string | null): Pick<PipelineJobFilter, "types"> {
  const types = jobTypes.find(({ value }) => value === param)?.types;
  return types === undefined ? {} : { types };
}

/** The phases of a status in the address; null for all of them. */
export const phasesOf = (param: string | null): readonly PipelineJobPhase[] | null => jobStatuses.find(({ value }) => value === param)?.phases ?? null;

type Order<Field> = { field: Field; direction: "ASC" | "DESC" };

type OrderOptions<Field> = {
  /** The search parameter that holds the order, and those that another order takes away. */
  param?: string;
  without?: readonly string[];
  /** The columns that the graph sorts by. */
  fields: ReadonlyMap<string, Field>;
  first: Sort;
};

/** The order of a list, which the address holds and the graph applies; `orderBy` is undefined for the first one. */
export function useListOrder<Field>({ param = "sort", without, fields, first }: OrderOptions<Field>) {
  const [text, setText] = useUrlParam(param);
  const sort = sortFromParam(text, [...fields.keys()], first) ?? first;
  const field = sortToParam(sort, first) === null ? undefined : fields.get(sort.key);
  const orderBy: Order<Field> | undefined = field && { field, direction: sort.direction === "asc" ? "ASC" : "DESC" };
  return { sort, orderBy, onSortChange: (next: Sort) => setText(sortToParam(next, first), { replace: true, without }) };
}

const fields: ReadonlyMap<string, PipelineJobOrderField> = new Map([
  ["date", "DATE"],
  ["started", "STARTED_AT"],
  ["duration", "DURATION"],
]);

/** The first order of a list of jobs. */
export type FirstOrder = "DATE" | "DURATION";

/** The order of a list of jobs. */
export type JobOrder = { sort: Sort; orderBy: PipelineJobOrder; onSortChange: (sort: Sort) => void };

/** The order of a list of jobs: the latest first, or those that took longest. */
export function useJobOrder(first: FirstOrder, options: Pick<OrderOptions<unknown>, "param" | "without"> = {}): JobOrder {
  const order = useListOrder({ ...options, fields, first: { key: first === "DATE" ? "date" : "duration", direction: "desc" } });
  return { ...order, orderBy: order.orderBy ?? { field: first, direction: "DESC" } };
}
