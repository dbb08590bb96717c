import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import pageQuery, { type AiDebugLogsPageQuery } from "../../__generated__/AiDebugLogsPageQuery.graphql";
import { readAllRows } from "../../app/relay/readAllRows";
import { useRouteQuery } from "../../app/routing/route";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Panel } from "../../ui/layout/Panel";
import { ScreenButton } from "../../ui/layout/ScreenButton";
import { Surface } from "../../ui/layout/Surface";
import { CellText } from "../../ui/table/CellText";
import { CopyValue } from "../../ui/table/CopyValue";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { ListAge } from "../../ui/table/ListAge";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { sortToParam } from "../../ui/table/sort";
import { useCursorPages } from "../../ui/table/useCursorPages";
import { isTyped, useSingleKeys } from "../../ui/singleKeys";
import { longMomentText, numberText } from "../../ui/text/format";
import { TextLink } from "../../ui/url/TextLink";
import { useUrlFlag, useUrlParam } from "../../ui/url/useUrlParam";
import { useDebouncedFilter } from "../ai-insights/urlFilter";
import { DebugLogDays } from "./DebugLogDays";
import { DebugLogDialog } from "./DebugLogDialog";
import { DebugLogFilters } from "./DebugLogFilters";
import { debugLogsOf, DEFAULT_SIZE, filterParams, newestFirst, pageSizeOf, pageSizes, SIZE, sortOf } from "./debugLogList";

const TITLE = "AI Debug Logs";

/** How long the filters rest before the list is loaded. */
const PAUSE_MS = 250;

/** The search parameter with the key of the log that is open. */
const OPEN_LOG = "log";

/** The search parameter that opens the chart. */
const DAYS = "days";

const query = graphql`
  query AiDebugLogsPageQuery(
    $filter: DebugLogFilter!
    $orderBy: DebugLogOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @preloadable @throwOnFieldError {
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
        # Without it the number is enough.
        user @catch(to: NULL) {
          displayName
        }
        initiationTypeText
        hasErrors
      }
    }
  }
`;

type DebugLogs = AiDebugLogsPageQuery["response"]["debugLogs"];
type Row = DebugLogs["nodes"][number];

/** What the AI assistant recorded, newest first. A log opens over the list. */
export function AiDebugLogsPage() {
  const { variables, isChanging } = useDebouncedFilter(debugLogsOf, PAUSE_MS);
  const logs = useRouteQuery<AiDebugLogsPageQuery>("debug logs", query, variables);
  const [opened, setOpened] = useUrlParam(OPEN_LOG);
  const [areDaysOpen, openDays] = useUrlFlag(DAYS);
  return (
    <PageFrame
      title={TITLE}
      heading={
        <>
          {TITLE}
          {/* A failure shows below. */}
          <Panel loadable={{ ...logs, isStale: false }} skeleton={null} renderError={() => null}>
            {({ debugLogs }) => ` (${numberText(debugLogs.totalCount)})`}
          </Panel>
        </>
      }
      actions={
        <>
          <ListAge list={logs} />
          <ScreenButton label={areDaysOpen ? "Hide Days" : "Show by Day"} onClick={() => openDays(!areDaysOpen)} />
        </>
      }
    >
      {areDaysOpen && <DebugLogDays filter={variables.filter} />}
      <Surface flush>
        <DebugLogFilters />
        <Panel loadable={logs} skeleton={<TableSkeleton columns={7} rows={16} isInCard />}>
          {({ debugLogs }) => <Logs logs={debugLogs} isCurrent={logs.isCurrent && !isChanging} />}
        </Panel>
      </Surface>
      {opened !== null && (
        <DebugLogDialog
          debugId={opened}
          neighbours={
            <Panel loadable={{ ...logs, isStale: false }} skeleton={null} renderError={() => null}>
              {({ debugLogs }) => <Neighbours logs={debugLogs.nodes} opened={opened} onOpen={(debugId) => setOpened(debugId, { replace: true })} />}
            </Panel>
          }
          onClose={() => setOpened(null, { replace: true, without: ["tab"] })}
        />
      )}
    </PageFrame>
  );
}

type NeighboursProps = { logs: readonly Row[]; opened: string; onOpen: (debugId: string) => void };

/** Leads to the logs before and after the open one on the page of the list, also by the keys that walk the rows. */
function Neighbours({ logs, opened, onOpen }: NeighboursProps) {
  const place = logs.findIndex(({ debugId }) => debugId === opened);
  const [previous, next] = [logs[place - 1], place === -1 ? undefined : logs[place + 1]];
  useSingleKeys((event) => {
    const neighbour = { j: next, k: previous }[event.key];
    if (neighbour === undefined || isTyped(event)) return;
    event.preventDefault();
    onOpen(neighbour.debugId);
  });
  if (place === -1) return null;
  return (
    <>
      <ReasonedButton aria-keyshortcuts="k" reason={previous === undefined ? "This is the first log of the page." : null} onClick={() => previous && onOpen(previous.debugId)}>
        Previous
      </ReasonedButton>
      <ReasonedButton aria-keyshortcuts="j" reason={next === undefined ? "This is the last log of the page." : null} onClick={() => next && onOpen(next.debugId)}>
        Next
      </ReasonedButton>
    </>
  );
}

/** A page of the list. A click on a row opens the log. */
function Logs({ logs: { nodes, totalCount, unreadableCount, pageInfo }, isCurrent }: { logs: DebugLogs; isCurrent: boolean }) {
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
        label={TITLE}
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
  {
    key: "user",
    header: "User ID",
    describes: "DebugLog.userId",
    value: ({ userId }) => userId,
    cell: ({ userId, user }) => <CellText>{[userId, user?.displayName].filter(Boolean).join(" · ")}</CellText>,
    text: ({ userId }) => userId,
  },
  {
    key: "initiation",
    header: "Initiation",
    describes: "DebugLog.initiationTypeText",
    cell: ({ initiationTypeText }) => <CellText>{initiationTypeText}</CellText>,
    text: ({ initiationTypeText }) => initiationTypeText,
  },
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
