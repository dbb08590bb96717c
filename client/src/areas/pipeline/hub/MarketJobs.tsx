import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql } from "react-relay";
import { Link } from "react-router";
import marketQuery, { type MarketJobsQuery } from "../../../__generated__/MarketJobsQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { paths } from "../../../app/routing/paths";
import { FilterBar } from "../../../ui/table/FilterBar";
import { Panel } from "../../../ui/layout/Panel";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { Surface } from "../../../ui/layout/Surface";
import { useClearParams } from "../../../ui/url/useClearParams";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { HubPanel } from "./HubPanel";
import { JobChoiceField } from "./JobChoiceField";
import { jobStatuses, jobTypes, phasesOf, typesOf } from "./jobFilter";
import { pipelineJobs } from "./liveLists";
import { PipelineJobsTable } from "./PipelineJobsTable";
import { PipelineSourcesNote } from "./PipelineSourcesNote";
import { longestFirst, usePipelineJobList } from "./usePipelineJobList";

const query = graphql`
  query MarketJobsQuery(
    $hash: String!
    $filter: PipelineJobFilter!
    $orderBy: PipelineJobOrder!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError {
    # Only the title needs it, so the jobs are shown without it.
    market(by: { hash: $hash }) @catch(to: NULL) {
      name
    }
    pipelineJobs(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      pageInfo {
        startCursor
        endCursor
      }
      ...PipelineJobsTable_jobs
    }
    ...PipelineSourcesNote_query
  }
`;

/** The jobs of the market with a hash, which took longest first. */
export function MarketJobs({ hash }: { hash: string }) {
  const [type] = useUrlParam("type");
  const [status] = useUrlParam("status");
  const [, setMarket] = useUrlParam("market");
  const list = usePipelineJobList(longestFirst);
  const wanted = { hash, filter: { marketHashes: [hash], ...typesOf(type), phases: phasesOf(status) } };
  const jobs = usePanelQuery<MarketJobsQuery>("jobs", query, { ...wanted, ...list.variables });
  const filters = ["type", "status"];
  const clear = useClearParams(filters, list.params);

  return (
    <Surface
      title={
        // A failure shows below.
        <Panel loadable={{ ...jobs, isStale: false }} skeleton={hash} renderError={() => hash}>
          {(data) => data.market?.name ?? hash}
        </Panel>
      }
      actions={
        <>
          <Button component={Link} to={paths.framesByMarket(hash)}>
            View Frames
          </Button>
          <Button onClick={() => setMarket(null, { without: [...filters, ...list.params, "sort"] })}>Back to Markets</Button>
        </>
      }
      flush
    >
      <FilterBar label="Filter jobs" onClear={clear}>
        <JobChoiceField label="Type" param="type" choices={jobTypes} emptyLabel="All Types" without={list.params} />
        <JobChoiceField label="Status" param="status" choices={jobStatuses} emptyLabel="All Statuses" without={list.params} />
      </FilterBar>
      <HubPanel loadable={jobs} list={pipelineJobs} isInCard skeleton={<TableSkeleton columns={8} rows={12} isInCard />}>
        {(data) => (
          <Box aria-busy={!jobs.isCurrent}>
            <PipelineSourcesNote query={data} isInCard />
            <PipelineJobsTable
              jobs={data.pipelineJobs}
              label="Jobs of the market"
              source={{ name: "pipeline-jobs", query: marketQuery, variables: { ...wanted, orderBy: list.variables.orderBy }, filters: ["market", ...filters] }}
              emptyText={clear === null ? "No jobs found." : "No jobs match the filters."}
              sort={list.sort}
              onSortChange={list.onSortChange}
              paging={list.pagingOf(data.pipelineJobs.totalCount, data.pipelineJobs.pageInfo, jobs.isCurrent)}
              refetch={jobs.refetch}
            />
          </Box>
        )}
      </HubPanel>
    </Surface>
  );
}
