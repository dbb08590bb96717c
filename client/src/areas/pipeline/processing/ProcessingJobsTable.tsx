import { graphql, useFragment } from "react-relay";
import type { ProcessingJobsTable_query$data, ProcessingJobsTable_query$key } from "../../../__generated__/ProcessingJobsTable_query.graphql";
import { CellText } from "../../../ui/table/CellText";
import type { Choice } from "../../../ui/form/choices";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { EmptyState } from "../../../ui/table/EmptyState";
import { FilterBar } from "../../../ui/table/FilterBar";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { SelectField } from "../../../ui/form/SelectField";
import { useClearParams } from "../../../ui/url/useClearParams";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { useUrlTable } from "../../../ui/table/useUrlTable";
import { jobColumns } from "./jobColumns";
import { OpenMarketLink } from "./OpenMarketLink";
import { jobFilter, TYPES } from "./processingFilter";

type Row = ProcessingJobsTable_query$data["processingJobs"]["nodes"][number];

const columns: readonly Column<Row>[] = [
  { ...jobColumns.id, isPinned: true },
  {
    key: "market",
    header: "Market",
    value: ({ marketName }) => marketName,
    cell: ({ marketName }) => <CellText>{marketName}</CellText>,
  },
  jobColumns.jobClass,
  jobColumns.impressions,
  jobColumns.demographics,
  jobColumns.created,
  {
    key: "open",
    header: "Open",
    isHeaderHidden: true,
    align: "right",
    cell: ({ processingJobId, market, marketName }) =>
      market && (
        <OpenMarketLink marketId={market.marketId} aria-label={`Open ${marketName ?? ""}, job ${processingJobId}`}>
          Open
        </OpenMarketLink>
      ),
  },
];

/** The search parameters of the filters. */
const TYPE = "type";
const MARKET = "market";

const list = { name: "processing-jobs", filters: [TYPE, MARKET] };

/** The processing jobs, filtered and sorted by the browser. */
export function ProcessingJobsTable({ query }: { query: ProcessingJobsTable_query$key }) {
  const { processingJobs } = useFragment(
    graphql`
      fragment ProcessingJobsTable_query on Query @throwOnFieldError {
        processingJobs(orderBy: { field: CREATED_AT, direction: DESC }, first: 5000) {
          totalCount
          unreadableCount
          nodes {
            processingJobId
            hasImpressions
            hasDemographics
            marketName
            # Only the links need it, and the cards above say if it failed.
            market @catch(to: NULL) {
              marketId
            }
            ...jobColumns_job
          }
        }
      }
    `,
    query,
  );
  const [type, setType] = useUrlParam(TYPE);
  const [market, setMarket] = useUrlParam(MARKET);
  const clear = useClearParams([TYPE, MARKET]);
  const rows = processingJobs.nodes;
  const isKept = jobFilter(type, market);
  const shown = rows.filter(({ hasImpressions, hasDemographics, marketName }) =>
    isKept({ hasImpressions, hasDemographics, marketName }),
  );
  const table = useUrlTable({
    columns,
    rows: shown,
    rowKey: ({ processingJobId }) => processingJobId,
    pageSize: 100,
    defaultSort: { key: "created", direction: "desc" },
  });
  const facet = { fullWidth: false, sx: { flex: { xs: "1 1 100%", sm: "0 1 220px" }, minWidth: 150 } };
  return (
    <>
      {rows.length > 0 && (
        <FilterBar
          label="Filter processing jobs"
          count={{ shown: shown.length, total: rows.length, one: "job", many: "jobs" }}
          onClear={clear}
        >
          <SelectField
            label="Type"
            value={TYPES.some(({ value }) => value === type) ? type : null}
            choices={TYPES}
            emptyLabel="None"
            onChange={(next) => setType(next, { replace: true, without: ["page"] })}
            {...facet}
          />
          <SelectField
            label="Market"
            value={market}
            choices={marketsOf(rows)}
            emptyLabel="All Markets"
            missingLabel={(missing) => missing}
            onChange={(next) => setMarket(next, { replace: true, without: ["page"] })}
            {...facet}
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

/** The markets that the jobs are of, by name. */
function marketsOf(rows: readonly Row[]): readonly Choice[] {
  const names = new Set(rows.flatMap(({ marketName }) => marketName ?? []));
  return [...names].toSorted((left, right) => left.localeCompare(right, "en")).map((name) => ({ value: name, label: name }));
}
