import Box from "@mui/material/Box";
import { graphql, readInlineData } from "react-relay";
import type { ValidationTable_row$data, ValidationTable_row$key } from "../../__generated__/ValidationTable_row.graphql";
import { type Column, DataTable } from "../../ui/table/DataTable";
import type { Sort } from "../../ui/table/sort";
import { ReasonBadge } from "./ReasonBadge";

/** A row of a run. */
export type ValidationRow = ValidationTable_row$data;

/** Reads a row. A hook for each of thousands would be slow. */
export function readRow(row: ValidationTable_row$key): ValidationRow {
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
      columns={[...asset, ...checks, eligible, reasons]}
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

/** The rows of one reason. */
export function ValidationGroupTable({ label, rows, sort, onSortChange }: Pick<Props, "rows" | "sort" | "onSortChange"> & { label: string }) {
  return (
    <DataTable
      label={label}
      columns={[...asset, eligible]}
      rows={rows}
      rowKey={({ rowNumber }) => rowNumber}
      rowTone={rowTone}
      emptyText="No results match the current filters"
      sort={sort}
      onSortChange={onSortChange}
      scrollHeight="380px"
      minWidth={640}
    />
  );
}
