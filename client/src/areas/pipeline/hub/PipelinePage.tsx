import { graphql } from "react-relay";
import type { PipelinePageQuery } from "../../../__generated__/PipelinePageQuery.graphql";
import { paths } from "../../../app/routing/paths";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { ScreenLink } from "../../../ui/layout/ScreenButton";
import { Panel } from "../../../ui/layout/Panel";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { Surface } from "../../../ui/layout/Surface";
import { cursorParams } from "../../../ui/table/useCursorPages";
import { UrlTabs, useUrlTab } from "../../../ui/url/UrlTabs";
import { RunReport } from "../runs/RunReport";
import { CampaignRefreshTab } from "./CampaignRefreshTab";
import { FirstPageButton, HubAge } from "./HubPanel";
import { JobsByDateTab } from "./JobsByDateTab";
import { JobsByMarketTab } from "./JobsByMarketTab";
import { NewJobMenu } from "./NewJobMenu";
import { PipelineDashboardTab } from "./PipelineDashboardTab";
import { PipelineJobsTab } from "./PipelineJobsTab";
import { useRefetchable } from "./liveLists";
import { ReportExplorerTab } from "./ReportExplorerTab";
import { PREFIX, useWarehouseQueryList, WarehouseQueries } from "./WarehouseQueries";

const query = graphql`
  query PipelinePageQuery($orderBy: WarehouseQueryOrder, $first: Int, $after: String, $last: Int, $before: String)
  @preloadable {
    ...WarehouseQueries_query @arguments(orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before)
  }
`;

/** The tab of the queries, as the address names it. */
const HISTORY = "queries";

/** What only one of the tabs keeps in the address. */
const ofTabs = [
  ...["market", "type", "status", "since", "month", "day", "by", "from", "to", "sort", "page", "after", "before"],
  ...["running", "failed", "pending"].flatMap((list) => [list, `${list}-sort`]),
];

/** The jobs of the pipeline from several sides, each a tab, and the queries that it has sent to the warehouse. */
export function PipelinePage() {
  const list = useWarehouseQueryList();
  const isHistory = useUrlTab([HISTORY], "tab", "") === HISTORY;
  const queries = usePanelQuery<PipelinePageQuery>("queries", query, isHistory ? list.variables : null);
  useRefetchable(queries.refetch);

  return (
    <PageFrame
      title="Pipeline"
      actions={
        <>
          <HubAge list={isHistory ? queries : { ...queries, loadedAt: null }} />
          <ScreenLink label="Coverage" to={paths.pipelineCoverage()} />
          <ScreenLink label="Processing Jobs" to={paths.processingJobs()} />
          <NewJobMenu />
        </>
      }
    >
      <RunReport />
      <UrlTabs
        label="Pipeline"
        without={ofTabs}
        tabs={[
          { value: "dashboard", label: "Dashboard", content: () => <PipelineDashboardTab /> },
          { value: "jobs", label: "Jobs List", content: () => <PipelineJobsTab /> },
          { value: "by-market", label: "Jobs by Market", content: () => <JobsByMarketTab /> },
          { value: "by-date", label: "Jobs by Date", content: () => <JobsByDateTab /> },
          { value: "report", label: "Report Explorer", content: () => <ReportExplorerTab /> },
          { value: "campaign-refresh", label: "Campaign Refresh Jobs", content: () => <CampaignRefreshTab /> },
          {
            value: HISTORY,
            label: "Query History",
            params: ["query", `${PREFIX}sort`, ...Object.values(cursorParams(PREFIX))],
            content: () => (
              <Surface title="Query History" flush>
                <Panel
                  loadable={queries}
                  skeleton={<TableSkeleton columns={8} rows={10} isInCard />}
                  renderError={(error) => (
                    <>
                      {error}
                      <FirstPageButton prefix={PREFIX} />
                    </>
                  )}
                >
                  {(data) => <WarehouseQueries query={data} list={list} isCurrent={queries.isCurrent} />}
                </Panel>
              </Surface>
            ),
          },
        ]}
      />
    </PageFrame>
  );
}
