import { NetworkError, reasonOf } from "../../../app/relay/errors";
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

/** How many runs a request sends. */
const BATCH = 10;

/** Follows the reason of a request whose answer was lost. */
const MAYBE_SENT = "The jobs may have been started.";
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
  let next: RunSet | null = started;
  while (next !== null && next.status === "sending" && next.queue.length > 0) {
    report.progress({ done: next.total - next.queue.length - next.unsent.length, total: next.total }, countsText(next));
    next = await sendBatch(next);
  }
  if (next === null) {
    report.end("stopped");
    return;
  }
  const ended: RunSet = { ...next, queue: [], unsent: [...next.queue, ...next.unsent], status: "ended" };
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

/** Sends the next runs of a set. Returns the set as it then is, or null if its session has ended. */
async function sendBatch({ job, queue }: RunSet): Promise<RunSet | null> {
  const batch = queue.slice(0, BATCH);
  const { outcomes, isStopped } = await outcomesOf(job, batch);
  // Another user may have signed in meanwhile, in this tab or in another.
  readStoredToken();
  const set = current.get();
  if (set === null || set.job !== job) return null;
  const failed = batch.flatMap((run): FailedRun[] => {
    const outcome = outcomes.find(({ run: { marketId, date } }) => marketId === run.marketId && date === run.date);
    return outcome?.isSent === true ? [] : [{ ...run, reason: outcome?.reason ?? NOT_RUN }];
  });
  for (const { run, isSent, marketHash } of outcomes) {
    if (isSent && marketHash !== undefined) noteOwnRun({ marketHash, date: run.date });
  }
  const next: RunSet = {
    ...set,
    sent: set.sent + batch.length - failed.length,
    failed: [...set.failed, ...failed],
    queue: set.queue.slice(batch.length),
    status: isStopped ? "cancelling" : set.status,
  };
  current.set(next);
  return next;
}

/** Sends a batch. A request that fails as a whole would fail again, so that the others are not sent. */
async function outcomesOf(job: RunJob, batch: readonly MarketRun[]): Promise<{ outcomes: readonly RunOutcome[]; isStopped: boolean }> {
  try {
    return { outcomes: await job.send(batch.map(({ marketId, date }) => ({ marketId, date }))), isStopped: false };
  } catch (error) {
    console.error("The runs could not be sent.", error);
    const reason = error instanceof NetworkError ? `${error.message} ${MAYBE_SENT}` : reasonOf(error);
    return { outcomes: batch.map((run) => ({ run, isSent: false, reason })), isStopped: true };
  }
}

/** Says that jobs were started, how many, and where they are: among those of their date, or all that wait. */
function showRunsToast(message: string, dates: readonly string[], count: number): void {
  const [date] = dates;
  const to = dates.length === 1 && date !== undefined ? paths.pipelineDay(date) : paths.pipeline();
  showToast(message, "green", { label: `See ${count === 1 ? "the job" : `${numberText(count)} jobs`}`, to });
}
