import Box from "@mui/material/Box";
import { useState } from "react";
import { graphql } from "react-relay";
import tabQuery, { type CampaignRefreshTabQuery } from "../../../__generated__/CampaignRefreshTabQuery.graphql";
import { BulkBar } from "../../../app/bulk/BulkBar";
import { SelectBox } from "../../../app/bulk/SelectBox";
import { SelectButton } from "../../../app/bulk/SelectButton";
import { useSelection } from "../../../app/bulk/useSelection";
import { readAllRows } from "../../../app/relay/readAllRows";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { readDay } from "../../../ui/form/days";
import { DataTablePager } from "../../../ui/table/DataTablePager";
import { EmptyState } from "../../../ui/table/EmptyState";
import { FilterBar } from "../../../ui/table/FilterBar";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { CardsSkeleton } from "../../../ui/feedback/skeletons";
import { Surface } from "../../../ui/layout/Surface";
import { ToolSlotContext } from "../../../ui/layout/toolSlot";
import { useCursorPages } from "../../../ui/table/useCursorPages";
import { useClearParams } from "../../../ui/url/useClearParams";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { CampaignRefreshCard } from "./CampaignRefreshCard";
import { HubPanel } from "./HubPanel";
import { JobChoiceField } from "./JobChoiceField";
import { campaignRefreshJobs } from "./liveLists";
import { jobStatuses, phasesOf } from "./jobFilter";
import { refreshJobLabel } from "./refreshJobName";
import { SinceField } from "./SinceField";
import { useRunCampaignRefreshJobs } from "../useRunCampaignRefreshJobs";

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
      unreadableCount
      pageInfo {
        startCursor
        endCursor
      }
      nodes {
        id
        jobId
        campaignId
        campaignName
        run {
          reason
        }
        customer @catch {
          __typename
        }
        ...CampaignRefreshCard_job
      }
    }
  }
`;

type Job = CampaignRefreshTabQuery["response"]["campaignRefreshJobs"]["nodes"][number];

const noun = { one: "refresh job", many: "refresh jobs" };

/** What bulk actions need to know about a job. */
type BulkJob = { readonly id: string; readonly jobId: string; readonly name: string; readonly reason: string | null };

const bulkJob = ({ id, jobId, campaignId, campaignName, run: { reason } }: Job): BulkJob => ({
  id,
  jobId,
  name: refreshJobLabel(jobId, campaignId, campaignName),
  reason: reason ?? null,
});
const rowKey = ({ jobId }: BulkJob) => jobId;
const nameOf = ({ name }: BulkJob) => name;

/** The time limit for reading all jobs of the list. */
const LOAD_MS = 60_000;

/** The refresh jobs of campaigns, a card for each. */
export function CampaignRefreshTab() {
  const [status] = useUrlParam("status");
  const { variables, params, pagingOf } = useCursorPages(PAGE);
  const [since] = useUrlParam("since");
  const filter = { phases: phasesOf(status), createdSince: readDay(since) };
  const jobs = usePanelQuery<CampaignRefreshTabQuery>("campaign refresh jobs", query, { filter, ...variables });
  const clear = useClearParams(["status", "since"], params);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
      <ToolSlotContext value={[place, setPlace]}>
        {/* Its padding is for cards. */}
        <Box sx={{ m: -4, mb: -2 }}>
          <FilterBar label="Filter campaign refresh jobs" onClear={clear}>
            <JobChoiceField label="Status" param="status" choices={statuses} emptyLabel="All" without={params} />
            <SinceField label="Created Since" param="since" without={params} />
          </FilterBar>
        </Box>
        <HubPanel
          loadable={jobs}
          list={campaignRefreshJobs}
          skeleton={<CardsSkeleton count={6} height={240} />}
        >
          {({ campaignRefreshJobs: { nodes, totalCount, unreadableCount, pageInfo } }) => {
            const paging = pagingOf(totalCount, pageInfo, jobs.isCurrent);
            return (
              <>
                <MissingPart what="customers" parts={nodes.map(({ customer }) => customer)} onRetry={jobs.refetch} isInline />
                <JobCards
                  jobs={nodes}
                  total={totalCount}
                  isWhole={totalCount <= nodes.length && unreadableCount === 0}
                  isCurrent={jobs.isCurrent}
                  view={JSON.stringify(filter)}
                  emptyText={clear === null ? "No campaign refresh jobs found." : "No jobs match the filters."}
                  loadAll={() =>
                    readAllRows<Job>(
                      { label: "Selection of all refresh jobs", query: tabQuery, variables: { filter }, path: "campaignRefreshJobs" },
                      { signal: AbortSignal.timeout(LOAD_MS), onProgress: () => {} },
                    )
                  }
                  refetch={jobs.refetch}
                />
                {paging !== undefined && <DataTablePager label="Campaign refresh jobs" {...paging} />}
              </>
            );
          }}
        </HubPanel>
      </ToolSlotContext>
    </Box>
  );
}

type Props = {
  /** The jobs of this page. */
  jobs: readonly Job[];
  /** How many jobs pass the filter. */
  total: number;
  /** Whether these are all jobs of the list. */
  isWhole: boolean;
  /** Whether they match the present filter. */
  isCurrent: boolean;
  /** The filter as a text. */
  view: string;
  emptyText: string;
  /** Reads the jobs of all pages. */
  loadAll: () => Promise<readonly Job[]>;
  /** Refetches the list. */
  refetch: () => Promise<void>;
};

/** The cards of a page, and the actions on many of them. */
function JobCards({ jobs, total, isWhole, isCurrent, view, emptyText, loadAll, refetch }: Props) {
  const rows = jobs.map(bulkJob);
  const selection = useSelection({ rows, all: isWhole ? rows : null, rowKey, view });
  const run = useRunCampaignRefreshJobs();
  return (
    <>
      {jobs.length === 0 ? (
        <Surface>
          <EmptyState text={emptyText} />
        </Surface>
      ) : (
        <>
          <SelectButton selection={selection} label="Campaign refresh jobs" />
          <Box
            component="ul"
            aria-label="Campaign refresh jobs"
            aria-busy={!isCurrent}
            sx={{
              display: "grid",
              gap: 4,
              gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
              m: 0,
              p: 0,
              listStyle: "none",
              opacity: isCurrent ? 1 : 0.6,
            }}
          >
            {jobs.map((job) => {
              const row = bulkJob(job);
              return (
                <Box component="li" key={job.jobId} sx={{ minWidth: 0 }}>
                  <CampaignRefreshCard
                    job={job}
                    select={selection.isOn && <SelectBox selection={selection} row={row} name={row.name} />}
                    refetch={refetch}
                  />
                </Box>
              );
            })}
          </Box>
        </>
      )}
      {/* Outside the list, so that an action that empties the list can finish. */}
      <BulkBar
        selection={selection}
        noun={noun}
        rows={rows}
        total={total}
        loadAll={async () => (await loadAll()).map(bulkJob)}
        rowKey={rowKey}
        rowName={nameOf}
        actions={[{ label: "Run", past: "started", reasonOf: ({ reason }) => reason, send: run }]}
        onDone={() => void refetch()}
      />
    </>
  );
}
