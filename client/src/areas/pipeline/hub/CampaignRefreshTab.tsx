import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { CampaignRefreshTabQuery } from "../../../__generated__/CampaignRefreshTabQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { DataTablePager } from "../../../ui/table/DataTablePager";
import { EmptyState } from "../../../ui/table/EmptyState";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { CardsSkeleton } from "../../../ui/feedback/skeletons";
import { Surface } from "../../../ui/layout/Surface";
import { useCursorPages } from "../../../ui/table/useCursorPages";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { CampaignRefreshCard } from "./CampaignRefreshCard";
import { HubPanel } from "./HubPanel";
import { JobChoiceField } from "./JobChoiceField";
import { campaignRefreshJobs } from "./liveLists";
import { jobStatuses, phasesOf } from "./jobFilter";

/** Cards of a page. */
const PAGE = 24;

/** The statuses of refresh jobs to choose from. */
const statuses = jobStatuses.filter(({ value }) => value !== "running");

const query = graphql`
  query CampaignRefreshTabQuery(
    $filter: CampaignRefreshJobFilter!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError {
    campaignRefreshJobs(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      pageInfo {
        startCursor
        endCursor
      }
      nodes {
        jobId
        customer @catch {
          __typename
        }
        ...CampaignRefreshCard_job
      }
    }
  }
`;

/** The refresh jobs of campaigns, a card for each. */
export function CampaignRefreshTab() {
  const [status] = useUrlParam("status");
  const { variables, params, pagingOf } = useCursorPages(PAGE);
  const jobs = usePanelQuery<CampaignRefreshTabQuery>("campaign refresh jobs", query, {
    filter: { phases: phasesOf(status) },
    ...variables,
  });
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
      <Box role="search" aria-label="Filter campaign refresh jobs" sx={{ display: "flex" }}>
        <JobChoiceField label="Status" param="status" choices={statuses} emptyLabel="All" without={params} />
      </Box>
      <HubPanel
        loadable={jobs}
        list={campaignRefreshJobs}
        skeleton={<CardsSkeleton count={6} height={240} />}
      >
        {({ campaignRefreshJobs: { nodes, totalCount, pageInfo } }) => {
          const paging = pagingOf(totalCount, pageInfo, jobs.isCurrent);
          return (
            <>
              <MissingPart what="customers" parts={nodes.map(({ customer }) => customer)} onRetry={jobs.refetch} isInline />
              {nodes.length === 0 ? (
                <Surface>
                  <EmptyState text="No campaign refresh jobs found." />
                </Surface>
              ) : (
                <Box
                  component="ul"
                  aria-label="Campaign refresh jobs"
                  aria-busy={!jobs.isCurrent}
                  sx={{
                    display: "grid",
                    gap: 4,
                    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
                    m: 0,
                    p: 0,
                    listStyle: "none",
                    opacity: jobs.isCurrent ? 1 : 0.6,
                  }}
                >
                  {nodes.map((job) => (
                    <Box component="li" key={job.jobId} sx={{ minWidth: 0 }}>
                      <CampaignRefreshCard job={job} refetch={jobs.refetch} />
                    </Box>
                  ))}
                </Box>
              )}
              {paging !== undefined && <DataTablePager label="Campaign refresh jobs" {...paging} />}
            </>
          );
        }}
      </HubPanel>
    </Box>
  );
}
