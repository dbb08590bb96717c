import type { Column } from "../../ui/table/DataTable";
import { SelectBox } from "./SelectBox";
import type { Selection } from "./useSelection";

/** The columns of a table with a checkbox before the text of the one that stays in sight, while rows are selected. */
export function selectable<Row>(columns: readonly Column<Row>[], selection: Selection<Row>, rowName: (row: Row) => string): readonly Column<Row>[] {
  if (!selection.isOn) return columns;
  const place = Math.max(
    0,
    columns.findIndex(({ isPinned, isHeaderHidden }) => isPinned === true && isHeaderHidden !== true),
  );
  return columns.map((column, at) =>
    at === place
      ? {
          ...column,
          cell: (row: Row) => (
            <SelectBox selection={selection} row={row} name={rowName(row)}>
              {column.cell === undefined ? column.value?.(row) : column.cell(row)}
            </SelectBox>
          ),
        }
      : column,
  );
}
