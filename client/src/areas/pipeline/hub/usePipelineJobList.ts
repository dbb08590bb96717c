import type { PipelineJobOrder, PipelineJobOrderField } from "../../../__generated__/PipelineJobsTabQuery.graphql";
import type { Sort } from "../../../ui/table/sort";
import { useCursorPages } from "../../../ui/table/useCursorPages";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { sortFromParam, sortToParam } from "../../../ui/table/sortParams";

/** Rows of a page. */
const PAGE = 50;

/** The columns that the graph sorts by. */
const fields = { date: "DATE", started: "STARTED_AT", duration: "DURATION" } as const satisfies Record<string, PipelineJobOrderField>;

const isField = (key: string): key is keyof typeof fields => key in fields;

/** The order of a list for the graph. */
function orderOf({ key, direction }: Sort): PipelineJobOrder {
  return { field: isField(key) ? fields[key] : "DATE", direction: direction === "asc" ? "ASC" : "DESC" };
}

/** The first order of a list. */
export const latestFirst: Sort = { key: "date", direction: "desc" };
export const longestFirst: Sort = { key: "duration", direction: "desc" };

/** The order of a list of jobs, which the address holds and the graph applies. */
export function useJobOrder(defaultSort: Sort, { param = "sort", without }: { param?: string; without?: readonly string[] } = {}) {
  const [text, setText] = useUrlParam(param);
  const sort = sortFromParam(text, Object.keys(fields), defaultSort) ?? defaultSort;
  return {
    orderBy: orderOf(sort),
    sort,
    onSortChange: (next: Sort) => setText(sortToParam(next, defaultSort), { replace: true, without }),
  };
}

/** The order and the page of the one list of a screen. The address holds both. */
export function usePipelineJobList(defaultSort: Sort) {
  const { variables, params, pagingOf } = useCursorPages(PAGE);
  const { orderBy, sort, onSortChange } = useJobOrder(defaultSort, { without: params });
  return { variables: { orderBy, ...variables }, params, sort, onSortChange, pagingOf };
}
