import { type BulkOutcome, type BulkProgress, runBulk } from "../../../app/bulk/bulkRun";
import { onSessionChange, readStoredToken } from "../../../app/session/session";
import { createStore } from "../../../app/store";
import { paths } from "../../../app/routing/paths";
import { showToast } from "../../../app/toasts";
import { startWork } from "../../../app/work";
import { numberText } from "../../../ui/text/format";
import { forgetOwnRuns, noteOwnRun } from "./ownRuns";
import { countsText } from "./progressText";
import type { MarketRun, MarketRunKey, RunJob, RunSet } from "./runSet";

/** The toast if no run has failed, but some may have been started. */
const UNCONFIRMED = "Some jobs may have been started. Check the list before you send them again.";

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

/** Sends the failed runs again, and only these: those that were not sent, or those that may have been. */
export function sendFailedAgain(areLost = false): void {
  const set = current.get();
  if (set?.status !== "ended") return;
  const queue = set.failed.filter(({ isLost }) => isLost === areLost);
  void send({ ...set, failed: set.failed.filter((run) => !queue.includes(run)), queue, status: "sending" });
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
    const reasons = [...new Set(ended.failed.map(({ reason }) => reason))];
    const text = reasons.length === 1 ? `${job.failure} ${reasons[0]}` : job.failure;
    showToast(ended.failed.every(({ isLost }) => isLost) ? UNCONFIRMED : text, "red");
  }
}

/** The present runs, or null if they are not those of this form any more: another user may have signed in, in this tab or another. */
function currentOf(job: RunJob): RunSet | null {
  readStoredToken();
  const set = current.get();
  return set?.job === job ? set : null;
}

function withProgress(started: RunSet, status: RunSet["status"], { done, failed, queue }: BulkProgress<MarketRun>): RunSet {
  return {
    ...started,
    sent: started.sent + done.length,
    failed: [...started.failed, ...failed.map(({ row, reason, isLost }) => ({ ...row, reason, isLost }))],
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
    const reason = outcome?.isSent === true ? null : (outcome?.reason ?? NOT_RUN);
    return { key: runKey(run), reason, isLost: outcome?.isLost };
  });
}

const runKey = ({ marketId, date }: MarketRunKey): string => `${marketId} ${date}`;

/** Says that jobs were started, how many, and where they are: among those of their date, or all that wait. */
function showRunsToast(message: string, dates: readonly string[], count: number): void {
  const [date] = dates;
  const to = dates.length === 1 && date !== undefined ? paths.pipelineDay(date) : paths.pipeline();
  showToast(message, "green", { label: `See ${count === 1 ? "the job" : `${numberText(count)} jobs`}`, to });
}
