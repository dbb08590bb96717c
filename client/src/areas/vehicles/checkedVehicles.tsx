import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { GridColumn } from "../../ui/table/GridRows";

/** The texts of a row by column; null where it has none. */
type Texts = Readonly<Record<string, string | null>>;

/** A vehicle that was checked. */
type CheckedVehicle = {
  /** The texts by which it is filtered and sorted, so that it stays where it was clicked. */
  readonly place: Texts;
  /** The texts before its latest check. */
  readonly before: Texts;
};

/** The checked vehicles by their number. */
export type CheckedVehicles = ReadonlyMap<number, CheckedVehicle>;

/** Notes what a vehicle shows before a check. After another check it keeps its first place. */
export function noteCheck(checked: CheckedVehicles, assetId: number, texts: Texts): CheckedVehicles {
  return new Map(checked).set(assetId, { place: checked.get(assetId)?.place ?? texts, before: texts });
}

/** What a column said before the latest check of a vehicle; null if the check has not changed it. */
export function changedFrom(checked: CheckedVehicles, assetId: number, key: string, text: string | null): string | null {
  const before = checked.get(assetId)?.before;
  if (before === undefined || before[key] === text) return null;
  return before[key] ?? "(empty)";
}

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

type ChangeProps = {
  /** What the cell said before the check. */
  from: string;
  /** What it says now. */
  to: string;
  /** How the cell draws that. */
  children: ReactNode;
};

const line = { overflow: "hidden", textOverflow: "ellipsis" } as const;

/** A cell that a health check has changed: the old value above the new one, within the height of a row. */
function VehicleChange({ from, to, children }: ChangeProps) {
  return (
    <Box
      component="span"
      title={`${from} → ${to}`}
      sx={{ display: "grid", justifyItems: "start", minWidth: 0, lineHeight: "16px", "& [data-tone]": { lineHeight: "16px" } }}
    >
      <Box component="span" sx={{ ...line, maxWidth: "100%", color: "text.secondary", fontSize: 12 }}>
        {from}{" "}
        <span role="img" aria-label="changed to">
          →
        </span>{" "}
      </Box>
      <Box component="span" sx={{ ...line, maxWidth: "100%", fontWeight: 550 }}>
        {children}
      </Box>
    </Box>
  );
}
