/** What a cell has in a file. */
export type FileValue = string | number | boolean | null | undefined;

/** A list whose columns the user can choose, and which can be saved as a file. */
export type NamedList<Row> = {
  /** Its name in this browser's storage and in the names of files. */
  name: string;
  /** The search parameters of its filters, which the names of its files have. */
  filters?: readonly string[];
  /** Reads all rows of a list that the graph cuts into pages. Without it, the table has them all. */
  load?: (options: LoadOptions) => Promise<readonly Row[]>;
  /** How many rows that are, if the table has no paging; null if that is not known before they are read. */
  total?: number | null;
  /** Whether there is no file here: the screen has a button of its own for one. */
  hasNoFile?: boolean;
};

/** The same for a grid, which has all rows. */
export type GridList = { name: string; filters: readonly string[] };

export type LoadOptions = {
  signal: AbortSignal;
  /** Called with the number of rows that have arrived. */
  onProgress: (rows: number) => void;
  /** Called with the number of rows that the service sent and that cannot be read, if there are any. */
  onUnreadable: (rows: number) => void;
};
