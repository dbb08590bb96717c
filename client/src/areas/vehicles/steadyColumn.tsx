import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { GridColumn } from "../../ui/table/DataGrid";
import { changedFrom, type CheckedVehicles } from "./checkedVehicles";
import { VehicleChange } from "./VehicleChange";

/** A column whose values are texts. */
export type TextColumn<Row> = Omit<GridColumn<Row>, "value"> & { value: (row: Row) => string | null };

/** Filters and sorts a column by the values before a health check, so that rows keep their place, and shows both values. */
export function steadyColumn<Row extends { readonly assetId: number }>(
  column: TextColumn<Row>,
  rows: readonly Row[],
  checked: CheckedVehicles,
): TextColumn<Row> {
  const { key, value, cell } = column;
  const changeOf = (row: Row) => changedFrom(checked, row.assetId, key, value(row));
  const placeOf = (row: Row) => {
    const place = checked.get(row.assetId)?.place;
    return place === undefined ? value(row) : (place[key] ?? null);
  };
  // Without a cell of its own the grid would draw the text that holds the place.
  const isDrawn = checked.size > 0 && rows.some((row) => placeOf(row) !== value(row) || changeOf(row) !== null);
  return {
    ...column,
    value: placeOf,
    cell: isDrawn ? (row) => <Cell from={changeOf(row)} text={value(row)} drawn={cell?.(row)} /> : cell,
  };
}

type CellProps = {
  /** The text before the latest check, if that has changed it. */
  from: string | null;
  text: string | null;
  /** How the column draws the text, if not plainly. */
  drawn: ReactNode;
};

function Cell({ from, text, drawn }: CellProps) {
  if (from !== null) {
    return (
      <VehicleChange from={from} to={text ?? "(empty)"}>
        {drawn ?? text ?? "(empty)"}
      </VehicleChange>
    );
  }
  return (
    drawn ?? (
      <Box component="span" title={text ?? undefined} sx={{ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" }}>
        {text}
      </Box>
    )
  );
}
