import type { PipelineCoverageState } from "../../../__generated__/CoveragePageQuery.graphql";
import type { Tone } from "../../../ui/layout/style";
import type { MarketRun, RunSet } from "../runs/marketRuns";
import type { Area } from "./cellSelection";

/** How a cell looks: the state of the graph, or what becomes of a run that was just requested. */
export type Look = PipelineCoverageState | "SENDING" | "NOT_SENT" | "MAYBE_SENT";

/** What the looks are called, in the order of the legend. */
export const looks: Record<Look, string> = {
  COMPLETED: "Completed",
  RUNNING: "Running",
  FAILED: "Failed",
  MISSING: "Missing",
  UNKNOWN: "Unknown",
  SENDING: "Being sent",
  MAYBE_SENT: "May have been sent",
  NOT_SENT: "Not sent",
};

export const tones: Record<Look, Tone> = {
  COMPLETED: "green",
  RUNNING: "blue",
  FAILED: "red",
  MISSING: "yellow",
  UNKNOWN: "grey",
  SENDING: "blue",
  MAYBE_SENT: "yellow",
  NOT_SENT: "red",
};

/** The states whose sums are shown at the edges: those that call for action. */
export const summedStates = ["MISSING", "FAILED"] as const satisfies readonly Look[];

/** A row of the matrix. */
export type CoverageRow = { readonly marketId: number; readonly marketLabel: string; readonly states: readonly PipelineCoverageState[] };

/** A column of the matrix. */
export type CoverageDay = { readonly date: string };

/** The matrix. */
export type Coverage = { readonly markets: readonly CoverageRow[]; readonly days: readonly CoverageDay[] };

/** What becomes of the run of a cell: how the cell looks, and why it was not sent. */
export type CellMark = { readonly look: Look; readonly reason?: string };

/** The marks of a row, by date. */
export type RowMarks = ReadonlyMap<string, CellMark>;

/** The marks of the cells whose runs are being sent or were sent last, by market. */
export function cellMarks(runs: RunSet | null): ReadonlyMap<number, RowMarks> {
  const marks = new Map<number, Map<string, CellMark>>();
  const mark = ({ marketId, date }: MarketRun, cell: CellMark) => marks.set(marketId, (marks.get(marketId) ?? new Map<string, CellMark>()).set(date, cell));
  for (const run of runs?.done ?? []) mark(run, { look: "RUNNING" });
  for (const run of runs?.queue ?? []) mark(run, { look: "SENDING" });
  for (const run of runs?.failed ?? []) mark(run, { look: run.isLost ? "MAYBE_SENT" : "NOT_SENT", reason: run.reason });
  return marks;
}

/** The matrix in which the cells whose runs are being sent, or were sent, run already. Rows without such cells stay the same. */
export function withRuns({ markets, days }: Coverage, marks: ReadonlyMap<number, RowMarks>): Coverage {
  const isRunning = (mark: CellMark | undefined) => mark?.look === "RUNNING" || mark?.look === "SENDING";
  return {
    days,
    markets: markets.map((row) => {
      const ofRow = marks.get(row.marketId);
      return ofRow === undefined ? row : { ...row, states: row.states.map((state, column) => (isRunning(ofRow.get(days[column]?.date ?? "")) ? "RUNNING" : state)) };
    }),
  };
}

/** How a cell looks: as its state, or as its mark. One that was not sent, because another run was, is a running one. */
export function lookOf(state: PipelineCoverageState, mark: CellMark | undefined): CellMark {
  return mark === undefined || (state === "RUNNING" && mark.look !== "SENDING") ? { look: state } : mark;
}

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
