import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, use, useState } from "react";
import { graphql } from "react-relay";
import type { DayJobsQuery } from "../../../__generated__/DayJobsQuery.graphql";
import jobsQuery from "../../../__generated__/PipelineJobsTabQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { dateText } from "../../../ui/text/format";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { noPrint } from "../../../ui/layout/style";
import { Surface } from "../../../ui/layout/Surface";
import { ToolSlotContext } from "../../../ui/layout/toolSlot";
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
  const dates = { from: day, to: day };
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
              <Section title="Failed Jobs">
                <ShortListRows
                  title="Failed Jobs"
                  emptyText="No jobs have failed."
                  jobs={data.failed}
                  list={failed}
                  name="failed-jobs"
                  filter={{ dates, phases: ["FAILED"] }}
                  params={["day"]}
                  isCompact={false}
                  refetch={jobs.refetch}
                />
              </Section>
            )}
            <Section title={data.failed.totalCount > 0 ? "All Jobs" : null}>
              <PipelineJobsTable
                jobs={data.pipelineJobs}
                label="Jobs of the day"
                emptyText="No jobs found."
                source={{ name: "pipeline-jobs", filters: ["day"], query: jobsQuery, variables: { filter: { dates }, orderBy: list.variables.orderBy } }}
                sort={list.sort}
                onSortChange={list.onSortChange}
                paging={list.pagingOf(data.pipelineJobs.totalCount, data.pipelineJobs.pageInfo, jobs.isCurrent)}
                refetch={jobs.refetch}
              />
            </Section>
          </>
        )}
      </HubPanel>
    </Surface>
  );
}

type SectionProps = {
  /** Null if the list is the only one in the card. */
  title: string | null;
  children: ReactNode;
};

/** A list within the card, with a heading and a place for its buttons. */
function Section({ title, children }: SectionProps) {
  const card = use(ToolSlotContext);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      {title !== null && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, px: 4, pt: 4, pb: 2 }}>
          <Box component="h3" sx={{ flex: 1, m: 0, typography: "h3" }}>
            {title}
          </Box>
          <Box ref={setPlace} sx={{ display: "flex", gap: 2, ...noPrint }} />
        </Box>
      )}
      <ToolSlotContext value={title === null ? card : [place, setPlace]}>{children}</ToolSlotContext>
    </>
  );
}
