import type { PipelineCoverageState } from "../../../__generated__/CoveragePageQuery.graphql";
import type { Tone } from "../../../ui/layout/style";
import type { MarketRun } from "../runs/runSet";
import type { Area, CellKey } from "./cellSelection";

/** How a cell looks: the state of the graph, or the outcome of a run that was just requested. */
export type Look = PipelineCoverageState | "SENDING" | "NOT_SENT" | "MAYBE_SENT";

/** What the looks are called. */
export const looks: Record<Look, string> = {
  COMPLETED: "Completed",
  RUNNING: "Running",
  FAILED: "Failed",
  MISSING: "Missing",
  UNKNOWN: "Unknown",
  SENDING: "Being sent",
  NOT_SENT: "Not sent",
  MAYBE_SENT: "May have been sent",
};

/** Grey is unknown, blue is running, green has completed, red has failed, and yellow is missing. */
export const tones: Record<Look, Tone> = {
  COMPLETED: "green",
  RUNNING: "blue",
  FAILED: "red",
  MISSING: "yellow",
  UNKNOWN: "grey",
  SENDING: "blue",
  NOT_SENT: "red",
  MAYBE_SENT: "yellow",
};

/** The looks of the states. */
export const states = ["COMPLETED", "RUNNING", "FAILED", "MISSING", "UNKNOWN"] as const satisfies readonly Look[];

/** The looks of runs that were just requested. */
export const outcomes = ["SENDING", "MAYBE_SENT", "NOT_SENT"] as const satisfies readonly Look[];

/** The states whose sums are shown at the edges: those that call for action. */
export const summedStates = ["MISSING", "FAILED"] as const satisfies readonly Look[];

/** A row of the matrix. */
export type CoverageRow = { readonly marketId: number; readonly marketLabel: string; readonly states: readonly PipelineCoverageState[] };

/** A column of the matrix. */
export type CoverageDay = { readonly date: string };

/** The matrix. */
export type Coverage = { readonly markets: readonly CoverageRow[]; readonly days: readonly CoverageDay[] };

/** Identifies a cell in a set. */
export const keyOf = ({ marketId, date }: CellKey): string => `${marketId} ${date}`;

/** Counts the cells of an area in each state. */
export function countStates({ markets }: Coverage, { top, bottom, left, right }: Area): Readonly<Record<PipelineCoverageState, number>> {
  const counts = { COMPLETED: 0, RUNNING: 0, FAILED: 0, MISSING: 0, UNKNOWN: 0 };
  for (const { states } of markets.slice(top, bottom + 1)) {
    for (const state of states.slice(left, right + 1)) counts[state] += 1;
  }
  return counts;
}

/** The runs that the cells of an area in some states need, by market and then by date. */
export function runsOf({ markets, days }: Coverage, { top, bottom, left, right }: Area, wanted: readonly PipelineCoverageState[]): readonly MarketRun[] {
  return markets.slice(top, bottom + 1).flatMap(({ marketId, marketLabel, states }) =>
    days.flatMap(({ date }, column): MarketRun[] => {
      const state = states[column];
      const isWanted = column >= left && column <= right && state !== undefined && wanted.includes(state);
      return isWanted ? [{ marketId, marketLabel, date }] : [];
    }),
  );
}

/** The area of all cells. */
export const wholeArea = ({ markets, days }: Coverage): Area => ({ top: 0, bottom: markets.length - 1, left: 0, right: days.length - 1 });
