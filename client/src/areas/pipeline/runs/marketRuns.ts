import { type BulkOutcome, type BulkProgress, runBulk } from "../../../app/bulk/bulkRun";
import { onSessionChange, readStoredToken } from "../../../app/session/session";
import { createStore } from "../../../app/store";
import { paths } from "../../../app/routing/paths";
import { showToast } from "../../../app/toasts";
import { startWork } from "../../../app/work";
import { numberText } from "../../../ui/text/format";
import { forgetOwnRuns, noteOwnRun } from "./ownRuns";
import { countsText } from "./progressText";

/** One market on one date. */
export type MarketRun = { readonly marketId: number; readonly marketLabel: string; readonly date: string };

/** What identifies a run. */
export type MarketRunKey = Pick<MarketRun, "marketId" | "date">;

/** Whether a run was sent, and if not, why. The hash is that of its market. */
export type RunOutcome = {
  readonly run: MarketRunKey;
  readonly marketHash?: string;
  readonly isSent: boolean;
  readonly reason: string | null;
};

/** A run that could not be sent. */
export type FailedRun = MarketRun & { readonly reason: string };

/** How the runs of one form are sent. */
export type RunJob = {
  /** The title of the form. */
  readonly title: string;
  /** Sends some of the runs. It rejects if the request as a whole failed. */
  readonly send: (runs: readonly MarketRunKey[]) => Promise<readonly RunOutcome[]>;
  /** The toast after all were sent, and the one after any of them failed. */
  readonly done: string;
  readonly failure: string;
  /** Called after all were sent. */
  readonly onAllSent: () => void;
};

/** The runs of a form, as far as they have been sent. */
export type RunSet = {
  readonly job: RunJob;
  /** The dates of all runs. */
  readonly dates: readonly string[];
  readonly total: number;
  readonly sent: number;
  readonly failed: readonly FailedRun[];
  /** The runs that are about to be sent. */
  readonly queue: readonly MarketRun[];
  /** The runs that a cancellation or a failed request has left out. */
  readonly unsent: readonly MarketRun[];
  readonly status: "sending" | "cancelling" | "ended";
};

const NOT_RUN = "This market is no longer among those to run.";

/** The runs that were started last. They outlast the screen that started them, but not the session. */
const current = createStore<RunSet | null>(null);
export const useRunSet = current.useValue;

onSessionChange(() => current.set(null));

/** Whether runs are being sent. Others wait until they have ended. */
export function isSending(set: RunSet | null): boolean {
  return set !== null && set.status !== "ended";
}

/** Sends runs in batches, one after the other. Does nothing while others are sent. */
export function startRuns(job: RunJob, runs: readonly MarketRun[]): void {
  if (isSending(current.get())) return;
  forgetOwnRuns();
  const dates = [...new Set(runs.map(({ date }) => date))];
  void send({ job, dates, total: runs.length, sent: 0, failed: [], queue: runs, unsent: [], status: "sending" });
}

/** Sends the failed runs again, and only these. */
export function sendFailedAgain(): void {
  const set = current.get();
  if (set?.status === "ended") void send({ ...set, failed: [], queue: set.failed, status: "sending" });
}

/** Sends the runs that were left out. */
export function sendUnsent(): void {
  const set = current.get();
  if (set?.status === "ended") void send({ ...set, queue: set.unsent, unsent: [], status: "sending" });
}

/** Stops after the present batch. */
export function cancelRuns(): void {
  const set = current.get();
  if (set?.status === "sending") current.set({ ...set, status: "cancelling" });
}

/** Forgets runs that have ended. */
export function dismissRuns(): void {
  if (!isSending(current.get())) current.set(null);
}

async function send(started: RunSet): Promise<void> {
  const { job } = started;
  current.set(started);
  const report = startWork({ label: job.title, to: paths.pipeline() });
  const reportProgress = (set: RunSet) =>
    report.progress({ done: set.total - set.queue.length - set.unsent.length, total: set.total }, countsText(set));
  reportProgress(started);
  const start: BulkProgress<MarketRun> = { total: started.queue.length, done: [], failed: [], queue: started.queue };
  const sent = await runBulk(start, {
    rowKey: runKey,
    maybeDone: "The jobs may have been started.",
    send: (runs) => sendRuns(job, runs),
    onProgress: (progress) => {
      const set = currentOf(job);
      if (set === null) return;
      current.set(withProgress(started, set.status, progress));
      reportProgress(withProgress(started, set.status, progress));
    },
    isWanted: () => currentOf(job)?.status === "sending",
  });
  if (currentOf(job) === null) {
    report.end("stopped");
    return;
  }
  const { queue, ...set } = withProgress(started, "ended", sent);
  const ended: RunSet = { ...set, queue: [], unsent: [...queue, ...set.unsent] };
  const isDone = ended.sent === ended.total;
  report.end(isDone ? "done" : ended.failed.length > 0 ? "failed" : "stopped", `${countsText(ended)}.`);
  current.set(isDone ? null : ended);
  if (isDone) {
    showRunsToast(job.done, ended.dates, ended.total);
    job.onAllSent();
  } else if (ended.failed.length > started.failed.length) {
    showToast(job.failure, "red");
  }
}

/** The runs of a form, or null if they are no longer sent: another user may have signed in, in this tab or another. */
function currentOf(job: RunJob): RunSet | null {
  readStoredToken();
  const set = current.get();
  return set?.job === job ? set : null;
}

function withProgress(started: RunSet, status: RunSet["status"], { done, failed, queue }: BulkProgress<MarketRun>): RunSet {
  return {
    ...started,
    sent: started.sent + done.length,
    failed: [...started.failed, ...failed.map(({ row, reason }) => ({ ...row, reason }))],
    queue,
    status,
  };
}

async function sendRuns(job: RunJob, runs: readonly MarketRun[]): Promise<readonly BulkOutcome[]> {
  const outcomes = await job.send(runs.map(({ marketId, date }) => ({ marketId, date })));
  const isCurrent = currentOf(job) !== null;
  for (const { run, isSent, marketHash } of outcomes) {
    if (isCurrent && isSent && marketHash !== undefined) noteOwnRun({ marketHash, date: run.date });
  }
  const byKey = new Map(outcomes.map((outcome) => [runKey(outcome.run), outcome]));
  return runs.map((run) => {
    const outcome = byKey.get(runKey(run));
    return { key: runKey(run), reason: outcome?.isSent === true ? null : (outcome?.reason ?? NOT_RUN) };
  });
}

const runKey = ({ marketId, date }: MarketRunKey): string => `${marketId} ${date}`;

/** Says that jobs were started, how many, and where they are: among those of their date, or all that wait. */
function showRunsToast(message: string, dates: readonly string[], count: number): void {
  const [date] = dates;
  const to = dates.length === 1 && date !== undefined ? paths.pipelineDay(date) : paths.pipeline();
  showToast(message, "green", { label: `See ${count === 1 ? "the job" : `${numberText(count)} jobs`}`, to });
}
