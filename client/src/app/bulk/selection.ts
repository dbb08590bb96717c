/** The rows between two keys in the order in which they are shown, with both; only the second if the first is gone. */
export function rangeOf(keys: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : keys.indexOf(from);
  const end = keys.indexOf(to);
  if (start === -1 || end === -1) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The selected rows after some were selected or deselected, by key. */
export function select<Row>(
  selected: ReadonlyMap<string, Row>,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  isSelected: boolean,
): ReadonlyMap<string, Row> {
  const next = new Map(selected);
  for (const row of rows) {
    if (isSelected) next.set(keyOf(row), row);
    else next.delete(keyOf(row));
  }
  return next;
}
