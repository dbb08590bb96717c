import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { ProcessingJobsPage_jobs$data, ProcessingJobsPage_jobs$key } from "../../../__generated__/ProcessingJobsPage_jobs.graphql";
import type { ProcessingJobsPage_markets$data, ProcessingJobsPage_markets$key } from "../../../__generated__/ProcessingJobsPage_markets.graphql";
import type { ProcessingJobsPageMarketQuery } from "../../../__generated__/ProcessingJobsPageMarketQuery.graphql";
import type { ProcessingJobsPageQuery } from "../../../__generated__/ProcessingJobsPageQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { pathNumber } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { CardsSkeleton, TableSkeleton } from "../../../ui/feedback/skeletons";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import { InfoDialog } from "../../../ui/layout/InfoDialog";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Panel } from "../../../ui/layout/Panel";
import { tabularNumbers } from "../../../ui/layout/style";
import { Surface } from "../../../ui/layout/Surface";
import { CellText } from "../../../ui/table/CellText";
import { CopyValue } from "../../../ui/table/CopyValue";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { EmptyState } from "../../../ui/table/EmptyState";
import { FilterBar } from "../../../ui/table/FilterBar";
import { distinctChoices, FilterSelect } from "../../../ui/table/FilterSelect";
import { ListAge } from "../../../ui/table/ListAge";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import type { Sort } from "../../../ui/table/sort";
import { useUrlTable } from "../../../ui/table/useUrlTable";
import { momentText } from "../../../ui/text/format";
import { TextLink } from "../../../ui/url/TextLink";
import { useClearParams, useSearchWith, useUrlParam } from "../../../ui/url/useUrlParam";

const query = graphql`
  query ProcessingJobsPageQuery @preloadable {
    ...ProcessingJobsPage_markets
    ...ProcessingJobsPage_jobs
  }
`;

/** The search parameter with the number of the market whose jobs are open. */
const OPEN_MARKET = "open";

/** The processing jobs of all markets: the newest of the important markets first, then all in a list. */
export function ProcessingJobsPage() {
  const jobs = useRouteQuery<ProcessingJobsPageQuery>("processing jobs", query);
  const [opened, setOpened] = useUrlParam(OPEN_MARKET);
  return (
    <PageFrame title="Processing Jobs" actions={<ListAge list={jobs} />}>
      <Surface title="Top Markets">
        {/* A failed refetch shows below. */}
        <Panel loadable={{ ...jobs, what: "top markets", isStale: false }} failure="inline" skeleton={<CardsSkeleton count={8} height={116} />}>
          {(data) => <TopMarkets query={data} />}
        </Panel>
      </Surface>
      <Surface title="Processing List" flush>
        <Panel loadable={jobs} skeleton={<TableSkeleton columns={7} rows={12} isInCard />}>
          {(data) => <Jobs query={data} />}
        </Panel>
      </Surface>
      {opened !== null && <MarketDialog key={opened} opened={opened} onClose={() => setOpened(null, { replace: true })} />}
    </PageFrame>
  );
}

const Card = styled(Link)(({ theme }) => ({
  display: "grid", alignContent: "start", gap: 8, boxSizing: "border-box", height: "100%", padding: "12px 14px",
  color: "inherit", textDecoration: "none", border: `1px solid ${theme.vars.palette.divider}`, borderRadius: 8,
  "&:hover": { backgroundColor: theme.vars.palette.hover },
}));

type Market = ProcessingJobsPage_markets$data["markets"]["nodes"][number];

/** The important markets, a card for each. */
function TopMarkets({ query: ref }: { query: ProcessingJobsPage_markets$key }) {
  const { markets } = useFragment(
    graphql`
      fragment ProcessingJobsPage_markets on Query @throwOnFieldError {
        markets(filter: { isImportant: true }, orderBy: { field: NAME }, first: 100) {
          nodes {
            marketId
            name
            # The list below is of the same call, and says if it failed.
            newestProcessingJob @catch {
              createdAt
              hasImpressions
              hasDemographics
            }
          }
        }
      }
    `,
    ref,
  );
  if (markets.nodes.length === 0) return <EmptyState text="No top markets found." />;
  return (
    <Box
      component="ul"
      aria-label="Top markets"
      sx={{ display: "grid", gap: 3, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 210px), 1fr))", m: 0, p: 0, listStyle: "none" }}
    >
      {markets.nodes.map((market) => (
        <li key={market.marketId}>
          <MarketCard market={market} />
        </li>
      ))}
    </Box>
  );
}

function MarketCard({ market: { marketId, name, newestProcessingJob: job } }: { market: Market }) {
  const newest = job.ok ? job.value : null;
  return (
    <Card to={useSearchWith(OPEN_MARKET, String(marketId))} preventScrollReset>
      <Box component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
        {name}
      </Box>
      {job.ok && (
        <Box component="span" sx={{ color: "text.secondary", fontSize: 12, ...tabularNumbers }}>
          {newest ? momentText(newest.createdAt) : "No jobs"}
        </Box>
      )}
      {newest && <Part label="Impressions" isDone={newest.hasImpressions} />}
      {newest && <Part label="Demographics" isDone={newest.hasDemographics} />}
    </Card>
  );
}

const Part = ({ label, isDone }: { label: string; isDone: boolean }) => (
  <Box component="span" sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 2, fontSize: 13 }}>
    {label} <YesNoChip isDone={isDone} />
  </Box>
);

/** Whether a part of a job is done, in the words of the screen. */
const yesNo = (isDone: boolean): "Yes" | "No" => (isDone ? "Yes" : "No");

function YesNoChip({ isDone }: { isDone: boolean }) {
  return <StatusChip tone={isDone ? "green" : "grey"} label={yesNo(isDone)} />;
}

type Row = ProcessingJobsPage_jobs$data["processingJobs"]["nodes"][number];
type Job = Omit<Row, "market" | "marketName">;

/** The columns that both tables of processing jobs have. */
const id: Column<Job> = { key: "id", header: "ID", isOneLine: true, width: 72, value: ({ processingJobId }) => processingJobId, cell: ({ processingJobId }) => <CopyValue what="ID" text={String(processingJobId)} /> };
const created: Column<Job> = { key: "created", header: "Created", isOneLine: true, value: ({ createdAt }) => createdAt, cell: ({ createdAt }) => momentText(createdAt) };
const details: readonly Column<Job>[] = [
  { key: "class", header: "Job Class", describes: "ProcessingJob.jobClass", value: ({ jobClass }) => jobClass, cell: ({ jobClass }) => <CellText>{jobClass}</CellText> },
  {
    key: "impressions",
    header: "Impressions",
    describes: "ProcessingJob.hasImpressions",
    value: ({ hasImpressions }) => yesNo(hasImpressions),
    cell: ({ hasImpressions }) => <YesNoChip isDone={hasImpressions} />,
  },
  {
    key: "demographics",
    header: "Demographics",
    describes: "ProcessingJob.hasDemographics",
    value: ({ hasDemographics }) => yesNo(hasDemographics),
    cell: ({ hasDemographics }) => <YesNoChip isDone={hasDemographics} />,
  },
];

const columns: readonly Column<Row>[] = [
  { ...id, isPinned: true },
  { key: "market", header: "Market", value: ({ marketName }) => marketName, cell: ({ marketName }) => <CellText>{marketName}</CellText> },
  ...details,
  created,
  { key: "open", header: "Open", isHeaderHidden: true, align: "right", cell: (row) => row.market && <OpenLink row={row} marketId={row.market.marketId} /> },
];

function OpenLink({ row: { marketName, processingJobId }, marketId }: { row: Row; marketId: number }) {
  return (
    <TextLink to={useSearchWith(OPEN_MARKET, String(marketId))} preventScrollReset aria-label={`Open ${marketName ?? ""}, job ${processingJobId}`}>
      Open
    </TextLink>
  );
}

/** The steps that the jobs can be filtered by. Without one, all jobs show. */
const types = [
  { value: "impressions", label: "Impressions" },
  { value: "demographics", label: "Demographics" },
];

const FILTERS = ["type", "market"];
const list = { name: "processing-jobs", filters: FILTERS };
const newestFirst: Sort = { key: "created", direction: "desc" };

/** The processing jobs, filtered and sorted by the browser. */
function Jobs({ query: ref }: { query: ProcessingJobsPage_jobs$key }) {
  const { processingJobs } = useFragment(
    graphql`
      fragment ProcessingJobsPage_jobs on Query @throwOnFieldError {
        processingJobs(orderBy: { field: CREATED_AT, direction: DESC }, first: 5000) {
          totalCount
          unreadableCount
          nodes {
            processingJobId
            jobClass
            createdAt
            hasImpressions
            hasDemographics
            marketName
            # Only the links need it, and the cards above say if it failed.
            market @catch(to: NULL) {
              marketId
            }
          }
        }
      }
    `,
    ref,
  );
  const [type] = useUrlParam("type");
  const [market] = useUrlParam("market");
  const clear = useClearParams(FILTERS);
  const rows = processingJobs.nodes;
  const shown = rows.filter(
    ({ hasImpressions, hasDemographics, marketName }) =>
      (type !== "impressions" || hasImpressions) && (type !== "demographics" || hasDemographics) && (market === null || marketName === market),
  );
  const table = useUrlTable({
    columns,
    rows: shown,
    rowKey: ({ processingJobId }) => processingJobId,
    pageSize: 100,
    defaultSort: newestFirst,
  });
  return (
    <>
      {rows.length > 0 && (
        <FilterBar label="Filter processing jobs" count={{ shown: shown.length, total: rows.length, one: "job", many: "jobs" }} onClear={clear}>
          <FilterSelect label="Type" param="type" choices={types} emptyLabel="None" />
          <FilterSelect
            label="Market"
            param="market"
            choices={distinctChoices(rows.flatMap(({ marketName }) => (marketName == null ? [] : { value: marketName, label: marketName })))}
            emptyLabel="All Markets"
          />
        </FilterBar>
      )}
      <PartialListNote shown={rows.length} total={processingJobs.totalCount} unreadable={processingJobs.unreadableCount}>
        The filters look at these only.
      </PartialListNote>
      {shown.length === 0 && rows.length > 0 ? (
        <EmptyState text="No processing jobs match the filters." />
      ) : (
        <DataTable {...table} label="Processing Jobs" list={list} emptyText="No processing jobs found." minWidth={820} />
      )}
    </>
  );
}

const marketQuery = graphql`
  query ProcessingJobsPageMarketQuery($marketId: Int!) @throwOnFieldError {
    market(by: { marketId: $marketId }) {
      name
      processingJobs(first: 1000) {
        totalCount
        unreadableCount
        nodes {
          processingJobId
          jobClass
          createdAt
          hasImpressions
          hasDemographics
        }
      }
    }
  }
`;

const marketColumns = [created, id, ...details];
const marketList = { name: "market-processing-jobs" };

type DialogProps = {
  /** The number of the market, as the address has it. */
  opened: string;
  onClose: () => void;
};

/** The processing jobs of one market, the newest of each date. */
function MarketDialog({ opened, onClose }: DialogProps) {
  const loadable = usePanelQuery<ProcessingJobsPageMarketQuery>("processing jobs", marketQuery, { marketId: pathNumber(opened) });
  return (
    <InfoDialog
      title={
        <>
          Processing Jobs
          <Panel loadable={loadable} skeleton={null} renderError={() => null}>
            {({ market }) => market && ` - ${market.name}`}
          </Panel>
        </>
      }
      maxWidth="md"
      onClose={onClose}
      contentSx={{ px: 2 }}
    >
      <Panel loadable={loadable} skeleton={<TableSkeleton columns={5} isInCard />}>
        {({ market }) => {
          if (!market) return <EmptyState text="Market not found." />;
          const { totalCount, unreadableCount, nodes } = market.processingJobs;
          return (
            <>
              <PartialListNote shown={nodes.length} total={totalCount} unreadable={unreadableCount} />
              <DataTable
                label="Processing jobs of the market"
                list={marketList}
                sort={newestFirst}
                columns={marketColumns}
                rows={nodes}
                rowKey={({ processingJobId }) => processingJobId}
                emptyText="No processing jobs found."
                minWidth={560}
              />
            </>
          );
        }}
      </Panel>
    </InfoDialog>
  );
}
