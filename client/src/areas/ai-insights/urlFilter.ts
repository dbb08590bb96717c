import type { DatePreset } from "../../__generated__/ConversationsTabQuery.graphql";
import { daysProblem, readDay } from "../../ui/form/entries";
import { useUrlSearch } from "../../ui/url/useUrlParam";
import { useDebounced } from "../../ui/useDebounced";

export const CUSTOM = "custom";

/** A filter by days, kept in the address. */
export type DateFilter = {
  /** The search parameter of the choice. */
  param: string;
  /** Those of the two days of a custom range. */
  range: readonly [from: string, to: string];
  /** What it offers besides all time and a custom range. */
  choices: readonly { value: string; label: string; preset: DatePreset }[];
};

/** The custom range in an address, as far as it was entered, and what is still wrong with it. */
export function rangeOf(search: URLSearchParams, { range }: Pick<DateFilter, "range">) {
  const from = readDay(search.get(range[0]));
  const to = readDay(search.get(range[1]));
  const missing = (from === null) === (to === null) ? null : from === null ? ("from" as const) : ("to" as const);
  return { from, to, missing, problem: daysProblem({ from, to }) };
}

/** The days for the graph; none while a custom range lacks one of its days, or ends before it begins. */
export function datesOf(search: URLSearchParams, filter: DateFilter): { dates?: { preset: DatePreset; from?: string; to?: string } } {
  const chosen = search.get(filter.param);
  const preset = filter.choices.find(({ value }) => value === chosen)?.preset;
  if (preset !== undefined) return { dates: { preset } };
  const { from, to, problem } = rangeOf(search, filter);
  if (chosen !== CUSTOM || from === null || to === null || problem !== null) return {};
  return { dates: { preset: "CUSTOM", from, to } };
}

/** What the address asks for. While its filter changes, it is what it asked for before. */
export function useDebouncedFilter<Variables extends { filter: object }>(
  read: (search: URLSearchParams) => Variables,
  pauseMs: number,
): { wanted: Variables; variables: Variables; isChanging: boolean } {
  const [search] = useUrlSearch();
  const wanted = read(search);
  const debounced = read(new URLSearchParams(useDebounced(search.toString(), pauseMs)));
  const isChanging = JSON.stringify(wanted.filter) !== JSON.stringify(debounced.filter);
  return { wanted, variables: isChanging ? debounced : wanted, isChanging };
}
