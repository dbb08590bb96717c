import type { PipelineJobPhase } from "../../../__generated__/PipelineJobsTable_jobs.graphql";

/** A run of a job, with its times in milliseconds. */
export type Run = {
  jobId: string;
  marketHash: string;
  market: string;
  type: string;
  phase: PipelineJobPhase;
  status: string;
  start: number;
  /** Now, while it is running. */
  end: number;
  duration: string;
  /** When a run as long as usual would end; null if the job is not running, or if that is unknown. */
  usualEnd: number | null;
  isSlow: boolean;
  needsRerun: boolean;
};

/** A run, and its row within its lane: runs of a market may overlap. */
type Bar = Run & { row: number };

/** The runs of a market. */
export type Lane = { marketHash: string; market: string; bars: readonly Bar[]; rows: number; isUrgent: boolean };

/** How far back the time line goes. */
export const SHOWN_MS = 86_400_000;
/** The least time that a bar has to itself: it stays visible however short the run was. */
const LEAST_MS = 720_000;

/** The runs that started in the last 24 hours, by market: markets with failed or slow runs first, then by name. */
export function runLanes(runs: readonly Run[], now: number): readonly Lane[] {
  const byMarket = new Map<string, Run[]>();
  for (const run of runs) {
    if (run.start >= now - SHOWN_MS) byMarket.set(run.marketHash, [...(byMarket.get(run.marketHash) ?? []), run]);
  }
  return [...byMarket]
    .map(([marketHash, ofMarket]) => ({
      marketHash,
      market: ofMarket[0]?.market ?? "",
      ...stack(ofMarket),
      isUrgent: ofMarket.some(({ needsRerun, isSlow }) => needsRerun || isSlow),
    }))
    .toSorted((left, right) => Number(right.isUrgent) - Number(left.isUrgent) || left.market.localeCompare(right.market));
}

/** Puts each run in the first row that is free when it starts. */
function stack(runs: readonly Run[]): Pick<Lane, "bars" | "rows"> {
  const freeFrom: number[] = [];
  const bars = runs
    .toSorted((left, right) => left.start - right.start)
    .map((run) => {
      const free = freeFrom.findIndex((time) => time <= run.start);
      const row = free === -1 ? freeFrom.length : free;
      freeFrom[row] = Math.max(run.end, run.usualEnd ?? 0, run.start + LEAST_MS);
      return { ...run, row };
    });
  return { bars, rows: freeFrom.length };
}
