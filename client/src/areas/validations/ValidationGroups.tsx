import Box from "@mui/material/Box";
import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { ValidationGroups_groups$data, ValidationGroups_groups$key } from "../../__generated__/ValidationGroups_groups.graphql";
import { EmptyState } from "../../ui/table/EmptyState";
import { numberText } from "../../ui/text/format";
import type { Sort } from "../../ui/table/sort";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { ValidationGroupTable, type ValidationRow } from "./ValidationTable";

type Props = {
  groups: ValidationGroups_groups$key;
  /** The rows with these numbers. */
  rowsOf: (rowNumbers: readonly number[]) => ValidationRow[];
  sort: Sort;
  onSortChange: (sort: Sort) => void;
};

/** A table of the rows of each reason. */
export function ValidationGroups({ groups, ...table }: Props) {
  const data = useFragment(
    graphql`
      fragment ValidationGroups_groups on SupportedAssetGroup @relay(plural: true) {
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

type GroupProps = Omit<Props, "groups"> & { group: ValidationGroups_groups$data[number] };

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
      <ValidationGroupTable label={group.label} rows={rowsOf(group.rowNumbers)} sort={sort} onSortChange={onSortChange} />
    </Box>
  );
}
