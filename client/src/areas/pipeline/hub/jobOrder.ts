import type { PipelineJobOrder, PipelineJobOrderField } from "../../../__generated__/JobsListQuery.graphql";
import { type Sort, sortFromParam, sortToParam } from "../../../ui/table/sort";
import { useUrlParam } from "../../../ui/url/useUrlParam";

/** The columns that the graph sorts by. */
const fields: ReadonlyMap<string, PipelineJobOrderField> = new Map([
  ["date", "DATE"],
  ["started", "STARTED_AT"],
  ["duration", "DURATION"],
]);

/** The first order of a list. */
export const latestFirst: Sort = { key: "date", direction: "desc" };
export const longestFirst: Sort = { key: "duration", direction: "desc" };

/** The order of a list of jobs. */
export type JobOrder = { sort: Sort; orderBy: PipelineJobOrder; onSortChange: (sort: Sort) => void };

/** The order of a list of jobs, which the address holds and the graph applies. Another one takes these parameters away. */
export function useJobOrder(first: Sort, { param = "sort", without }: { param?: string; without?: readonly string[] } = {}): JobOrder {
  const [text, setText] = useUrlParam(param);
  const sort = sortFromParam(text, [...fields.keys()], first) ?? first;
  return {
    sort,
    orderBy: { field: fields.get(sort.key) ?? "DATE", direction: sort.direction === "asc" ? "ASC" : "DESC" },
    onSortChange: (next) => setText(sortToParam(next, first), { replace: true, without }),
  };
}
