import Button from "@mui/material/Button";
import { graphql } from "react-relay";
import type { DayJobsQuery } from "../../../__generated__/DayJobsQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { dateText } from "../../../ui/format";
import { TableSkeleton } from "../../../ui/skeletons";
import { Surface } from "../../../ui/Surface";
import { useUrlParam } from "../../../ui/useUrlParam";
import { HubPanel } from "./HubPanel";
import { pipelineJobs } from "./liveLists";
import { PipelineJobsTable } from "./PipelineJobsTable";
import { PipelineSourcesNote } from "./PipelineSourcesNote";
import { longestFirst, usePipelineJobList } from "./usePipelineJobList";

const query = graphql`
  query DayJobsQuery($day: Date!, $orderBy: PipelineJobOrder!, $first: Int, $after: String, $last: Int, $before: String)
  @throwOnFieldError {
    pipelineJobs(
      filter: { from: $day, to: $day }
      orderBy: $orderBy
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
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

/** The jobs of a day, YYYY-MM-DD, which took longest first. */
export function DayJobs({ day }: { day: string }) {
  const [, setDay] = useUrlParam("day");
  const list = usePipelineJobList(longestFirst);
  const jobs = usePanelQuery<DayJobsQuery>("jobs", query, { day, ...list.variables });
  return (
    <Surface
      title={dateText(day)}
      actions={<Button onClick={() => setDay(null, { without: [...list.params, "sort"] })}>Back to Calendar</Button>}
      flush
    >
      <HubPanel loadable={jobs} list={pipelineJobs} isInCard skeleton={<TableSkeleton columns={8} rows={12} isInCard />}>
        {(data) => (
          <>
            <PipelineSourcesNote query={data} isInCard />
            <PipelineJobsTable
              jobs={data.pipelineJobs}
              label="Jobs of the day"
              emptyText="No jobs found."
              sort={list.sort}
              onSortChange={list.onSortChange}
              paging={list.pagingOf(data.pipelineJobs.totalCount, data.pipelineJobs.pageInfo, jobs.isCurrent)}
              reload={jobs.refetch}
            />
          </>
        )}
      </HubPanel>
    </Surface>
  );
}
