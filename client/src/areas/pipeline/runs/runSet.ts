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
  /** Whether it may have been sent, because the response was lost. */
  readonly isLost?: boolean;
};

/** A run that could not be sent or, if `isLost`, may have been. */
export type FailedRun = MarketRun & { readonly reason: string; readonly isLost: boolean };

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

/** The runs of a form, and their progress. */
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
