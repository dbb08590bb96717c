import { graphql } from "react-relay";
import type { ProcessingJobsPageQuery } from "../../../__generated__/ProcessingJobsPageQuery.graphql";
import { useRouteQuery } from "../../../app/routing/route";
import { ListAge } from "../../../ui/table/ListAge";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Panel } from "../../../ui/layout/Panel";
import { CardsSkeleton, TableSkeleton } from "../../../ui/feedback/skeletons";
import { Surface } from "../../../ui/layout/Surface";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { MarketProcessingDialog } from "./MarketProcessingDialog";
import { OPEN_MARKET } from "./OpenMarketLink";
import { ProcessingJobsTable } from "./ProcessingJobsTable";
import { TopMarkets } from "./TopMarkets";

const query = graphql`
  query ProcessingJobsPageQuery @preloadable {
    ...TopMarkets_query
    ...ProcessingJobsTable_query
  }
`;

/** The processing jobs of all markets: the newest of the important markets first, then all in a list. */
export function ProcessingJobsPage() {
  const jobs = useRouteQuery<ProcessingJobsPageQuery>("processing jobs", query);
  const [opened, setOpened] = useUrlParam(OPEN_MARKET);
  return (
    <PageFrame title="Processing Jobs" actions={<ListAge list={jobs} />}>
      <Surface title="Top Markets">
        {/* A failed refetch shows below. */}
        <Panel
          loadable={{ ...jobs, what: "top markets", isStale: false }}
          failure="inline"
          skeleton={<CardsSkeleton count={8} height={116} />}
        >
          {(data) => <TopMarkets query={data} />}
        </Panel>
      </Surface>
      <Surface title="Processing List" flush>
        <Panel loadable={jobs} skeleton={<TableSkeleton columns={7} rows={12} isInCard />}>
          {(data) => <ProcessingJobsTable query={data} />}
        </Panel>
      </Surface>
      {opened !== null && (
        <MarketProcessingDialog key={opened} opened={opened} onClose={() => setOpened(null, { replace: true })} />
      )}
    </PageFrame>
  );
}
