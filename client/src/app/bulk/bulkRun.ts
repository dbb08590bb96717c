import { NetworkError, reasonOf } from "../relay/errors";

/** The outcome of a row: why the action failed, or null if it succeeded. */
export type BulkOutcome = { readonly key: string; readonly reason: string | null };

/** A row that failed, and why. If `isLost`, its response was lost, and the action may have been done. */
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

type Options<Row> = {
  rowKey: (row: Row) => string;
  /** Follows the reason of a request whose answer was lost. */
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
    let reasons = new Map<string, string | null>();
    let failure: string | null = null;
    let isLost = false;
    try {
      reasons = new Map((await send(batch)).map(({ key, reason }) => [key, reason]));
    } catch (error) {
      console.error("The rows could not be sent.", error);
      isLost = error instanceof NetworkError;
      failure = isLost ? `${reasonOf(error)} ${maybeDone}` : reasonOf(error);
    }
    const reasonFor = (row: Row) => failure ?? (reasons.has(rowKey(row)) ? (reasons.get(rowKey(row)) ?? null) : NO_OUTCOME);
    const failed = batch.flatMap((row): Failed<Row>[] => {
      const reason = reasonFor(row);
      return reason === null ? [] : [{ row, reason, isLost }];
    });
    progress = {
      ...progress,
      done: [...progress.done, ...batch.filter((row) => reasonFor(row) === null)],
      failed: [...progress.failed, ...failed],
      queue: progress.queue.slice(batch.length),
    };
    onProgress(progress);
    if (failure !== null) break;
  }
  return progress;
}
