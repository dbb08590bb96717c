/** The column a list is sorted by. */
export type Sort = { key: string; direction: "asc" | "desc" };

/** What a column sorts by. Null, undefined and the empty text count as missing. */
export type SortValue = string | number | null | undefined;

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Compares texts without regard to case, and numbers in them by size. */
export const compareTexts = collator.compare;

/** Compares two values in a direction. Missing values come last in both. */
export function compareValues(left: SortValue, right: SortValue, direction: Sort["direction"]): number {
  const isLeftMissing = left == null || left === "";
  const isRightMissing = right == null || right === "";
  if (isLeftMissing || isRightMissing) return Number(isLeftMissing) - Number(isRightMissing);
  const order = typeof left === "number" && typeof right === "number" ? left - right : compareTexts(String(left), String(right));
  return direction === "asc" ? order : -order;
}

/** Sorts a copy of the rows; ties are broken by the key of the row. */
export function sortRows<Row>(
  rows: readonly Row[],
  direction: Sort["direction"],
  value: (row: Row) => SortValue,
  rowKey: (row: Row) => string | number,
): readonly Row[] {
  return rows
    .map((row) => ({ row, value: value(row) }))
    .toSorted(
      (left, right) =>
        compareValues(left.value, right.value, direction) || compareValues(rowKey(left.row), rowKey(right.row), "asc"),
    )
    .map(({ row }) => row);
}

/** Reads an order from the address: a column, with a hyphen before it for descending. An unknown one is ignored. */
export function sortFromParam(param: string | null, keys: readonly string[], defaultSort: Sort | null): Sort | null {
  const key = param?.replace(/^-/, "");
  if (key === undefined || !keys.includes(key)) return defaultSort;
  return { key, direction: param?.startsWith("-") === true ? "desc" : "asc" };
}

/** Writes an order for the address; null for the default one. */
export function sortToParam({ key, direction }: Sort, defaultSort: Sort | null): string | null {
  if (key === defaultSort?.key && direction === defaultSort.direction) return null;
  return direction === "desc" ? `-${key}` : key;
}
