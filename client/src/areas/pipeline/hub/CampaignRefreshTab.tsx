import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useId, useState } from "react";
import { graphql } from "react-relay";
import tabQuery, { type CampaignRefreshTabQuery } from "../../../__generated__/CampaignRefreshTabQuery.graphql";
import { BulkBar } from "../../../app/bulk/BulkBar";
import { RowCheckbox, SelectButton, useSelection } from "../../../app/bulk/rowSelection";
import { readAllRows } from "../../../app/relay/readAllRows";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { paths } from "../../../app/routing/paths";
import { ExplainedChip } from "../../../ui/feedback/ExplainedChip";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { CardsSkeleton } from "../../../ui/feedback/skeletons";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import { readDay } from "../../../ui/form/entries";
import { Details } from "../../../ui/layout/KeyFacts";
import { tabularNumbers } from "../../../ui/layout/style";
import { Surface, ToolbarSlotContext } from "../../../ui/layout/Surface";
import { DataTablePager } from "../../../ui/table/DataTablePager";
import { EmptyState } from "../../../ui/table/EmptyState";
import { FilterBar } from "../../../ui/table/FilterBar";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { ViewsButton } from "../../../ui/table/ViewsButton";
import { useCursorPages } from "../../../ui/table/useCursorPages";
import { dateRangeText, momentText } from "../../../ui/text/format";
import { TextLink } from "../../../ui/url/TextLink";
import { useClearParams, useUrlParam } from "../../../ui/url/useUrlParam";
import { HubPanel, useHeldRows, useHubRefetch } from "./HubPanel";
import { jobStatuses, phasesOf } from "./jobParams";
import { JobChoiceField, JobDayField } from "./JobFilters";
import { campaignRefreshJobs } from "./liveLists";
import { PhaseChip } from "./PhaseChip";
import { useJobActions } from "../useJobActions";

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
        refreshJobId
        campaignId
        campaignName
        customerId
        customer @catch {
          name
          slug
        }
        markets {
          name
        }
        createdAt
        phase
        statusLabel
        activeFrom
        activeTo
        run {
          allowed
          reason
        }
        runLabel
      }
    }
  }
`;

type Jobs = CampaignRefreshTabQuery["response"]["campaignRefreshJobs"];
type Job = Jobs["nodes"][number];

const noun = { one: "refresh job", many: "refresh jobs" };
const rowKey = ({ refreshJobId }: Job) => refreshJobId;

/** The refresh jobs of campaigns, a card for each. */
export function CampaignRefreshTab() {
  const [status] = useUrlParam("status");
  const [since] = useUrlParam("since");
  const { variables, params, pagingOf } = useCursorPages(PAGE);
  const from = readDay(since);
  const filter = { phases: phasesOf(status), dates: from === null ? null : { from } };
  const jobs = usePanelQuery<CampaignRefreshTabQuery>("campaign refresh jobs", query, { filter, ...variables });
  const clear = useClearParams(["status", "since"], params);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
      <ToolbarSlotContext value={[place, setPlace]}>
        {/* Its padding is for cards. */}
        <Box sx={{ m: -4, mb: -2 }}>
          <FilterBar
            label="Filter campaign refresh jobs"
            note={<ViewsButton label="Campaign Refresh Jobs" list="campaign-refresh-jobs" />}
            onClear={clear}
          >
            <JobChoiceField label="Status" param="status" choices={statuses} emptyLabel="All" without={params} />
            <JobDayField label="Created Since" param="since" without={params} />
          </FilterBar>
        </Box>
        <HubPanel loadable={jobs} list={campaignRefreshJobs} skeleton={<CardsSkeleton count={6} height={240} />}>
          {({ campaignRefreshJobs: page }) => {
            const paging = pagingOf(page.totalCount, page.pageInfo, jobs.isCurrent);
            return (
              <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
                <MissingPart what="customers" parts={page.nodes.map(({ customer }) => customer)} onRetry={jobs.refetch} isInline />
                <PartialListNote shown={page.totalCount} total={page.totalCount} unreadable={page.unreadableCount} isInline />
                <JobCards page={page} isCurrent={jobs.isCurrent} filter={filter} emptyText={clear === null ? "No campaign refresh jobs found." : "No jobs match the filters."} />
                {paging !== undefined && <DataTablePager label="Campaign refresh jobs" {...paging} />}
              </Box>
            );
          }}
        </HubPanel>
      </ToolbarSlotContext>
    </Box>
  );
}

type Props = {
  page: Jobs;
  /** Whether it is the page that the address asks for. */
  isCurrent: boolean;
  filter: CampaignRefreshTabQuery["variables"]["filter"];
  emptyText: string;
};

/** The cards of a page, and the actions on many of them. */
function JobCards({ page: { nodes, totalCount, unreadableCount }, isCurrent, filter, emptyText }: Props) {
  const refetch = useHubRefetch();
  const isWhole = totalCount <= nodes.length && unreadableCount === 0;
  const rows = useHeldRows(nodes, rowKey);
  const selection = useSelection({ rows, all: isWhole ? nodes : null, rowKey, view: JSON.stringify(filter) });
  const { ask, dialog, sends } = useJobActions({ refetch });
  return (
    <>
      {rows.length === 0 ? (
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
              display: "grid", gap: 4, m: 0, p: 0, listStyle: "none", opacity: isCurrent ? 1 : 0.6,
              gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
            }}
          >
            {rows.map((job) => (
              <Box component="li" key={job.refreshJobId} sx={{ minWidth: 0 }}>
                <JobCard
                  job={job}
                  select={selection.isOn && <RowCheckbox selection={selection} row={job} name={refreshJobLabel(job)} />}
                  onRun={(name) => ask({ what: "run", jobId: job.refreshJobId, name, listedAt: paths.campaignRefreshJobs() })}
                />
              </Box>
            ))}
          </Box>
        </>
      )}
      {dialog}
      {/* Outside the list, so that an action that empties the list can finish. */}
      <BulkBar
        selection={selection}
        noun={noun}
        rows={rows}
        total={totalCount}
        loadAll={() => readAllRows<Job>({ label: "Selection of all refresh jobs", query: tabQuery, variables: { filter }, path: "campaignRefreshJobs" })}
        rowKey={rowKey}
        rowName={refreshJobLabel}
        actions={[{ label: "Run", past: "started", reasonOf: ({ run: { reason } }) => reason ?? null, send: (rows) => sends.run(rows.map(rowKey)) }]}
        onDone={() => void refetch()}
      />
    </>
  );
}

type CardProps = {
  job: Job;
  /** The checkbox that selects it, while jobs are selected. */
  select: ReactNode;
  /** Asks to run it, with what tells it from others. */
  onRun: (name: string) => void;
};

/** A refresh job of a campaign, and the button that runs it. */
function JobCard({ job, select, onRun }: CardProps) {
  const { refreshJobId: jobId, campaignId, markets, run } = job;
  const heading = useId();
  const customer = job.customer.ok ? job.customer.value : null;
  const customerText = customer?.name ?? (job.customerId == null ? "" : String(job.customerId));
  const active = dateRangeText(job.activeFrom, job.activeTo);
  const facts = {
    Campaign: campaignId ? String(campaignId) : "—",
    Customer: customerText || "—",
    Markets: markets.map(({ name }) => name).join(", ") || "—",
    Created: momentText(job.createdAt) || "—",
    Active: active,
  };
  const name = refreshJobName(job);
  const label = refreshJobLabel(job);
  return (
    <Box
      component="article"
      aria-labelledby={heading}
      sx={{
        display: "flex", flexDirection: "column", gap: 3, boxSizing: "border-box", height: "100%", p: 4, fontSize: 13, lineHeight: "20px",
        bgcolor: "background.paper", border: 1, borderColor: "divider", borderRadius: "10px",
      }}
    >
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 2 }}>
        {select}
        <Box component="h2" id={heading} sx={{ flex: 1, minWidth: 0, m: 0, typography: "h3", overflowWrap: "anywhere" }}>
          {customer && campaignId ? <TextLink to={paths.campaign(customer.slug, campaignId)}>{name}</TextLink> : name}
        </Box>
        <PhaseChip phase={job.phase} label={job.statusLabel} />
      </Box>
      <Details entries={facts} sx={{ gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: 4, rowGap: 1, ...tabularNumbers }} />
      <Box sx={{ display: "flex", alignItems: "center", gap: 3, minHeight: 34, mt: "auto", pt: 3, borderTop: 1, borderColor: "divider" }}>
        {run.allowed ? <StatusChip tone="green" label={job.runLabel} /> : <ExplainedChip tone="grey" label={job.runLabel} text={run.reason ?? ""} />}
        <TextLink to={paths.campaignRefreshJob(jobId)} aria-label={label} style={{ whiteSpace: "nowrap" }}>
          {`Job ${jobId}`}
        </TextLink>
        {run.allowed && (
          <Button aria-label={`Run ${label}`} onClick={() => onRun([label, customerText, active].filter(Boolean).join(", "))} sx={{ ml: "auto" }}>
            Run
          </Button>
        )}
      </Box>
    </Box>
  );
}

type NamedJob = { readonly refreshJobId: string; readonly campaignId?: number | null; readonly campaignName?: string | null };

/** The name that identifies a refresh job: that of its campaign, else the campaign's number, else the job's key. */
export function refreshJobName({ refreshJobId, campaignId, campaignName }: NamedJob): string {
  return campaignName?.trim() || (campaignId ? `Campaign ${campaignId}` : `Job ${refreshJobId}`);
}

/** Tells a refresh job from others of its campaign, such as "Spring Launch, job 12". */
function refreshJobLabel(job: NamedJob): string {
  const name = refreshJobName(job);
  const key = `job ${job.refreshJobId}`;
  return name.toLowerCase() === key ? name : `${name}, ${key}`;
}
