import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { AttributionJobsTable_query$data, AttributionJobsTable_query$key } from "../../__generated__/AttributionJobsTable_query.graphql";
import { paths } from "../../app/routing/paths";
import { CellText, EmailText } from "../../ui/CellText";
import { type Column, DataTable } from "../../ui/DataTable";
import { momentText } from "../../ui/format";
import { MissingPart } from "../../ui/MissingPart";
import { PartialListNote } from "../../ui/PartialListNote";
import { RowActions, useIsMenu } from "../../ui/RowActions";
import { Surface } from "../../ui/Surface";
import { useUrlTable } from "../../ui/useUrlTable";
import { JobDates } from "../jobs/JobDates";
import { JobFiles } from "../jobs/JobFiles";
import { JobStatusChip } from "../jobs/JobStatusChip";
import { useRefreshTask } from "../jobs/RefreshJobButton";

type Row = AttributionJobsTable_query$data["attributionJobs"]["nodes"][number];

const columns: readonly Column<Row>[] = [
  { key: "id", header: "ID", isPinned: true, isOneLine: true, width: 64, value: ({ jobId }) => jobId },
  { key: "customer", header: "Customer", value: customerText, cell: (row) => <CellText>{customerText(row)}</CellText> },
  {
    key: "campaigns",
    header: "Campaigns",
    value: campaignsText,
    cell: (row) => (
      <>
        <CellText>{campaignsText(row)}</CellText>
        <Box sx={{ color: "text.secondary", fontSize: 12, minWidth: 124 }}>
          <JobDates job={row} />
        </Box>
      </>
    ),
  },
  {
    key: "type",
    header: "Type",
    value: ({ typeLabel }) => typeLabel,
    cell: ({ typeLabel }) => <CellText>{typeLabel}</CellText>,
  },
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
    cell: ({ createdAt }) => momentText(createdAt),
  },
  { key: "creator", header: "Created By", value: ({ createdBy }) => createdBy, cell: ({ createdBy }) => <EmailText email={createdBy} /> },
];

/** Buttons are below the files. A menu has a place at the edge, in sight while the columns scroll sideways. */
const withButtons: readonly Column<Row>[] = [
  ...columns,
  {
    key: "results",
    header: "Results",
    cell: (row) => (
      <Results row={row}>
        <Actions row={row} />
      </Results>
    ),
  },
];
const withMenu: readonly Column<Row>[] = [
  ...columns,
  { key: "results", header: "Results", cell: (row) => <Results row={row} /> },
  { key: "actions", header: "Actions", isHeaderHidden: true, align: "right", cell: (row) => <Actions row={row} /> },
];

type Props = {
  query: AttributionJobsTable_query$key;
  /** Refetches the list. */
  refetch: () => Promise<void>;
};

/** The jobs. All of them are loaded, so the browser sorts them at once. */
export function AttributionJobsTable({ query, refetch }: Props) {
  const { attributionJobs } = useFragment(
    graphql`
      fragment AttributionJobsTable_query on Query @throwOnFieldError {
        attributionJobs(first: 5000) {
          totalCount
          nodes {
            jobId
            typeLabel
            statusLabel
            createdAt
            createdBy
            failure
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
            ...RefreshJobButton_job
          }
        }
      }
    `,
    query,
  );
  const rows = attributionJobs.nodes;
  const isMenu = useIsMenu();
  const table = useUrlTable({
    columns: isMenu ? withMenu : withButtons,
    rows,
    rowKey: ({ jobId }) => jobId,
    pageSize: 100,
    defaultSort: { key: "created", direction: "desc" },
  });
  return (
    <Surface flush>
      <PartialListNote shown={rows.length} total={attributionJobs.totalCount} />
      <MissingPart what="customers" parts={rows.map(({ request }) => request?.customer)} onRetry={refetch} />
      <MissingPart what="campaigns" parts={rows.map(({ request }) => request?.campaigns)} onRetry={refetch} />
      <DataTable {...table} label="Attribution Jobs" emptyText="No attribution jobs found." minWidth={isMenu ? 1320 : 1120} />
    </Surface>
  );
}

/** The files of a job, or why it failed, and what can be done with it. */
function Results({ row, children }: { row: Row; children?: ReactNode }) {
  return (
    // As wide as the name of a file and when it expires.
    <Box sx={{ display: "grid", justifyItems: "start", gap: 2, minWidth: 250 }}>
      {row.failure && <CellText>{row.failure}</CellText>}
      <JobFiles job={row} />
      {children}
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
