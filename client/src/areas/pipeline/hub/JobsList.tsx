import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { JobsListQuery, PipelineJobFilter } from "../../../__generated__/JobsListQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { tabularNumbers } from "../../../ui/layout/style";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import type { Sort } from "../../../ui/table/sort";
import { useCursorPages } from "../../../ui/table/useCursorPages";
import { numberText } from "../../../ui/text/format";
import { HubPanel } from "./HubPanel";
import { useJobOrder } from "./jobOrder";
import { pipelineJobs } from "./liveLists";
import { PipelineJobsTable } from "./PipelineJobsTable";
import { PipelineSourcesNote } from "./PipelineSourcesNote";

/** Rows of a page. */
export const PAGE = 50;

const query = graphql`
  query JobsListQuery(
    $filter: PipelineJobFilter!
    $orderBy: PipelineJobOrder!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $hasStats: Boolean = true
  ) @throwOnFieldError {
    pipelineJobs(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      unreadableCount
      ...PipelineJobsTable_jobs @arguments(hasStats: $hasStats)
    }
    pipelineJobSources {
      jobCount
      windowLabel
    }
    ...PipelineSourcesNote_query
  }
`;

type Props = {
  label: string;
  /** The name of the list in files, and the search parameters that filter it. */
  name: string;
  params: readonly string[];
  filter: PipelineJobFilter;
  /** Whether the user has chosen a filter. */
  isFiltered?: boolean;
  firstOrder: Sort;
  isCompact?: boolean;
  /** Whether it says which jobs it shows, and how many of all. */
  hasCount?: boolean;
};

/** A list of jobs, in pages, for a card. The address holds its order and page. */
export function JobsList({ label, name, params, filter, isFiltered = false, firstOrder, isCompact = false, hasCount = false }: Props) {
  const pages = useCursorPages(PAGE);
  const order = useJobOrder(firstOrder, { without: pages.params });
  const jobs = usePanelQuery<JobsListQuery>("jobs", query, { filter, orderBy: order.orderBy, ...pages.variables, hasStats: !isCompact });
  return (
    <HubPanel loadable={jobs} list={pipelineJobs} isInCard skeleton={<TableSkeleton columns={isCompact ? 5 : 8} rows={isCompact ? 2 : 12} isInCard />}>
      {(data) => (
        <Box aria-busy={!jobs.isCurrent}>
          <PipelineSourcesNote query={data} isInCard />
          {hasCount && (
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, px: 4, pb: 2, color: "text.secondary", fontSize: 13, ...tabularNumbers }}>
              <span>{data.pipelineJobSources.windowLabel}</span>
              <Box component="span" role="status" sx={{ ml: "auto" }}>
                {`Displaying ${numberText(data.pipelineJobs.totalCount)} of ${numberText(data.pipelineJobSources.jobCount)} Jobs`}
              </Box>
            </Box>
          )}
          <PartialListNote shown={data.pipelineJobs.totalCount} total={data.pipelineJobs.totalCount} unreadable={data.pipelineJobs.unreadableCount} />
          <PipelineJobsTable
            jobs={data.pipelineJobs}
            label={label}
            emptyText={isFiltered ? "No jobs match the filters." : "No jobs found."}
            source={{ name, params, filter }}
            order={order}
            pages={{ ...pages, isCurrent: jobs.isCurrent }}
            isCompact={isCompact}
          />
        </Box>
      )}
    </HubPanel>
  );
}
