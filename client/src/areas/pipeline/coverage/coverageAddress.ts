import type { CoveragePageQuery$variables, DatePreset, PipelineCoverageState } from "../../../__generated__/CoveragePageQuery.graphql";
import type { Choice } from "../../../ui/form/choices";
import { daysProblem, readDay } from "../../../ui/form/entries";
import { typesOf } from "../hub/jobFilter";

/** The search parameters of the filters. */
export const FILTERS = ["market", "type", "show"];

/** The value of the search parameter `dates` for two days of the user's own. */
export const CUSTOM = "custom";

/** The most days that the graph covers. */
const MOST_DAYS = 31;
const DAY_MS = 86_400_000;

/** The ranges to choose from. The first is the one without a choice. */
export const ranges: readonly Choice[] = [
  { value: "last-7", label: "Last 7 Days" },
  { value: "last-30", label: "Last 30 Days" },
  { value: "current-week", label: "Current Week" },
  { value: "last-week", label: "Last Week" },
  { value: "current-month", label: "Current Month" },
  { value: "last-month", label: "Last Month" },
  { value: CUSTOM, label: "Custom" },
];

const presets: ReadonlyMap<string, DatePreset> = new Map([
  ["last-7", "LAST_7"],
  ["last-30", "LAST_30"],
  ["current-week", "CURRENT_WEEK"],
  ["last-week", "LAST_WEEK"],
  ["current-month", "CURRENT_MONTH"],
  ["last-month", "LAST_MONTH"],
]);

/** Which markets show. */
export const shown: readonly Choice[] = [
  { value: "missing", label: "With Missing Jobs" },
  { value: "failed", label: "With Failed Jobs" },
  { value: "open", label: "With Missing or Failed Jobs" },
];

const states: ReadonlyMap<string, readonly PipelineCoverageState[]> = new Map([
  ["missing", ["MISSING"]],
  ["failed", ["FAILED"]],
  ["open", ["MISSING", "FAILED"]],
]);

/** The range in the address. An unknown one is the first. */
export function rangeOf(search: URLSearchParams): string {
  const param = search.get("dates");
  return ranges.find(({ value }) => value === param)?.value ?? "last-7";
}

/** The two days of a custom range; null for one that is missing or no day. */
export function customDays(search: URLSearchParams): { from: string | null; to: string | null } {
  return { from: readDay(search.get("from")), to: readDay(search.get("to")) };
}

/** Why the coverage of two days cannot be shown; null if it can, or while one is missing. */
export function coverageProblem({ from, to }: { from: string | null; to: string | null }): string | null {
  if (from === null || to === null || to < from) return daysProblem({ from, to });
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days > MOST_DAYS ? `A date range may cover at most ${MOST_DAYS} days.` : null;
}

/** The coverage that an address asks for. Custom days count once both are there and can be shown. */
export function coverageOf(search: URLSearchParams): CoveragePageQuery$variables {
  const text = search.get("market")?.trim() ?? "";
  const wanted = states.get(search.get("show") ?? "");
  return {
    dates: datesOf(search),
    filter: { ...(text !== "" && { text }), ...typesOf(search.get("type")), ...(wanted !== undefined && { states: wanted }) },
  };
}

function datesOf(search: URLSearchParams): CoveragePageQuery$variables["dates"] {
  const preset = presets.get(rangeOf(search));
  if (preset !== undefined) return { preset };
  const { from, to } = customDays(search);
  return from === null || to === null || coverageProblem({ from, to }) !== null ? { preset: "LAST_7" } : { preset: "CUSTOM", from, to };
}
