import type { BulkOutcome } from "./bulkRun";

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
