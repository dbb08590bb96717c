import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { AiDebugLogsPageQuery } from "../../__generated__/AiDebugLogsPageQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import { ListAge } from "../../ui/table/ListAge";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Panel } from "../../ui/layout/Panel";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { Surface } from "../../ui/layout/Surface";
import { useRested } from "../../ui/useRested";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { DebugLogCount } from "./DebugLogCount";
import { DebugLogDialog } from "./DebugLogDialog";
import { DebugLogFilters } from "./DebugLogFilters";
import { debugLogsOf } from "./debugLogList";
import { DebugLogTable, OPEN_LOG } from "./DebugLogTable";

const TITLE = "AI Debug Logs";

/** How long the texts of the filters rest before the list is loaded. */
const PAUSE_MS = 250;

const query = graphql`
  query AiDebugLogsPageQuery(
    $filter: DebugLogFilter!
    $orderBy: DebugLogOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @preloadable {
    ...DebugLogCount_query @arguments(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before)
    ...DebugLogTable_query @arguments(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before)
  }
`;

/** What the AI assistant recorded, newest first. A log opens over the list. */
export function AiDebugLogsPage() {
  const [search] = useSearchParams();
  const wanted = debugLogsOf(search);
  const rested = debugLogsOf(new URLSearchParams(useRested(search.toString(), PAUSE_MS)));
  const isTyping = JSON.stringify(wanted.filter) !== JSON.stringify(rested.filter);
  const logs = useRouteQuery<AiDebugLogsPageQuery>("debug logs", query, isTyping ? rested : wanted);
  const isCurrent = logs.isCurrent && !isTyping;
  const [opened, setOpened] = useUrlParam(OPEN_LOG);
  return (
    <PageFrame
      title={TITLE}
      heading={
        <>
          {TITLE}
          {/* A failure shows below. */}
          <Panel loadable={{ ...logs, isStale: false }} skeleton={null} renderError={() => null}>
            {(data) => <DebugLogCount query={data} />}
          </Panel>
        </>
      }
      actions={<ListAge list={logs} />}
    >
      <Surface flush>
        <DebugLogFilters />
        <Panel loadable={logs} skeleton={<TableSkeleton columns={7} rows={16} isInCard />}>
          {(data) => <DebugLogTable query={data} isCurrent={isCurrent} />}
        </Panel>
      </Surface>
      {opened !== null && (
        <DebugLogDialog key={opened} debugId={opened} onClose={() => setOpened(null, { replace: true, without: ["tab"] })} />
      )}
    </PageFrame>
  );
}
