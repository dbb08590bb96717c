import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql } from "react-relay";
import type { DayJobsQuery } from "../../../__generated__/DayJobsQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { dateText } from "../../../ui/text/format";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { Surface } from "../../../ui/layout/Surface";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { HubPanel } from "./HubPanel";
import { pipelineJobs } from "./liveLists";
import { PipelineJobsTable } from "./PipelineJobsTable";
import { PipelineSourcesNote } from "./PipelineSourcesNote";
import { ShortListRows, useShortList } from "./ShortList";
import { longestFirst, usePipelineJobList } from "./usePipelineJobList";

const query = graphql`
  query DayJobsQuery(
    $day: Date!
    $failed: Int!
    $failedOrder: PipelineJobOrder!
    $orderBy: PipelineJobOrder!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError {
    failed: pipelineJobs(filter: { dates: { from: $day, to: $day }, phases: [FAILED] }, orderBy: $failedOrder, first: $failed) {
      totalCount
      ...ShortList_jobs
    }
    pipelineJobs(
      filter: { dates: { from: $day, to: $day } }
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

/** The jobs of a day, YYYY-MM-DD, which took longest first. Those that failed are listed above the others, too. */
export function DayJobs({ day }: { day: string }) {
  const [, setDay] = useUrlParam("day");
  const list = usePipelineJobList(longestFirst);
  const failed = useShortList("failed", longestFirst);
  const jobs = usePanelQuery<DayJobsQuery>("jobs", query, {
    day,
    failed: failed.count,
    failedOrder: failed.orderBy,
    ...list.variables,
  });
  return (
    <Surface
      title={dateText(day)}
      actions={
        <Button onClick={() => setDay(null, { without: [...list.params, "sort", "failed", "failed-sort"] })}>Back to Calendar</Button>
      }
      flush
    >
      <HubPanel loadable={jobs} list={pipelineJobs} isInCard skeleton={<TableSkeleton columns={8} rows={12} isInCard />}>
        {(data) => (
          <>
            <PipelineSourcesNote query={data} isInCard />
            {data.failed.totalCount > 0 && (
              <>
                <Heading>Failed Jobs</Heading>
                <ShortListRows
                  title="Failed Jobs"
                  emptyText="No jobs have failed."
                  jobs={data.failed}
                  list={failed}
                  isCompact={false}
                  refetch={jobs.refetch}
                />
                <Heading>All Jobs</Heading>
              </>
            )}
            <PipelineJobsTable
              jobs={data.pipelineJobs}
              label="Jobs of the day"
              emptyText="No jobs found."
              sort={list.sort}
              onSortChange={list.onSortChange}
              paging={list.pagingOf(data.pipelineJobs.totalCount, data.pipelineJobs.pageInfo, jobs.isCurrent)}
              refetch={jobs.refetch}
            />
          </>
        )}
      </HubPanel>
    </Surface>
  );
}

/** The heading of a list within the card. */
function Heading({ children }: { children: string }) {
  return (
    <Box component="h3" sx={{ m: 0, px: 4, pt: 4, pb: 2, typography: "h3" }}>
      {children}
    </Box>
  );
}
