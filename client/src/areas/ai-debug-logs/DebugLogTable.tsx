import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import pageQuery from "../../__generated__/AiDebugLogsPageQuery.graphql";
import type { DebugLogTable_query$data, DebugLogTable_query$key } from "../../__generated__/DebugLogTable_query.graphql";
import { readAllRows } from "../../app/relay/readAllRows";
import { CellText } from "../../ui/table/CellText";
import { CopyValue } from "../../ui/table/CopyValue";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { longMomentText } from "../../ui/text/format";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { TextLink } from "../../ui/url/TextLink";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { useCursorPages } from "../../ui/table/useCursorPages";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { sortToParam } from "../../ui/table/sortParams";
import { debugLogsOf, DEFAULT_SIZE, filterParams, newestFirst, pageSizeOf, pageSizes, SIZE, sortOf } from "./debugLogList";

/** The search parameter with the key of the log that is open. */
export const OPEN_LOG = "log";

type Row = DebugLogTable_query$data["debugLogs"]["nodes"][number];

/** The rows come in the order of the graph. A value only makes its column one that sorts. */
const columnsOf = (search: URLSearchParams): readonly Column<Row>[] => [
  {
    key: "id",
    header: "ID",
    isPinned: true,
    // The row itself can be focused, so the link cannot: Tab stops once per row.
    cell: ({ debugId }) => (
      <CopyValue what="ID" text={debugId}>
        <TextLink to={{ search: withLog(search, debugId) }} preventScrollReset tabIndex={-1} style={{ overflowWrap: "anywhere" }}>
          {debugId}
        </TextLink>
      </CopyValue>
    ),
    text: ({ debugId }) => debugId,
  },
  {
    key: "timestamp",
    header: "Timestamp",
    isOneLine: true,
    value: ({ recordedAt }) => recordedAt,
    cell: ({ recordedAt }) => longMomentText(recordedAt),
  },
  { key: "route", header: "Route", describes: "DebugLog.route", value: ({ route }) => route, cell: ({ route }) => <CellText>{route}</CellText> },
  {
    key: "feature",
    header: "Feature Type",
    describes: "DebugLog.featureTypeText",
    value: ({ featureTypeText }) => featureTypeText,
    cell: ({ featureTypeText }) => <CellText>{featureTypeText}</CellText>,
  },
  { key: "user", header: "User ID", describes: "DebugLog.userId", value: ({ userId }) => userId, cell: ({ userId }) => userId },
  { key: "initiation", header: "Initiation", describes: "DebugLog.initiationTypeText", cell: ({ initiationTypeText }) => <CellText>{initiationTypeText}</CellText>, text: ({ initiationTypeText }) => initiationTypeText },
  {
    key: "status",
    header: "Status",
    describes: "DebugLog.hasErrors",
    cell: ({ hasErrors }) => <StatusChip tone={hasErrors ? "red" : "green"} label={statusText(hasErrors)} />,
    text: ({ hasErrors }) => statusText(hasErrors),
  },
];

const statusText = (hasErrors: boolean): string => (hasErrors ? "Error" : "Success");

/** The address with a log open, on its first tab. */
function withLog(search: URLSearchParams, debugId: string): string {
  const next = new URLSearchParams(search);
  next.set(OPEN_LOG, debugId);
  next.delete("tab");
  return next.toString();
}

type Props = {
  query: DebugLogTable_query$key;
  /** Whether it is the page that the address asks for. */
  isCurrent: boolean;
};

/** A page of debug logs. A click on a row opens the log. */
export function DebugLogTable({ query, isCurrent }: Props) {
  const {
    debugLogs: { nodes, totalCount, unreadableCount, pageInfo },
  } = useFragment(
    graphql`
      fragment DebugLogTable_query on Query
      @argumentDefinitions(
        filter: { type: "DebugLogFilter" }
        orderBy: { type: "DebugLogOrder" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      )
      @throwOnFieldError {
        debugLogs(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
          totalCount
          unreadableCount
          pageInfo {
            startCursor
            endCursor
          }
          nodes {
            debugId
            recordedAt
            route
            featureTypeText
            userId
            initiationTypeText
            hasErrors
          }
        }
      }
    `,
    query,
  );
  const [search] = useSearchParams();
  const [, open] = useUrlParam(OPEN_LOG);
  const [, setSort] = useUrlParam("sort");
  const [, setSize] = useUrlParam(SIZE);
  const pageSize = pageSizeOf(search);
  const { params, pagingOf } = useCursorPages(pageSize);
  const { filter, orderBy } = debugLogsOf(search);
  const onlyPage = { page: 0, pageSize, total: totalCount, onPageChange: () => {} };
  return (
    <Box aria-busy={!isCurrent}>
      <PartialListNote shown={totalCount} total={totalCount} unreadable={unreadableCount} />
      <DataTable
        columns={columnsOf(search)}
        rows={nodes}
        rowKey={({ debugId }) => debugId}
        label="AI Debug Logs"
        list={{
          name: "ai-debug-logs",
          filters: filterParams,
          load: (options) => readAllRows<Row>({ label: "Export of debug logs", query: pageQuery, variables: { filter, orderBy }, path: "debugLogs" }, options),
        }}
        emptyText="No debug logs found."
        onRowClick={({ debugId }) => open(debugId, { without: ["tab"] })}
        rowLabel={({ debugId }) => debugId}
        sort={sortOf(search)}
        onSortChange={(next) => setSort(sortToParam(next, newestFirst), { replace: true, without: params })}
        paging={{
          ...(pagingOf(totalCount, pageInfo, isCurrent) ?? onlyPage),
          pageSizes,
          onPageSizeChange: (size) => setSize(size === DEFAULT_SIZE ? null : String(size), { replace: true, without: params }),
        }}
        minWidth={900}
      />
    </Box>
  );
}
