import type { PipelineCoverageState } from "../../../__generated__/CoveragePageQuery.graphql";
import type { RunSet } from "../runs/runSet";
import type { Coverage, Look } from "./coverageCells";

/** The outcome of the run of a cell: how the cell looks, and why it was not sent. */
export type CellMark = { readonly look: Look; readonly reason?: string };

/** The marks of a row, by date. */
export type RowMarks = ReadonlyMap<string, CellMark>;

type Sources = {
  /** The runs that are being sent, or were sent last. */
  runs: RunSet | null;
  /** How many mutations had ended when runs were sent, by the key of their cell. */
  sent: ReadonlyMap<string, number>;
  /** The same when the jobs were asked for. */
  askedAfter: number | undefined;
};

/** The marks of all cells whose runs were just asked for, by market. They go once the jobs were asked for after that. */
export function cellMarks({ runs, sent, askedAfter = 0 }: Sources): ReadonlyMap<number, RowMarks> {
  const marks = new Map<number, Map<string, CellMark>>();
  const mark = (marketId: number, date: string, cell: CellMark) => {
    const row = marks.get(marketId) ?? new Map<string, CellMark>();
    marks.set(marketId, row.set(date, cell));
  };
  for (const [key, at] of sent) {
    const [marketId = "", date = ""] = key.split(" ");
    if (at > askedAfter) mark(Number(marketId), date, { look: "RUNNING" });
  }
  if (runs === null) return marks;
  for (const { marketId, date } of runs.queue) mark(marketId, date, { look: "SENDING" });
  for (const { marketId, date, reason, isLost } of runs.failed) mark(marketId, date, { look: isLost ? "MAYBE_SENT" : "NOT_SENT", reason });
  return marks;
}

/** The matrix in which the cells whose runs are being sent, or were sent, run already. Rows without such cells stay the same. */
export function withRuns({ markets, days }: Coverage, marks: ReadonlyMap<number, RowMarks>): Coverage {
  return {
    days,
    markets: markets.map((row) => {
      const ofRow = marks.get(row.marketId);
      if (ofRow === undefined) return row;
      return { ...row, states: row.states.map((state, column) => (isRunning(ofRow.get(days[column]?.date ?? "")) ? "RUNNING" : state)) };
    }),
  };
}

const isRunning = (mark: CellMark | undefined): boolean => mark?.look === "RUNNING" || mark?.look === "SENDING";

/** How a cell looks: as its state, or as its mark. One that was not sent, because another run was, is a running one. */
export function lookOf(state: PipelineCoverageState, mark: CellMark | undefined): CellMark {
  return mark === undefined || (state === "RUNNING" && mark.look !== "SENDING") ? { look: state } : mark;
}
