import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { PipelineJobsTabFiguresQuery } from "../../../__generated__/PipelineJobsTabFiguresQuery.graphql";
import tabQuery, { type PipelineJobsTabQuery } from "../../../__generated__/PipelineJobsTabQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { readDay } from "../../../ui/form/days";
import { FilterBar } from "../../../ui/table/FilterBar";
import { numberText } from "../../../ui/text/format";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { tabularNumbers } from "../../../ui/layout/style";
import { Surface } from "../../../ui/layout/Surface";
import { useClearParams } from "../../../ui/url/useClearParams";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { HubPanel } from "./HubPanel";
import { JobChoiceField } from "./JobChoiceField";
import { jobStatuses, jobTypes, phasesOf, typesOf } from "./jobFilter";
import { JobMarketField } from "./JobMarketField";
import { pipelineJobs } from "./liveLists";
import { PipelineJobsTable } from "./PipelineJobsTable";
import { PipelineSourcesNote } from "./PipelineSourcesNote";
import { SinceField } from "./SinceField";
import { useFigures } from "./useFigures";
import { latestFirst, usePipelineJobList } from "./usePipelineJobList";

const query = graphql`
  query PipelineJobsTabQuery(
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
      ...PipelineJobsTable_jobs
    }
    pipelineJobSources {
      jobCount
      windowLabel
    }
    ...PipelineSourcesNote_query
  }
`;

const figuresQuery = graphql`
  query PipelineJobsTabFiguresQuery(
    $filter: PipelineJobFilter!
    $orderBy: PipelineJobOrder!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError {
    pipelineJobs(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
      totalCount
    }
    pipelineJobSources {
      jobCount
    }
  }
`;

const FILTERS = ["market", "type", "status", "since"];

/** The jobs of all markets: those of the last days, or all that pass a filter. */
export function PipelineJobsTab() {
  const [market, setMarket] = useUrlParam("market");
  const [type] = useUrlParam("type");
  const list = usePipelineJobList(latestFirst);
  const [status] = useUrlParam("status");
  const phases = phasesOf(status);
  const [since] = useUrlParam("since");
  const startedSince = readDay(since);
  const filter = {
    // With a market or a type, the graph keeps no window; with a status or a first day, nothing asks for one.
    ...(phases === null && startedSince === null && { isInWindow: true }),
    ...(phases !== null && { phases }),
    ...(startedSince !== null && { startedSince }),
    ...(market === null ? {} : { marketHashes: [market] }),
    ...typesOf(type),
  };
  const variables = { filter, ...list.variables };
  const jobs = usePanelQuery<PipelineJobsTabQuery>("jobs", query, variables);
  const refetchFigures = useFigures<PipelineJobsTabFiguresQuery>(figuresQuery, variables);
  const clear = useClearParams(FILTERS, list.params);

  return (
    <Surface flush>
      <FilterBar label="Filter jobs" onClear={clear}>
        <JobMarketField value={market} onChange={(hash) => setMarket(hash, { without: list.params })} />
        <JobChoiceField label="Type" param="type" choices={jobTypes} emptyLabel="All Types" without={list.params} />
        <JobChoiceField label="Status" param="status" choices={jobStatuses} emptyLabel="All Statuses" without={list.params} />
        <SinceField label="Started Since" param="since" without={list.params} />
      </FilterBar>
      <HubPanel loadable={jobs} list={pipelineJobs} refetchFigures={refetchFigures} isInCard skeleton={<TableSkeleton columns={8} rows={12} isInCard />}>
        {(data) => (
          <Box aria-busy={!jobs.isCurrent}>
            <PipelineSourcesNote query={data} isInCard />
            <Line>
              <span>{data.pipelineJobSources.windowLabel}</span>
              <Box component="span" role="status" sx={{ ml: "auto" }}>
                {`Displaying ${numberText(data.pipelineJobs.totalCount)} of ${numberText(data.pipelineJobSources.jobCount)} Jobs`}
              </Box>
            </Line>
            <PipelineJobsTable
              jobs={data.pipelineJobs}
              label="Jobs"
              source={{ name: "pipeline-jobs", query: tabQuery, variables: { filter, orderBy: list.variables.orderBy }, filters: FILTERS }}
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

/** The line between the filters and the table. */
function Line({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, px: 4, pb: 2, color: "text.secondary", fontSize: 13, ...tabularNumbers }}>
      {children}
    </Box>
  );
}
