import { onSessionChange } from "../../../app/session/session";

/** Tells which market and date a job is for. */
type Run = { readonly marketHash: string; readonly date: string };

/** The runs that were sent since the last ones were started. */
const own = new Set<string>();

const keyOf = ({ marketHash, date }: Run): string => `${marketHash} ${date}`;

onSessionChange(() => own.clear());

/** Forgets the runs of before. */
export const forgetOwnRuns = (): void => own.clear();

/** Notes a run that the user has sent, so that a list can tell its jobs from those of others. */
export const noteOwnRun = (run: Run): void => void own.add(keyOf(run));

/** Whether a job is one of those runs. */
export const isOwnRun = (job: Run): boolean => own.has(keyOf(job));
