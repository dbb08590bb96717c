import { type BulkOutcome, type BulkProgress, failureCounts, runBulk } from "../../../app/bulk/bulkRun";
import { paths } from "../../../app/routing/paths";
import { onSessionChange, readStoredToken } from "../../../app/session/session";
import { showToast } from "../../../app/toasts";
import { startTask } from "../../../app/backgroundTasks";
import { createStore } from "../../../ui/externalStore";
import { numberText } from "../../../ui/text/format";
import { refetchPanels } from "../hub/liveLists";

/** One market on one date. */
export type MarketRun = { readonly marketId: number; readonly marketLabel: string; readonly date: string };

/** What identifies a run. */
export type MarketRunKey = Pick<MarketRun, "marketId" | "date">;

export const runKey = ({ marketId, date }: MarketRunKey): string => `${marketId} ${date}`;

/** How the runs of one form are sent. */
export type RunJob = {
  /** The title of the form. */
  readonly title: string;
  /** Sends some of the runs. It rejects if the request as a whole failed. The key of an outcome is that of its run. */
  readonly send: (runs: readonly MarketRunKey[]) => Promise<readonly BulkOutcome[]>;
  /** The toast after all were sent, and the one after any of them failed. */
  readonly done: string;
  readonly failure: string;
  /** Called after all were sent. */
  readonly onAllSent: () => void;
};

/** The runs of a form, and their progress. */
export type RunSet = {
  readonly job: RunJob;
  /** The dates of all runs. */
  readonly dates: readonly string[];
  readonly total: number;
  readonly sent: number;
  /** The runs that were sent, until the lists on the screen have their jobs. */
  readonly done: readonly MarketRun[];
  /** The runs that could not be sent or, if `isLost`, may have been. */
  readonly failed: readonly (MarketRun & { readonly reason: string; readonly isLost: boolean })[];
  /** The runs that are about to be sent. */
  readonly queue: readonly MarketRun[];
  /** The runs that a cancellation or a failed request has left out. */
  readonly unsent: readonly MarketRun[];
  readonly status: "sending" | "cancelling" | "ended";
};

/** The toast if no run has failed, but some may have been started. */
const UNCONFIRMED = "Some jobs may have been started. Check the list before you send them again.";

/** The runs that were started last. They outlast the screen that started them, but not the session. */
const current = createStore<RunSet | null>(null);
export const useRunSet = current.useValue;

onSessionChange(() => current.set(null));

/** Whether runs are being sent. Others wait until they have ended. */
export const isSending = (set: RunSet | null): boolean => set !== null && set.status !== "ended";

/** Sends runs in batches, one after the other. Does nothing while others are sent. */
export function startRuns(job: RunJob, runs: readonly MarketRun[]): void {
  if (isSending(current.get())) return;
  const dates = [...new Set(runs.map(({ date }) => date))];
  void send({ job, dates, total: runs.length, sent: 0, done: [], failed: [], queue: runs, unsent: [], status: "sending" });
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
  const report = startTask({ label: job.title, to: paths.pipeline() });
  const withProgress = (status: RunSet["status"], { done, failed, queue }: BulkProgress<MarketRun>): RunSet => ({
    ...started,
    sent: started.sent + done.length,
    done,
    failed: [...started.failed, ...failed.map(({ row, reason, isLost }) => ({ ...row, reason, isLost }))],
    queue,
    status,
  });
  const reportProgress = (set: RunSet) => report.progress({ done: set.total - set.queue.length - set.unsent.length, total: set.total }, countsText(set));
  reportProgress(started);
  const sent = await runBulk<MarketRun>({ total: started.queue.length, done: [], failed: [], queue: started.queue }, {
    rowKey: runKey,
    maybeDone: "The jobs may have been started.",
    send: (runs) => job.send(runs.map(({ marketId, date }) => ({ marketId, date }))),
    onProgress: (progress) => {
      const set = currentOf(job);
      if (set === null) return;
      current.set(withProgress(set.status, progress));
      reportProgress(withProgress(set.status, progress));
    },
    isWanted: () => currentOf(job)?.status === "sending",
  });
  if (currentOf(job) === null) {
    report.end("stopped");
    return;
  }
  const ended: RunSet = { ...withProgress("ended", sent), queue: [], unsent: [...sent.queue, ...started.unsent] };
  const isDone = ended.sent === ended.total;
  report.end(isDone ? "done" : ended.failed.length > 0 ? "failed" : "stopped", `${countsText(ended)}.`);
  current.set(ended);
  if (isDone) {
    showRunsToast(ended);
    job.onAllSent();
  } else if (ended.failed.length > started.failed.length) {
    const reasons = [...new Set(ended.failed.map(({ reason }) => reason))];
    const text = reasons.length === 1 ? `${job.failure} ${reasons[0]}` : job.failure;
    showToast(ended.failed.every(({ isLost }) => isLost) ? UNCONFIRMED : text, "red");
  }
  await refetchPanels();
  if (current.get() === ended) current.set(isDone ? null : { ...ended, done: [] });
}

/** The present runs, or null if they are not those of this form any more: another user may have signed in, in this tab or another. */
function currentOf(job: RunJob): RunSet | null {
  readStoredToken();
  const set = current.get();
  return set?.job === job ? set : null;
}

/** Says that jobs were started, how many, and where they are: among those of their date, or all that wait. */
function showRunsToast({ job, dates, total }: RunSet): void {
  const [date] = dates;
  const to = dates.length === 1 && date !== undefined ? paths.pipelineDay(date) : paths.pipeline();
  showToast(job.done, "green", { label: `See ${total === 1 ? "the job" : `${numberText(total)} jobs`}`, to });
}

type Progress = Pick<RunSet, "total" | "sent" | "status"> & { job: { title: string }; failed: readonly { readonly isLost: boolean }[]; unsent: ArrayLike<unknown> };

/** How far runs have been sent, such as "Run Campaign: 10 of 12 jobs sent, 1 failed, 1 unconfirmed". */
export const progressText = (progress: Progress): string => `${progress.job.title}: ${countsText(progress)}`;

/** The same without the title. */
function countsText({ total, sent, failed, unsent, status }: Progress): string {
  const counts = [
    `${numberText(sent)} of ${numberText(total)} ${total === 1 ? "job" : "jobs"} sent`,
    ...failureCounts(failed),
    unsent.length > 0 && `${numberText(unsent.length)} not sent`,
  ].filter(Boolean);
  return `${status === "cancelling" ? "cancelling, " : ""}${counts.join(", ")}`;
}
