import { foldText } from "../text/foldText";

/** The value of a cell; null if it is empty. */
export type GridValue = string | number | null;

/** The texts of each filtered column: one text to find, or the selected values. */
export type GridFilters = Readonly<Record<string, readonly string[]>>;

/** A row of a grid: its values by column. */
export type GridItem = {
  id: string | number;
  values: Readonly<Record<string, GridValue>>;
};

/** The columns that are filtered by selected values, rather than by a text to find. */
export type ChoiceColumns = ReadonlySet<string>;

/** The filters that are on. A selected value may be empty; an empty text to find filters nothing. */
export function activeFilters(
  filters: GridFilters,
  choiceColumns: ChoiceColumns,
): readonly (readonly [string, readonly string[]])[] {
  return Object.entries(filters).filter(([key, texts]) =>
    choiceColumns.has(key) ? texts.length > 0 : texts.some((text) => text.trim() !== ""),
  );
}

/** Keeps the rows that pass every filter. Texts are found without regard to case and accents; selected values match whole values. */
export function filterItems<Item extends GridItem>(
  items: readonly Item[],
  filters: GridFilters,
  choiceColumns: ChoiceColumns,
): readonly Item[] {
  const active = activeFilters(filters, choiceColumns);
  if (active.length === 0) return items;
  return items.filter(({ values }) =>
    active.every(([key, texts]) => {
      const value = values[key];
      const cell = value == null ? "" : String(value);
      if (choiceColumns.has(key)) return texts.includes(cell);
      return foldText(cell).includes(foldText((texts[0] ?? "").trim()));
    }),
  );
}
