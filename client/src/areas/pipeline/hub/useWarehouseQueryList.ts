import type { WarehouseQueryOrder, WarehouseQueryOrderField } from "../../../__generated__/PipelinePageQuery.graphql";
import type { Sort } from "../../../ui/table/sort";
import { useCursorPages } from "../../../ui/table/useCursorPages";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { sortFromParam, sortToParam } from "../../../ui/table/sortParams";

/** Rows of a page. The route loads the first one. */
const PAGE = 10;
/** Begins the search parameters of the list. */
export const PREFIX = "queries-";

const newestFirst: Sort = { key: "started", direction: "desc" };

/** The columns that the graph sorts by. */
const fields: ReadonlyMap<string, WarehouseQueryOrderField> = new Map([
  ["started", "STARTED_AT"],
  ["ended", "ENDED_AT"],
  ["duration", "DURATION"],
]);

/** The order of the list for the graph; its own by default. */
function orderOf({ key, direction }: Sort): { orderBy?: WarehouseQueryOrder } {
  const field = fields.get(key);
  const isDefault = key === newestFirst.key && direction === newestFirst.direction;
  return field === undefined || isDefault ? {} : { orderBy: { field, direction: direction === "asc" ? "ASC" : "DESC" } };
}

/** The order and the page of the queries. The address holds both. */
export function useWarehouseQueryList() {
  const [text, setText] = useUrlParam(`${PREFIX}sort`);
  const { variables, params, pagingOf } = useCursorPages(PAGE, PREFIX);
  const sort = sortFromParam(text, [...fields.keys()], newestFirst) ?? newestFirst;
  return {
    orderBy: orderOf(sort),
    variables: { ...orderOf(sort), ...variables },
    sort,
    onSortChange: (next: Sort) => setText(sortToParam(next, newestFirst), { replace: true, without: params }),
    pagingOf,
  };
}
