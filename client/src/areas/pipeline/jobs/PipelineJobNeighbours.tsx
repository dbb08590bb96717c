import { graphql } from "react-relay";
import neighboursQuery, { type PipelineJobNeighboursQuery } from "../../../__generated__/PipelineJobNeighboursQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { paths } from "../../../app/routing/paths";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { Panel } from "../../../ui/layout/Panel";
import { Surface } from "../../../ui/layout/Surface";
import { LastRefresh } from "../../../ui/table/steadyRows";
import { TextLink } from "../../../ui/url/TextLink";
import { PipelineJobsTable } from "../hub/PipelineJobsTable";
import { useRefetchable } from "../hub/refetching";
import { latestFirst, usePipelineJobList } from "../hub/usePipelineJobList";

const query = graphql`
  query PipelineJobNeighboursQuery(
    $filter: PipelineJobFilter!
    $orderBy: PipelineJobOrder!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError {
    pipelineJobs(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      pageInfo {
        startCursor
        endCursor
      }
      ...PipelineJobsTable_jobs @arguments(hasStats: false)
    }
  }
`;

type Props = { marketHash: string; /** The day, YYYY-MM-DD. */ date: string };

/** All jobs of a market for a day. There are several if one was run again. */
export function PipelineJobNeighbours({ marketHash, date }: Props) {
  const list = usePipelineJobList(latestFirst);
  const filter = { marketHashes: [marketHash], dates: { from: date, to: date } };
  const jobs = usePanelQuery<PipelineJobNeighboursQuery>("jobs", query, { filter, ...list.variables });
  useRefetchable(jobs.refetch);
  return (
    <Surface
      title="Jobs of This Market and Day"
      actions={<TextLink to={`${paths.pipeline()}?tab=jobs&market=${encodeURIComponent(marketHash)}`}>All jobs of this market</TextLink>}
      flush
    >
      <Panel loadable={jobs} skeleton={<TableSkeleton columns={5} rows={2} isInCard />}>
        {({ pipelineJobs }) => (
          <LastRefresh value={String(jobs.loadedAt?.getTime())}>
            <PipelineJobsTable
              jobs={pipelineJobs}
              label="Jobs of this market and day"
              emptyText="No jobs found."
              source={{ name: "jobs-of-day", filters: [], query: neighboursQuery, variables: { filter, orderBy: list.variables.orderBy } }}
              isCompact
              sort={list.sort}
              onSortChange={list.onSortChange}
              paging={list.pagingOf(pipelineJobs.totalCount, pipelineJobs.pageInfo, jobs.isCurrent)}
              refetch={jobs.refetch}
            />
          </LastRefresh>
        )}
      </Panel>
    </Surface>
  );
}
