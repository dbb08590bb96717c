import type { BulkOutcome } from "./bulkRun";

/** Something to do with many rows. */
export type BulkAction<Row> = {
  /** The words of the button, as on a row: "Re-run". */
  label: string;
  /** What was done with the rows after it: "re-run". */
  past: string;
  /** Why it cannot be done with a row, as the graph says; null if it can. */
  reasonOf: (row: Row) => string | null;
  /** Sends some of the rows. It rejects if the request as a whole failed. */
  send: (rows: readonly Row[]) => Promise<readonly BulkOutcome[]>;
  /** What came of a row beyond its being done, such as what a check has found. */
  resultOf?: (row: Row) => string | null;
};
