import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Variables } from "relay-runtime";
import jobsQuery, { type PipelineJobFilter } from "../../../__generated__/JobsListQuery.graphql";
import type { PipelineJobsTable_jobs$data, PipelineJobsTable_jobs$key } from "../../../__generated__/PipelineJobsTable_jobs.graphql";
import { BulkBar } from "../../../app/bulk/BulkBar";
import type { BulkAction } from "../../../app/bulk/bulkRun";
import { SelectButton, useSelection, withCheckboxes } from "../../../app/bulk/rowSelection";
import { readAllRows } from "../../../app/relay/readAllRows";
import { paths } from "../../../app/routing/paths";
import { CellText } from "../../../ui/table/CellText";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { EmptyState } from "../../../ui/table/EmptyState";
import { dateText, numberText, runDateText } from "../../../ui/text/format";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { type RowAction, RowActions } from "../../../ui/table/RowActions";
import type { LoadOptions } from "../../../ui/table/namedList";
import type { useCursorPages } from "../../../ui/table/useCursorPages";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import { TextLink } from "../../../ui/url/TextLink";
import { useHeldRows, useHubRefetch } from "./HubPanel";
import type { JobOrder } from "./jobParams";
import { PhaseChip } from "./PhaseChip";
import { useJobActions } from "../useJobActions";

type Job = PipelineJobsTable_jobs$data["nodes"][number];
/** A job, whether it has left the list because the user ran it again, and why the last action on it failed. */
type Row = Job & { hasLeft?: boolean; failure?: string | undefined };

/** A job in a file of the graph, where the label is a bare text. */
type FileJob = Omit<Job, "marketLabel"> & { marketLabel: string };

const noun = { one: "job", many: "jobs" };
const rowKey = ({ pipelineJobId }: Job) => pipelineJobId;

/** The outcome of a job that has left the list. */
const LEFT = "Re-run requested";

/** What a column of numbers has. */
const figure = (read: (row: Row) => number | null | undefined) =>
  ({ align: "right", isOneLine: true, cell: (row: Row) => numberText(read(row)), text: read }) as const;

/** The rows come in the order of the graph. A value only makes its column one that sorts. */
const date: Column<Row> = { key: "date", header: "Date", describes: "PipelineJob.date", isOneLine: true, value: ({ date }) => date, cell: ({ date }) => dateText(date) };
const stats: readonly Column<Row>[] = [
  { key: "count", header: "Count", describes: "PipelineJob.count", ...figure(({ count }) => count) },
  { key: "pins", header: "Total Devices", describes: "PipelineJob.totalPins", ...figure(({ totalPins }) => totalPins) },
  { key: "uniquePins", header: "Unique Devices", describes: "PipelineJob.uniquePins", ...figure(({ uniquePins }) => uniquePins) },
  { key: "matches", header: "Total Matches", describes: "PipelineJob.totalMatches", ...figure(({ totalMatches }) => totalMatches) },
  { key: "uniqueMatches", header: "Unique Matches", describes: "PipelineJob.totalUniqueMatches", ...figure(({ totalUniqueMatches }) => totalUniqueMatches) },
  { key: "duration", header: "Duration", align: "right", isOneLine: true, value: ({ durationLabel }) => durationLabel, cell: ({ durationLabel }) => durationLabel },
];
const runDate: Column<Row> = {
  key: "started",
  header: "Run Date",
  describes: "PipelineJob.startedAt",
  value: ({ startedAt }) => startedAt,
  cell: (row) => (
    <Box sx={{ lineHeight: "16px" }}>
      <Box sx={{ whiteSpace: "nowrap" }}>{runDateText(row.startedAt)}</Box>
      <Box sx={{ color: "text.secondary", fontSize: 12 }}>
        <CellText>{runByText(row)}</CellText>
      </Box>
    </Box>
  ),
};

/** Where the status has room beside the details. */
const wide = "@media (min-width: 1400px)";

/** The market and the details of a job. On a phone the status is with the market, which is always in sight. */
const cells = (isPhone: boolean): readonly Column<Row>[] => [
  {
    key: "market",
    header: "Market",
    isPinned: true,
    text: marketText,
    cell: (row) => (
      // Within another element: the table makes the first one of a pinned cell an inline one.
      <div>
        <Box sx={{ display: "grid", justifyItems: "start", gap: 1, lineHeight: { sm: "16px" } }}>
          <CellText isStrong>
            <TextLink to={paths.pipelineJob(row.pipelineJobId)}>{marketText(row) || row.pipelineJobId}</TextLink>
          </CellText>
          {isPhone && <Phase row={row} />}
          {isPhone && <Failure row={row} />}
        </Box>
      </div>
    ),
  },
  date,
  {
    key: "details",
    header: "Details",
    text: (row) => [detailsText(row), row.statusLabel, noteText(row), runByText(row)].filter(Boolean).join(" · "),
    cell: (row) => (
      <>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, lineHeight: "16px", [wide]: { flexWrap: "nowrap" } }}>
          {/* As wide as most, so that the badges are below each other. */}
          <Box sx={{ overflowWrap: "normal", [wide]: { minWidth: 124, whiteSpace: "nowrap" } }}>
            {detailsText(row)}
            <Note row={row} />
          </Box>
          {!isPhone && <Phase row={row} />}
        </Box>
        {!isPhone && <Failure row={row} />}
      </>
    ),
  },
];

type Props = {
  jobs: PipelineJobsTable_jobs$key;
  /** What the table lists, for assistive technology. */
  label: string;
  emptyText: string;
  /** The list as a whole: its name in files, the search parameters of its filter, and the filter. */
  source: { name: string; params: readonly string[]; filter: PipelineJobFilter };
  /** Whether the columns of figures are left out. The query leaves them out, too: see the fragment's argument. */
  isCompact?: boolean;
  order: JobOrder;
  /** The pager of a list that is cut into pages, and whether the page is the one of the address. */
  pages?: Pick<ReturnType<typeof useCursorPages>, "pagingOf"> & { isCurrent: boolean };
};

/** Jobs of markets, and what can be done with each. The graph has sorted them and cut them into pages. */
export function PipelineJobsTable({ jobs, label, emptyText, source, isCompact = false, order, pages }: Props) {
  const refetch = useHubRefetch();
  const { nodes, totalCount: total, pageInfo } = useFragment(
    graphql`
      fragment PipelineJobsTable_jobs on PipelineJobConnection
      @argumentDefinitions(hasStats: { type: "Boolean", defaultValue: true })
      @throwOnFieldError {
        totalCount
        pageInfo {
          startCursor
          endCursor
        }
        nodes {
          pipelineJobId
          marketHash
          marketLabel @catch
          date
          typeLabel
          matchGroup
          phase
          statusLabel
          statusExplanation
          count @include(if: $hasStats)
          totalPins @include(if: $hasStats)
          uniquePins @include(if: $hasStats)
          totalMatches @include(if: $hasStats)
          totalUniqueMatches @include(if: $hasStats)
          durationLabel @include(if: $hasStats)
          startedAt
          runBy
          isSlow
          completedBy {
            pipelineJobId
          }
          delete {
            allowed
            reason
          }
        }
      }
    `,
    jobs,
  );
  const paging = pages?.pagingOf(total, pageInfo, pages.isCurrent);
  // The jobs that the user has run again. A row says so once its job has left the list.
  const [rerun, setRerun] = useState<ReadonlySet<string>>(new Set());
  const noteRerun = (jobIds: readonly string[]) => setRerun((earlier) => new Set([...earlier, ...jobIds]));
  const { ask, dialog, failureOf, sends } = useJobActions({
    refetch,
    onDone: (what, jobId) => {
      if (what === "rerun") noteRerun([jobId]);
    },
  });
  const bulk: Record<"rerun" | "delete", BulkAction<Row>> = {
    rerun: { label: "Re-run", past: "re-run", reasonOf: leftReason, send: (rows) => sends.rerun(rows.map(rowKey)) },
    delete: {
      label: "Delete",
      past: "deleted",
      reasonOf: (row) => leftReason(row) ?? (row.delete.allowed ? null : (row.delete.reason ?? "")),
      send: (rows) => sends.delete(rows.map(rowKey)),
    },
  };
  const listed = new Set(nodes.map(rowKey));
  const rows = useHeldRows(nodes, rowKey).map((job): Row => {
    const jobId = job.pipelineJobId;
    return { ...job, hasLeft: rerun.has(jobId) && !listed.has(jobId), failure: failureOf(jobId) };
  });
  // A job that is not listed may still exist: the list may be truncated, or one of its sources unreadable.
  const selection = useSelection({ rows, all: null, rowKey, view: JSON.stringify([source.filter, order.orderBy]) });

  const actions: Column<Row> = {
    key: "actions",
    header: "Actions",
    isHeaderHidden: true,
    align: "right",
    cell: (row) => {
      const job = { jobId: row.pipelineJobId, name: nameOf(row), listedAt: row.date && paths.pipelineDay(row.date) };
      // The buttons of a job that has left stay where they are, and so does the focus.
      const reason = leftReason(row);
      const all: RowAction[] = [
        { label: "Re-run", description: `Re-run ${job.name}`, reason, onSelect: () => ask({ what: "rerun", ...job }) },
        ...(row.delete.allowed ? [{ label: "Delete", description: `Delete ${job.name}`, reason, onSelect: () => ask({ what: "delete", ...job }) }] : []),
      ];
      return <RowActions name={job.name} actions={all} />;
    },
  };
  const isPhone = useMediaQuery("(max-width: 599.95px)", { noSsr: true });
  const columns = [...cells(isPhone), ...(isCompact ? [] : stats), runDate, actions];
  const variables = { filter: source.filter, orderBy: order.orderBy };
  // The rows of a later page may be gone since its address was made.
  const isPageGone = rows.length === 0 && paging !== undefined && paging.page > 0;
  return (
    <>
      <MissingPart what="markets" parts={nodes.map(({ marketLabel }) => marketLabel)} onRetry={refetch} />
      {isPageGone ? (
        <EmptyState text="This page has no jobs any more." action={<Button onClick={() => paging.onPageChange(0)}>First Page</Button>} />
      ) : (
        <>
          {rows.length > 0 && <SelectButton selection={selection} label={label} />}
          <DataTable
            columns={withCheckboxes(columns, selection, nameOf)}
            rows={rows}
            rowKey={rowKey}
            label={label}
            list={{ name: source.name, filters: source.params, total, load: (options) => loadAll("Export of pipeline jobs", variables, options) }}
            emptyText={emptyText}
            sort={order.sort}
            onSortChange={order.onSortChange}
            paging={paging}
            isDense={!isCompact}
            minWidth={isCompact ? 640 : 980}
          />
        </>
      )}
      {/* Outside the table, so that an action that empties the list can finish. */}
      <BulkBar
        selection={selection}
        noun={noun}
        rows={nodes}
        total={total}
        loadAll={() => loadAll("Selection of all jobs", variables)}
        rowKey={rowKey}
        rowName={nameOf}
        actions={[bulk.rerun, bulk.delete]}
        onDone={(sent, action) => {
          const isDeleted = action === bulk.delete;
          if (!isDeleted) noteRerun(sent.map(rowKey));
          void refetch(isDeleted);
        }}
      />
      {dialog}
    </>
  );
}

/** The jobs of all pages of a list. */
async function loadAll(label: string, variables: Variables, options?: LoadOptions): Promise<readonly Row[]> {
  const jobs = await readAllRows<FileJob>({ label, query: jobsQuery, variables, path: "pipelineJobs" }, options);
  return jobs.map(({ marketLabel, ...job }) => ({ ...job, marketLabel: { ok: true, value: marketLabel } }));
}

/** Why a job that has left the list offers no actions; null if it has not left. */
function leftReason({ hasLeft }: Row): string | null {
  return hasLeft === true ? `${LEFT}. Refresh the list to see what it has now.` : null;
}

/** The phase of a job, or that it was run again. */
function Phase({ row: { phase, statusLabel, statusExplanation, hasLeft } }: { row: Row }) {
  if (hasLeft === true) return <StatusChip tone="grey" label={LEFT} />;
  return <PhaseChip phase={phase} label={statusLabel} explanation={statusExplanation} />;
}

/** Why the user's last action on a job failed. It makes no column wider. */
function Failure({ row: { failure } }: { row: Row }) {
  const sx = { color: "error.main", fontSize: 12, lineHeight: "16px", width: { sm: 0 }, minWidth: { sm: "100%" } };
  return failure !== undefined && <Box sx={sx}>{failure}</Box>;
}

/** What is notable about a job that has not left the list. */
function Note({ row }: { row: Row }) {
  const text = noteText(row);
  if (text === null || row.hasLeft === true) return null;
  const { completedBy } = row;
  return (
    <Box sx={{ color: "text.secondary", fontSize: 12 }}>
      {completedBy == null ? text : <TextLink to={paths.pipelineJob(completedBy.pipelineJobId)}>{text}</TextLink>}
    </Box>
  );
}

/** Whether a running job is slow, or which job has completed a failed one since; null if neither. */
function noteText({ isSlow, completedBy }: Row): string | null {
  if (completedBy != null) return `Completed by job ${completedBy.pipelineJobId}`;
  return isSlow ? "Longer than usual" : null;
}

/** Who has run a job; empty if unknown. */
const runByText = ({ runBy }: Row) => (runBy ? `Run by ${runBy}` : "");

function detailsText({ typeLabel, matchGroup }: Row): string {
  return [typeLabel, matchGroup].filter(Boolean).join(" · ");
}

/** The market's name, or its hash if no market has it or the markets could not be read. */
function marketText({ marketLabel, marketHash }: Row): string {
  return marketLabel.ok ? marketLabel.value : marketHash;
}

/** What tells a job from the others, such as "Miami, 11-23-2026, transit, exposed, job 901". */
function nameOf(row: Row): string {
  return [marketText(row), dateText(row.date), row.typeLabel.toLowerCase(), row.matchGroup, `job ${row.pipelineJobId}`].filter(Boolean).join(", ");
}
