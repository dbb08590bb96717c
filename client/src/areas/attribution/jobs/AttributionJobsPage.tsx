import Box from "@mui/material/Box";
import useMediaQuery from "@mui/material/useMediaQuery";
import { graphql } from "react-relay";
import type { AttributionJobsPageQuery } from "../../../__generated__/AttributionJobsPageQuery.graphql";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { Tip } from "../../../ui/feedback/Tip";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Panel } from "../../../ui/layout/Panel";
import { ScreenLink } from "../../../ui/layout/ScreenButton";
import { Surface } from "../../../ui/layout/Surface";
import { CopyValue } from "../../../ui/table/CopyValue";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { FilterBar } from "../../../ui/table/FilterBar";
import { FilterField } from "../../../ui/table/FilterField";
import { ListAge } from "../../../ui/table/ListAge";
import { distinctChoices, FilterSelect } from "../../../ui/table/FilterSelect";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { RowActions } from "../../../ui/table/RowActions";
import { textSearch } from "../../../ui/table/textSearch";
import { useUrlTable } from "../../../ui/table/useUrlTable";
import { momentText } from "../../../ui/text/format";
import { useClearParams, useUrlParam } from "../../../ui/url/useUrlParam";
import { JobDates } from "../../jobs/JobDates";
import { JobFiles, useRefreshTask } from "../../jobs/JobFiles";
import { JobStatusChip } from "../../jobs/JobStatusChip";

const query = graphql`
  query AttributionJobsPageQuery @preloadable @throwOnFieldError {
    attributionJobs(first: 5000) {
      totalCount
      unreadableCount
      nodes {
        jobId
        typeLabel
        statusLabel
        createdAt
        createdBy
        failure
        files {
          name
        }
        viewReport {
          allowed
        }
        request {
          customerId
          customer @catch {
            name
          }
          campaignIds
          campaigns(first: 20) @catch {
            nodes {
              campaignId
              name
            }
          }
        }
        ...JobDates_job
        ...JobStatusChip_job
        ...JobFiles_job
        ...JobFilesRefresh_job
      }
    }
  }
`;

type Jobs = AttributionJobsPageQuery["response"]["attributionJobs"];
type Row = Jobs["nodes"][number];

/** The jobs that export studies or produce their results, of all customers. */
export function AttributionJobsPage() {
  const jobs = useRouteQuery<AttributionJobsPageQuery>("attribution jobs", query);
  return (
    <PageFrame
      title="Attribution Jobs"
      actions={
        <>
          <ListAge list={jobs} />
          <ScreenLink label="Back to Attribution Studies" to={paths.attribution()} />
        </>
      }
    >
      <Panel loadable={jobs} failure="card" skeleton={<TableSkeleton columns={8} rows={12} />}>
        {({ attributionJobs }) => <Jobs jobs={attributionJobs} refetch={jobs.refetch} />}
      </Panel>
    </PageFrame>
  );
}

const list = { name: "attribution-jobs", filters: ["text", "customer", "type", "status"] };

const columns: readonly Column<Row>[] = [
  { key: "id", header: "ID", isPinned: true, isOneLine: true, width: 64, value: ({ jobId }) => jobId, cell: ({ jobId }) => <CopyValue what="ID" text={jobId} /> },
  { key: "customer", header: "Customer", value: customerText, cell: (row) => <OneLine text={customerText(row)} /> },
  { key: "campaigns", header: "Campaigns", value: campaignsText, cell: (row) => <Campaigns row={row} /> },
  { key: "type", header: "Type", width: 84, value: ({ typeLabel }) => typeLabel, cell: ({ typeLabel }) => <Box sx={{ overflowWrap: "normal" }}>{typeLabel}</Box> },
  {
    key: "status",
    header: "Status",
    value: ({ statusLabel }) => statusLabel,
    cell: (row) => <JobStatusChip job={row} />,
  },
  {
    key: "created",
    header: "Created",
    isOneLine: true,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  { key: "creator", header: "Created By", value: ({ createdBy }) => createdBy, cell: ({ createdBy }) => <OneLine text={createdBy ?? ""} /> },
  { key: "results", header: "Results", describes: "Job.files", cell: (row) => <JobFiles job={row} />, text: ({ failure, files }) => [failure, ...files.map(({ name }) => name)].filter(Boolean).join(", ") },
  { key: "actions", header: "Actions", isHeaderHidden: true, align: "right", cell: (row) => <Actions row={row} /> },
];

/** Without scrolling, a phone shows three columns. They tell the jobs apart, and how each is doing. */
const lastToFirst = ["campaigns", "status", "id"];
const phoneColumns = columns.toSorted((left, right) => lastToFirst.indexOf(right.key) - lastToFirst.indexOf(left.key));

type JobsProps = { jobs: Jobs; refetch: () => Promise<void> };

/** The jobs, filtered and sorted by the browser. */
function Jobs({ jobs: { nodes: rows, totalCount, unreadableCount }, refetch }: JobsProps) {
  const clear = useClearParams(list.filters);
  const [text] = useUrlParam("text");
  const [customer] = useUrlParam("customer");
  const [type] = useUrlParam("type");
  const [status] = useUrlParam("status");
  const isFound = textSearch(text);
  const shown = rows.filter(
    (row) =>
      isFound(row.jobId, campaignsText(row), row.createdBy) &&
      (customer === null || customerText(row) === customer) &&
      (type === null || row.typeLabel === type) &&
      (status === null || row.statusLabel === status),
  );
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down("sm"), { noSsr: true });
  const table = useUrlTable({
    columns: isPhone ? phoneColumns : columns,
    rows: shown,
    rowKey: ({ jobId }) => jobId,
    pageSize: 100,
    defaultSort: { key: "created", direction: "desc" },
  });
  return (
    <Surface flush>
      {rows.length > 0 && (
        <FilterBar label="Filter attribution jobs" count={{ shown: shown.length, total: rows.length, one: "job", many: "jobs" }} onClear={clear}>
          <FilterField label="ID, Campaign or Creator" param="text" without={["page"]} />
          <FilterSelect label="Customer" param="customer" emptyLabel="All Customers" choices={choicesOf(rows.map(customerText))} />
          <FilterSelect label="Type" param="type" emptyLabel="All Types" choices={choicesOf(rows.map(({ typeLabel }) => typeLabel))} />
          <FilterSelect label="Status" param="status" emptyLabel="All Statuses" choices={choicesOf(rows.map(({ statusLabel }) => statusLabel))} />
        </FilterBar>
      )}
      <PartialListNote shown={rows.length} total={totalCount} unreadable={unreadableCount} />
      <MissingPart what="customers" parts={rows.map(({ request }) => request?.customer)} onRetry={refetch} />
      <MissingPart what="campaigns" parts={rows.map(({ request }) => request?.campaigns)} onRetry={refetch} />
      {/* All columns fit into a window of 1,280 pixels, in rows of at most two low lines. */}
      <Box sx={{ "&& :is(th, td)": { px: { xs: 2, xl: 3 } }, "&& td": { lineHeight: "16px" } }}>
        <DataTable
          {...table}
          label="Attribution Jobs"
          list={list}
          emptyText={rows.length === 0 ? "No attribution jobs found." : "No attribution jobs match the filters."}
          minWidth={960}
          isDense
        />
      </Box>
    </Surface>
  );
}

/** A text that is cut at the end of its line. The pointer shows all of it. */
function OneLine({ text }: { text: string }) {
  return text !== "" && <Box title={text} sx={oneLine}>{text}</Box>;
}

// On a phone, two lines: names that begin alike differ at their end.
const oneLine = {
  display: { xs: "-webkit-box", sm: "block" },
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: "2",
  width: { xs: 130, sm: "auto" },
  maxWidth: { xs: 130, sm: 64, xl: 110 },
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: { xs: "normal", sm: "nowrap" },
} as const;

/** The campaigns of a job. The tip has all of them, and the days that the job covers. */
function Campaigns({ row }: { row: Row }) {
  const text = campaignsText(row);
  return (
    <Tip text={<>{text}<br /><JobDates job={row} /></>}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard reaches the tip, too. */}
      <Box tabIndex={0} sx={{ ...oneLine, "@media (min-width: 1400px)": { maxWidth: 144 } }}>{text}</Box>
    </Tip>
  );
}

/** A moment with its time below its day. */
function Moment({ at }: { at: string | null | undefined }) {
  const [day = "", ...time] = momentText(at).split(" ");
  return (
    <Box sx={{ display: "grid" }}>
      <span>{`${day} `}</span>
      <span>{time.join(" ")}</span>
    </Box>
  );
}

function Actions({ row }: { row: Row }) {
  const { jobId, viewReport } = row;
  const refresh = useRefreshTask(row);
  const report = viewReport.allowed
    ? { label: "View report", description: `View report of job ${jobId}`, to: paths.attributionReport(jobId) }
    : null;
  return <RowActions name={`job ${jobId}`} actions={[refresh, report].filter((action) => action !== null)} />;
}

/** The customer's name; its number if the name is unknown or could not be read. */
function customerText({ request }: Row): string {
  if (!request) return "";
  const name = request.customer.ok ? request.customer.value?.name : undefined;
  return name ?? String(request.customerId ?? "");
}

/** The names of the campaigns, and the numbers of those whose name is unknown or could not be read. */
function campaignsText({ request }: Row): string {
  if (!request) return "";
  const known = request.campaigns.ok ? request.campaigns.value.nodes : [];
  const named = new Set(known.map(({ campaignId }) => campaignId));
  const others = request.campaignIds.filter((campaignId) => !named.has(campaignId));
  return [...known.map(({ name }) => name), ...others].join(", ");
}

/** The texts that occur, each once. */
const choicesOf = (texts: readonly string[]) => distinctChoices(texts.filter(Boolean).map((text) => ({ value: text, label: text })));
