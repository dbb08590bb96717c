import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import pageQuery, { type WarehouseQueryOrderField } from "../../../__generated__/PipelinePageQuery.graphql";
import type {
  WarehouseQueries_query$data,
  WarehouseQueries_query$key,
  WarehouseQueryStatus,
} from "../../../__generated__/WarehouseQueries_query.graphql";
import { readAllRows } from "../../../app/relay/readAllRows";
import { CellText } from "../../../ui/table/CellText";
import { CopyValue } from "../../../ui/table/CopyValue";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { numberText, queryTimeText } from "../../../ui/text/format";
import { InfoDialog } from "../../../ui/layout/InfoDialog";
import { RawText } from "../../../ui/text/LongText";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import type { Tone } from "../../../ui/layout/style";
import { TextLink } from "../../../ui/url/TextLink";
import { useSearchWith, useUrlParam } from "../../../ui/url/useUrlParam";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import type { Sort } from "../../../ui/table/sort";
import { useCursorPages } from "../../../ui/table/useCursorPages";
import { useListOrder } from "./jobParams";

type Row = WarehouseQueries_query$data["warehouseQueries"]["nodes"][number];

const tones: Record<WarehouseQueryStatus, Tone> = {
  SUCCESS: "green",
  RUNNING: "blue",
  FAILED: "red",
  ERROR: "red",
  UNRECOGNIZED: "grey",
};

/** The rows come in the order of the graph. A value only makes its column one that sorts. */
const columns: readonly Column<Row>[] = [
  { key: "id", header: "Query ID", isOneLine: true, isPinned: true, cell: ({ queryId }) => <QueryLink queryId={queryId} />, text: ({ queryId }) => queryId },
  { key: "database", header: "Database", cell: ({ database }) => <CellText>{database}</CellText>, text: ({ database }) => database },
  { key: "user", header: "User", describes: "WarehouseQuery.user", cell: ({ user }) => <CellText>{user}</CellText>, text: ({ user }) => user },
  { key: "role", header: "Role", describes: "WarehouseQuery.role", cell: ({ role }) => <CellText>{role}</CellText>, text: ({ role }) => role },
  { key: "status", header: "Status", cell: ({ status, statusText }) => statusText && <StatusChip tone={tones[status]} label={statusText} />, text: ({ statusText }) => statusText },
  { key: "started", header: "Start Time", isOneLine: true, value: ({ startedAt }) => startedAt, cell: ({ startedAt }) => queryTimeText(startedAt) },
  { key: "ended", header: "End Time", isOneLine: true, value: ({ endedAt }) => endedAt, cell: ({ endedAt }) => queryTimeText(endedAt) },
  { key: "duration", header: "Duration (ms)", describes: "WarehouseQuery.durationMs", align: "right", value: ({ durationMs }) => durationMs, cell: ({ durationMs }) => numberText(durationMs) },
];

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

/** The order and the page of the queries. The address holds both; the graph has the default order itself. */
export function useWarehouseQueryList() {
  const { variables, params, pagingOf } = useCursorPages(PAGE, PREFIX);
  const { orderBy, ...sorting } = useListOrder({ param: `${PREFIX}sort`, without: params, fields, first: newestFirst });
  const order = orderBy && { orderBy };
  return { ...sorting, order, variables: { ...order, ...variables }, pagingOf };
}

type Props = {
  query: WarehouseQueries_query$key;
  list: ReturnType<typeof useWarehouseQueryList>;
  /** Whether it is the page that the address asks for. */
  isCurrent: boolean;
};

/** The queries that the pipeline has sent to the warehouse. A query opens with its text. */
export function WarehouseQueries({ query, list, isCurrent }: Props) {
  const {
    warehouseQueries: { nodes, totalCount, unreadableCount, pageInfo },
  } = useFragment(
    graphql`
      fragment WarehouseQueries_query on Query
      @argumentDefinitions(
        orderBy: { type: "WarehouseQueryOrder" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      )
      @throwOnFieldError {
        warehouseQueries(orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
          totalCount
          unreadableCount
          pageInfo {
            startCursor
            endCursor
          }
          nodes {
            queryId
            database
            user
            role
            status
            statusText
            startedAt
            endedAt
            durationMs
            text
          }
        }
      }
    `,
    query,
  );
  const [open, setOpen] = useUrlParam("query");
  const opened = nodes.find(({ queryId }) => queryId === open);
  const close = () => setOpen(null, { replace: true });
  return (
    <>
      <PartialListNote shown={totalCount} total={totalCount} unreadable={unreadableCount} />
      <DataTable
        columns={columns}
        rows={nodes}
        rowKey={({ queryId }) => queryId}
        label="Query History"
        list={{
          name: "query-history",
          load: (options) => readAllRows<Row>({ label: "Export of warehouse queries", query: pageQuery, variables: list.order ?? {}, path: "warehouseQueries" }, options),
        }}
        emptyText="No queries found."
        sort={list.sort}
        onSortChange={list.onSortChange}
        paging={list.pagingOf(totalCount, pageInfo, isCurrent)}
        isDense
        minWidth={940}
      />
      {opened !== undefined && (
        <InfoDialog
          title="Query Details"
          onClose={close}
          contentSx={{ px: 6 }}
        >
          <Box sx={{ mb: 3, color: "text.secondary", typography: "body2", overflowWrap: "anywhere" }}>{opened.queryId}</Box>
          {opened.text ? <RawText label="Query text" text={opened.text} /> : "The text of this query is not known."}
        </InfoDialog>
      )}
    </>
  );
}

function QueryLink({ queryId }: { queryId: string }) {
  return (
    <CopyValue what="query ID" text={queryId}>
      <TextLink to={useSearchWith("query", queryId)} preventScrollReset>
        {queryId}
      </TextLink>
    </CopyValue>
  );
}
