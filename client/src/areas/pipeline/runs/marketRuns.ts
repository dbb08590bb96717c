import { type BulkOutcome, type BulkProgress, failureCounts, runBulk } from "../../../app/bulk/bulkRun";
import { startTask } from "../../../app/backgroundTasks";
import { paths } from "../../../app/routing/paths";
import { onSessionChange, readStoredToken } from "../../../app/session/session";
import { showToast } from "../../../app/toasts";
import { createStore } from "../../../ui/externalStore";
import { numberText } from "../../../ui/text/format";
import { refetchPanels } from "../hub/liveLists";

/** One market on one date. */
export type MarketRun = { readonly marketId: number; readonly marketLabel: string; readonly date: string };

/** What identifies a run. */
type MarketRunKey = Pick<MarketRun, "marketId" | "date">;

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
export type RunSet = BulkProgress<MarketRun> & {
  readonly job: RunJob;
  /** How many of the runs that were sent have their jobs in the lists on the screen. */
  readonly listed: number;
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
  void send({ job, total: runs.length, done: [], listed: 0, failed: [], queue: runs, unsent: [], status: "sending" });
}

/** Sends the failed runs again, and only these: those that were not sent, or those that may have been. */
export function sendFailedAgain(areLost = false): void {
  const set = current.get();
  if (set?.status !== "ended") return;
  const again = set.failed.filter(({ isLost }) => isLost === areLost);
  const failed = set.failed.filter(({ isLost }) => isLost !== areLost);
  void send({ ...set, failed, queue: again.map(({ row }) => row), status: "sending" });
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
  const { job, total, done, failed, queue } = started;
  const report = startTask({ label: job.title, to: paths.pipeline() });
  const show = (set: RunSet) => {
    current.set(set);
    report.progress({ done: triedCount(set), total }, countsText(set));
  };
  show(started);
  const progress = await runBulk<MarketRun>({ total, done, failed, queue }, {
    rowKey: runKey,
    maybeDone: "The jobs may have been started.",
    send: (runs) => job.send(runs.map(({ marketId, date }) => ({ marketId, date }))),
    onProgress: (latest) => {
      const set = currentOf(job);
      if (set !== null) show({ ...set, ...latest });
    },
    isWanted: () => currentOf(job)?.status === "sending",
  });
  if (currentOf(job) === null) {
    report.end("stopped");
    return;
  }
  const ended: RunSet = { ...started, ...progress, queue: [], unsent: [...progress.queue, ...started.unsent], status: "ended" };
  const isDone = ended.done.length === total;
  report.end(isDone ? "done" : ended.failed.length > 0 ? "failed" : "stopped", `${countsText(ended)}.`);
  current.set(ended);
  if (isDone) {
    showDone(ended);
    job.onAllSent();
  } else if (ended.failed.length > failed.length) {
    const [reason, ...others] = new Set(ended.failed.map((run) => run.reason));
    const text = others.length === 0 ? `${job.failure} ${reason}` : job.failure;
    showToast(ended.failed.every(({ isLost }) => isLost) ? UNCONFIRMED : text, "red");
  }
  await refetchPanels();
  if (current.get() === ended) current.set(isDone ? null : { ...ended, listed: ended.done.length });
}

/** The present runs, or null if they are not those of this form any more: another user may have signed in, in this tab or another. */
function currentOf(job: RunJob): RunSet | null {
  readStoredToken();
  const set = current.get();
  return set?.job === job ? set : null;
}

/** Says that jobs were started, how many, and where they are: among those of their date, or all that wait. */
function showDone({ job, total, done }: RunSet): void {
  const [date, ...others] = new Set(done.map((run) => run.date));
  const to = date !== undefined && others.length === 0 ? paths.pipelineDay(date) : paths.pipeline();
  showToast(job.done, "green", { label: `See ${total === 1 ? "the job" : `${numberText(total)} jobs`}`, to });
}

/** How many runs were sent or have failed. */
export const triedCount = ({ total, queue, unsent }: RunSet): number => total - queue.length - unsent.length;

/** How far runs have been sent, such as "Run Campaign: 10 of 12 jobs sent, 1 failed, 1 unconfirmed". */
export const progressText = (set: RunSet): string => `${set.job.title}: ${countsText(set)}`;

/** The same without the title. */
function countsText({ total, done, failed, unsent, status }: RunSet): string {
  const counts = [
    `${numberText(done.length)} of ${numberText(total)} ${total === 1 ? "job" : "jobs"} sent`,
    ...failureCounts(failed),
    unsent.length > 0 && `${numberText(unsent.length)} not sent`,
  ].filter(Boolean);
  return `${status === "cancelling" ? "cancelling, " : ""}${counts.join(", ")}`;
}
