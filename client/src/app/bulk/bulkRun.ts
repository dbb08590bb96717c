import { numberText } from "../../ui/text/format";
import { type ErrorCode, GraphError, reasonOf, UserErrors } from "../relay/errors";

/** Something to do with many rows. */
export type BulkAction<Row> = {
  /** The words of the button, as on a row: "Re-run". */
  label: string;
  /** The past participle of the action: "re-run". */
  past: string;
  /** Why it cannot be done with a row, as the graph says; null if it can. */
  reasonOf: (row: Row) => string | null;
  /** Sends some of the rows. It rejects if the request as a whole failed. */
  send: (rows: readonly Row[]) => Promise<readonly BulkOutcome[]>;
  /** The result to show for a row, such as that of a check; null to show none. */
  resultOf?: (row: Row) => string | null;
};

/** The outcome of a row: why the action failed, or null if it succeeded. If `isLost`, it may have been done nevertheless. */
export type BulkOutcome = { readonly key: string; readonly reason: string | null; readonly isLost?: boolean };

/** The error of a row, as mutations of many objects return it. */
export type RowError = { readonly message: string; readonly isOutcomeUnknown?: boolean } | null | undefined;

/** The outcome of a row with this error, or without one. */
export const outcomeOf = (key: string, error: RowError): BulkOutcome => ({ key, reason: error?.message ?? null, isLost: error?.isOutcomeUnknown === true });

/** A row that failed, and why. If `isLost`, the outcome is not known, and the action may have been done. */
export type Failed<Row> = { readonly row: Row; readonly reason: string; readonly isLost: boolean };

/** The progress of an action. */
export type BulkProgress<Row> = {
  readonly total: number;
  readonly done: readonly Row[];
  readonly failed: readonly Failed<Row>[];
  /** The rows that are about to be sent. */
  readonly queue: readonly Row[];
};

/** How many rows a request sends. */
export const BATCH = 10;

const NO_OUTCOME = "The gateway did not report a result.";

/** The codes of requests that the gateway refuses before it does anything, unless it says that the outcome is not known. */
const refusals: readonly (ErrorCode | undefined)[] = ["UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND", "BAD_USER_INPUT", "LIMIT_EXCEEDED"];

/** Whether a request that failed as a whole may have been done nevertheless: unless the gateway says that it was not. */
function isLostBy(error: unknown): boolean {
  if (error instanceof UserErrors) return false;
  if (!(error instanceof GraphError)) return true;
  // Only a request that has changed nothing may be retried. What was refused later may have been done in part.
  return error.problems.length === 0 || error.problems.some(({ extensions }) => extensions?.outcomeUnknown === true || (extensions?.retryable !== true && !refusals.includes(extensions?.code)));
}

/** Adds that a request may have been done, unless the gateway's reason says so already. */
const withMaybe = (reason: string, maybe: string): string => (reason.includes("may have been done") ? reason : `${reason} ${maybe}`);

type Options<Row> = {
  rowKey: (row: Row) => string;
  /** Follows the reason of a request that may have been done. */
  maybeDone?: string;
  /** Sends some of the rows. It rejects if the request as a whole failed. */
  send: (rows: readonly Row[]) => Promise<readonly BulkOutcome[]>;
  onProgress: (progress: BulkProgress<Row>) => void;
  /** Whether to go on after a request. */
  isWanted: () => boolean;
};

/**
 * Sends rows in batches, one after the other, until all are sent, the user cancels, or a request fails as a
 * whole: the next one would fail, too. Resolves with how far it got.
 */
export async function runBulk<Row>(start: BulkProgress<Row>, { rowKey, maybeDone = "It may have been done.", send, onProgress, isWanted }: Options<Row>): Promise<BulkProgress<Row>> {
  let progress = start;
  while (progress.queue.length > 0 && isWanted()) {
    const batch = progress.queue.slice(0, BATCH);
    let outcomes = new Map<string, BulkOutcome>();
    let failure: Omit<Failed<Row>, "row"> | null = null;
    try {
      outcomes = new Map((await send(batch)).map((outcome) => [outcome.key, outcome]));
    } catch (error) {
      console.error("The rows could not be sent.", error);
      const isLost = isLostBy(error);
      failure = { reason: isLost ? withMaybe(reasonOf(error), maybeDone) : reasonOf(error), isLost };
    }
    const failed = batch.flatMap((row): Failed<Row>[] => {
      const { reason, isLost = false } = failure ?? outcomes.get(rowKey(row)) ?? { reason: withMaybe(NO_OUTCOME, maybeDone), isLost: true };
      return reason === null ? [] : [{ row, reason, isLost }];
    });
    const failedRows = new Set(failed.map(({ row }) => row));
    progress = {
      ...progress,
      done: [...progress.done, ...batch.filter((row) => !failedRows.has(row))],
      failed: [...progress.failed, ...failed],
      queue: progress.queue.slice(batch.length),
    };
    onProgress(progress);
    if (failure !== null) break;
  }
  return progress;
}

/** The words for one row of a list and for many: "job" and "jobs". */
export type Noun = { readonly one: string; readonly many: string };

/** A number of rows, such as "1 job" or "1,200 jobs". */
export function countText(count: number, { one, many }: Noun): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}

/** How many failed, such as "2 failed", and apart from them how many may have been done, such as "1 unconfirmed". */
export function failureCounts(failed: readonly { readonly isLost: boolean }[]): readonly string[] {
  const lost = failed.filter(({ isLost }) => isLost).length;
  const refused = failed.length - lost;
  return [...(refused > 0 ? [`${numberText(refused)} failed`] : []), ...(lost > 0 ? [`${numberText(lost)} unconfirmed`] : [])];
}

type Progress = { total: number; done: ArrayLike<unknown>; failed: readonly { readonly isLost: boolean }[]; queue: ArrayLike<unknown> };

/** How far an action is, such as "10 of 12 jobs re-run, 2 failed". `past` is what was done with them. */
export function progressText({ total, done, failed, queue }: Progress, noun: Noun, past: string, hasEnded: boolean): string {
  const counts = [
    `${numberText(done.length)} of ${countText(total, noun)} ${past}`,
    ...failureCounts(failed),
    hasEnded && queue.length > 0 && `${numberText(queue.length)} not sent`,
  ];
  return counts.filter(Boolean).join(", ");
}
