/** What a column holds of one row; null is an empty cell. */
export type GridValue = string | number | null;

/** The words of each filtered column: one word to look for, or the chosen values. */
export type GridFilters = Readonly<Record<string, readonly string[]>>;

/** One row with its type left behind: its values by column, and what draws and opens it. */
export type GridItem = {
  id: string | number;
  values: Readonly<Record<string, GridValue>>;
};

/** The columns that are filtered by a choice of values, rather than by a word. */
export type ChoiceColumns = ReadonlySet<string>;

/** The filters that are on. A choice may be the empty value; an empty word looks for nothing. */
export function activeFilters(
  filters: GridFilters,
  choiceColumns: ChoiceColumns,
): readonly (readonly [string, readonly string[]])[] {
  return Object.entries(filters).filter(([key, words]) =>
    choiceColumns.has(key) ? words.length > 0 : words.some((word) => word.trim() !== ""),
  );
}

/** Keeps the rows that pass every filter. A word is looked for in any case; choices match whole values. */
export function filterItems<Item extends GridItem>(
  items: readonly Item[],
  filters: GridFilters,
  choiceColumns: ChoiceColumns,
): readonly Item[] {
  const active = activeFilters(filters, choiceColumns);
  if (active.length === 0) return items;
  return items.filter(({ values }) =>
    active.every(([key, words]) => {
      const value = values[key];
      const text = value === null || value === undefined ? "" : String(value);
      if (choiceColumns.has(key)) return words.includes(text);
      return text.toLowerCase().includes((words[0] ?? "").trim().toLowerCase());
    }),
  );
}
