import type { PipelineCoverageState } from "../../../__generated__/CoveragePageQuery.graphql";
import type { Tone } from "../../../ui/layout/style";
import type { MarketRun, RunSet } from "../runs/marketRuns";

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

/** The matrix: markets and days. */
export type Coverage = { readonly markets: readonly CoverageRow[]; readonly days: readonly { readonly date: string }[] };

/** What becomes of the run of a cell: how the cell looks, and why it was not sent. */
type CellMark = { readonly look: Look; readonly reason?: string };

/** The marks of a row, by date. */
export type RowMarks = ReadonlyMap<string, CellMark>;

/** The marks of the cells whose runs are being sent or were sent last, by market. */
export function cellMarks(runs: RunSet | null): ReadonlyMap<number, RowMarks> {
  const marks = new Map<number, Map<string, CellMark>>();
  const mark = ({ marketId, date }: MarketRun, cell: CellMark) => marks.set(marketId, (marks.get(marketId) ?? new Map<string, CellMark>()).set(date, cell));
  for (const run of runs?.done.slice(runs.listed) ?? []) mark(run, { look: "RUNNING" });
  for (const run of runs?.queue ?? []) mark(run, { look: "SENDING" });
  for (const { row, reason, isLost } of runs?.failed ?? []) mark(row, { look: isLost ? "MAYBE_SENT" : "NOT_SENT", reason });
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

/** The place of a cell: its row and its column. */
export type Place = { readonly row: number; readonly column: number };

/** A rectangle of places, its edges included. */
export type Area = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };

/** What the matrix shows, as far as places depend on it. */
export type Axes = { readonly markets: readonly { readonly marketId: number }[]; readonly days: Coverage["days"] };

/** Where a selection begins and ends, such as "2.2025-03-10_5.2025-03-12"; null if the matrix does not show both cells. */
export function endsOf({ markets, days }: Axes, selection: string | null): { from: Place; to: Place } | null {
  const ends = (selection ?? "").split("_").map((cell): Place => {
    const [market, day] = cell.split(".");
    return { row: markets.findIndex(({ marketId }) => String(marketId) === market), column: days.findIndex(({ date }) => date === day) };
  });
  const [from, to = from] = ends;
  return from === undefined || to === undefined || ends.some(({ row, column }) => row === -1 || column === -1) ? null : { from, to };
}

/** The area between two cells. */
export const areaBetween = (from: Place, to: Place): Area => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
});

/** The selection between two cells, as the address has it. */
export function selectionBetween({ markets, days }: Axes, from: Place, to: Place): string {
  const [start, end] = [from, to].map(({ row, column }) => `${markets[row]?.marketId}.${days[column]?.date}`);
  return start === end ? `${start}` : `${start}_${end}`;
}

/** Rows that Page Up and Page Down go past. */
const PAGE = 10;

/** Where a key leads from a place; null if it leads nowhere. */
export function placeAfterKey({ row, column }: Place, { key, ctrlKey }: { key: string; ctrlKey: boolean }, { markets, days }: Axes): Place | null {
  const [lastRow, lastColumn] = [markets.length - 1, days.length - 1];
  const places: Readonly<Record<string, readonly [row: number, column: number]>> = {
    ArrowUp: [ctrlKey ? 0 : row - 1, column],
    ArrowDown: [ctrlKey ? lastRow : row + 1, column],
    ArrowLeft: [row, ctrlKey ? 0 : column - 1],
    ArrowRight: [row, ctrlKey ? lastColumn : column + 1],
    Home: [ctrlKey ? 0 : row, 0],
    End: [ctrlKey ? lastRow : row, lastColumn],
    PageUp: [row - PAGE, column],
    PageDown: [row + PAGE, column],
  };
  const next = places[key];
  return next === undefined ? null : { row: Math.max(0, Math.min(next[0], lastRow)), column: Math.max(0, Math.min(next[1], lastColumn)) };
}
