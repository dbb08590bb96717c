import { useEffect, useEffectEvent, useState } from "react";
import type { CoveragePageQuery$variables, DatePreset, PipelineCoverageState } from "../../../__generated__/CoveragePageQuery.graphql";
import type { Choice } from "../../../ui/form/choices";
import { daysProblem, readDay } from "../../../ui/form/entries";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { typesOf } from "../hub/jobParams";

/** The search parameters of the filters. */
export const FILTERS = ["market", "type", "show"];

/** The value of the search parameter `dates` for two days of the user's own. */
export const CUSTOM = "custom";

/** The most days that the graph covers. */
const MOST_DAYS = 31;
const DAY_MS = 86_400_000;

type Range = Choice & { readonly preset: DatePreset };

/** The range without a choice. */
export const firstRange: Range = { value: "last-7", label: "Last 7 Days", preset: "LAST_7_DAYS" };

export const ranges: readonly Range[] = [
  firstRange,
  { value: "last-30", label: "Last 30 Days", preset: "LAST_30_DAYS" },
  { value: "current-week", label: "Current Week", preset: "CURRENT_WEEK" },
  { value: "last-week", label: "Last Week", preset: "LAST_WEEK" },
  { value: "current-month", label: "Current Month", preset: "CURRENT_MONTH" },
  { value: "last-month", label: "Last Month", preset: "LAST_MONTH" },
  { value: CUSTOM, label: "Custom", preset: "CUSTOM" },
];

type Shown = Choice & {
  readonly states: readonly PipelineCoverageState[];
  /** What it means that no market shows. */
  readonly none: string;
};

/** Which markets show. */
export const shown: readonly Shown[] = [
  { value: "missing", label: "With Missing Jobs", states: ["MISSING"], none: "Nothing is missing" },
  { value: "failed", label: "With Failed Jobs", states: ["FAILED"], none: "Nothing has failed" },
  { value: "open", label: "With Missing or Failed Jobs", states: ["MISSING", "FAILED"], none: "Nothing is missing or has failed" },
];

/** The range in the address. An unknown one is the first. */
export const rangeOf = (search: URLSearchParams): Range => ranges.find(({ value }) => value === search.get("dates")) ?? firstRange;

/** The two days of a custom range; null for one that is missing or no day. */
export const customDays = (search: URLSearchParams) => ({ from: readDay(search.get("from")), to: readDay(search.get("to")) });

/** Why the coverage of two days cannot be shown; null if it can, or while one is missing. */
export function coverageProblem({ from, to }: { from: string | null; to: string | null }): string | null {
  if (from === null || to === null || to < from) return daysProblem({ from, to });
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days > MOST_DAYS ? `A date range may cover at most ${MOST_DAYS} days.` : null;
}

/** The coverage that an address asks for. Custom days count once both are there and can be shown. */
export function coverageOf(search: URLSearchParams): CoveragePageQuery$variables {
  const { value, preset } = rangeOf(search);
  const days = customDays(search);
  const isComplete = days.from !== null && days.to !== null && coverageProblem(days) === null;
  const text = search.get("market")?.trim() ?? "";
  const states = shown.find((choice) => choice.value === search.get("show"))?.states;
  return {
    dates: value !== CUSTOM ? { preset } : isComplete ? { preset, ...days } : { preset: firstRange.preset },
    text,
    filter: { ...(text !== "" && { text }), ...typesOf(search.get("type")), ...(states !== undefined && { states }) },
  };
}

/** How long a selection rests before the address has it: a drag changes it many times a second. */
const PAUSE_MS = 250;

/** The selection of cells, as the address has it once it rests: see cells.ts. */
export function useCellSelection(): [selection: string | null, select: (selection: string | null) => void] {
  const [param, setParam] = useUrlParam("cells");
  const [draft, setDraft] = useState<{ param: string | null; selection: string | null } | null>(null);
  const commit = useEffectEvent((selection: string | null) => setParam(selection, { replace: true }));
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => commit(draft.selection), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  // Going back to another address leaves the draft behind.
  return [draft?.param === param ? draft.selection : param, (selection) => setDraft({ param, selection })];
}
