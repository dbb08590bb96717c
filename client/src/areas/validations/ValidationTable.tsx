import Box from "@mui/material/Box";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useEffect, useId, useState } from "react";
import { graphql, readInlineData, useFragment, usePaginationFragment } from "react-relay";
import type { ValidationTable_groups$data, ValidationTable_groups$key } from "../../__generated__/ValidationTable_groups.graphql";
import type { ValidationTable_query$key } from "../../__generated__/ValidationTable_query.graphql";
import type { ValidationTable_row$data, ValidationTable_row$key } from "../../__generated__/ValidationTable_row.graphql";
import type { ValidationTablePageQuery } from "../../__generated__/ValidationTablePageQuery.graphql";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { EmptyState } from "../../ui/table/EmptyState";
import type { Sort } from "../../ui/table/sort";
import { numberText } from "../../ui/text/format";
import { ReasonBadge } from "./ValidationSummary";

/** A row of a run. */
type ValidationRow = ValidationTable_row$data;

/** Reads a row. A hook for each of thousands would be slow. */
function readRow(row: ValidationTable_row$key): ValidationRow {
  return readInlineData(
    graphql`
      fragment ValidationTable_row on SupportedAsset @inline {
        rowNumber
        assetId
        providerId
        assetOwner
        classRef
        isFound
        isProviderOk
        isOwnerOk
        isClassRefOk
        isEligible
        failureReasons
      }
    `,
    row,
  );
}

/** Each row is drawn only when it is in view. */
const SCROLL_HEIGHT = "max(420px, calc(100dvh - 250px))";

const text = (value: string | number | null | undefined) => value ?? "—";

function yesNo(value: boolean | null | undefined): string {
  if (value == null) return "—";
  return value ? "Yes" : "No";
}

const asset: readonly Column<ValidationRow>[] = [
  { key: "assetId", header: "Asset ID", isPinned: true, value: ({ assetId }) => assetId, width: 90 },
  { key: "provider", header: "Provider", describes: "SupportedAsset.providerId", cell: ({ providerId }) => text(providerId), width: 74 },
  { key: "owner", header: "Owner", value: ({ assetOwner }) => assetOwner, cell: ({ assetOwner }) => text(assetOwner), width: 126 },
  { key: "classRef", header: "Class", value: ({ classRef }) => classRef, cell: ({ classRef }) => text(classRef), width: 106 },
  { key: "found", header: "Found", describes: "SupportedAsset.isFound", cell: ({ isFound }) => yesNo(isFound), width: 62 },
];
const eligible: Column<ValidationRow> = {
  key: "eligible",
  header: "Eligible",
  describes: "SupportedAsset.isEligible",
  cell: ({ isEligible }) => yesNo(isEligible),
  width: 70,
};
const checks: readonly Column<ValidationRow>[] = [
  { key: "providerOk", header: "Provider OK", cell: ({ isProviderOk }) => yesNo(isProviderOk), width: 88 },
  { key: "ownerOk", header: "Owner OK", cell: ({ isOwnerOk }) => yesNo(isOwnerOk), width: 80 },
  { key: "classRefOk", header: "ClassRef OK", cell: ({ isClassRefOk }) => yesNo(isClassRefOk), width: 90 },
];

const list = { name: "validations", hasNoFile: true };

const rowTone = ({ isEligible }: ValidationRow) => (isEligible ? "green" : "red");

type Props = {
  /** In the order of the graph. */
  rows: readonly ValidationRow[];
  sort: Sort;
  onSortChange: (sort: Sort) => void;
  labelOf: (reason: string) => string;
  /** The reasons in the filter. */
  selected: readonly string[];
  onToggleReason: (reason: string) => void;
};

/** The rows of a run, with everything that was checked. */
export function ValidationTable({ rows, sort, onSortChange, labelOf, selected, onToggleReason }: Props) {
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down("sm"), { noSsr: true });
  const reasons: Column<ValidationRow> = {
    key: "reasons",
    header: "Failure Reasons",
    cell: ({ failureReasons }) => (
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {failureReasons.map((reason) => (
          <ReasonBadge
            key={reason}
            label={labelOf(reason)}
            isSelected={selected.includes(reason)}
            onToggle={() => onToggleReason(reason)}
          />
        ))}
      </Box>
    ),
  };
  return (
    <DataTable
      label="Validation results"
      list={list}
      // On a phone, the main column comes before those that need scrolling.
      columns={isPhone ? [...asset.slice(0, 1), reasons, ...asset.slice(1), ...checks, eligible] : [...asset, ...checks, eligible, reasons]}
      rows={rows}
      rowKey={({ rowNumber }) => rowNumber}
      rowTone={rowTone}
      emptyText="No results match the current filters"
      sort={sort}
      onSortChange={onSortChange}
      scrollHeight={SCROLL_HEIGHT}
      minWidth={1120}
      isDense
    />
  );
}

type GroupsProps = {
  groups: ValidationTable_groups$key;
  /** The rows with these numbers. */
  rowsOf: (rowNumbers: readonly number[]) => ValidationRow[];
  sort: Sort;
  onSortChange: (sort: Sort) => void;
};

/** A table of the rows of each reason. */
export function ValidationGroups({ groups, ...table }: GroupsProps) {
  const data = useFragment(
    graphql`
      fragment ValidationTable_groups on SupportedAssetGroup @relay(plural: true) {
        reason
        label
        count
        rowNumbers
      }
    `,
    groups,
  );
  if (data.length === 0) return <EmptyState text="No results match the current filters" />;
  return data.map((group) => <ReasonGroup key={group.reason ?? ""} group={group} {...table} />);
}

type GroupProps = Omit<GroupsProps, "groups"> & { group: ValidationTable_groups$data[number] };

function ReasonGroup({ group, rowsOf, sort, onSortChange }: GroupProps) {
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading} sx={{ borderTop: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, px: 4, py: 2, bgcolor: "canvas" }}>
        <Box component="h3" id={heading} sx={{ m: 0, minWidth: 0, typography: "h3", overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
          {group.label}
        </Box>
        <StatusChip tone="grey" label={numberText(group.count)} />
      </Box>
      <DataTable
        label={group.label}
        columns={[...asset, eligible]}
        rows={rowsOf(group.rowNumbers)}
        rowKey={({ rowNumber }) => rowNumber}
        rowTone={rowTone}
        emptyText="No results match the current filters"
        sort={sort}
        onSortChange={onSortChange}
        scrollHeight="380px"
        minWidth={640}
      />
    </Box>
  );
}

/** The most rows that one response of the graph holds. */
const PAGE = 5000;

/** All rows of a run by their number, loaded page by page. */
export function useValidationRows(query: ValidationTable_query$key): {
  rows: ReadonlyMap<number, ValidationRow>;
  total: number;
  /** Continues after a failure; null if nothing has failed. */
  retry: (() => void) | null;
} {
  const [isFailed, setFailed] = useState(false);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ValidationTablePageQuery,
    ValidationTable_query$key
  >(
    graphql`
      fragment ValidationTable_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 5000 }, after: { type: "String" })
      @refetchable(queryName: "ValidationTablePageQuery")
      @throwOnFieldError {
        supportedAssetsCheck(input: $input, run: $run) {
          rows(first: $count, after: $after) @connection(key: "ValidationTable_rows") {
            totalCount
            edges {
              node {
                rowNumber
                ...ValidationTable_row
              }
            }
          }
        }
      }
    `,
    query,
  );

  useEffect(() => {
    if (!hasNext || isLoadingNext || isFailed) return;
    loadNext(PAGE, {
      onComplete: (error) => {
        if (error === null) return;
        console.error("Could not load rows.", error);
        setFailed(true);
      },
    });
  }, [hasNext, isLoadingNext, isFailed, loadNext]);

  const { edges, totalCount } = data.supportedAssetsCheck.rows;
  return {
    rows: new Map(edges.map(({ node }) => [node.rowNumber, readRow(node)])),
    total: totalCount,
    retry: isFailed ? () => setFailed(false) : null,
  };
}
