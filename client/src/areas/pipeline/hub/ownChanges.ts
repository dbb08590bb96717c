import { type BulkOutcome, outcomeOf, type RowError } from "../../../app/bulk/bulkRun";
import { forgetOwnChange, noteOwnChange } from "./useLiveList";

/** A listed job: its global id, and its key. */
type ListedJob = { readonly id: string; readonly jobId: string };

/** Runs an action on jobs. It rejects if the request as a whole failed. */
export type SendJobs = (jobs: readonly ListedJob[]) => Promise<readonly BulkOutcome[]>;

type Outcome = { readonly jobId: string; readonly error: RowError };

/** Sends jobs, and marks their changes as the user's own, so that the list does not hold them back. */
export function withOwnChanges(send: (jobIds: readonly string[]) => Promise<readonly Outcome[]>): SendJobs {
  return async (jobs) => {
    // The event may arrive before the response.
    for (const { id } of jobs) noteOwnChange(id);
    // What may have been done stays noted, and so does everything if the response is lost.
    const outcomes = await send(jobs.map(({ jobId }) => jobId));
    const refused = new Set(outcomes.filter(({ error }) => error != null && !error.isOutcomeUnknown).map(({ jobId }) => jobId));
    for (const { id, jobId } of jobs) if (refused.has(jobId)) forgetOwnChange(id);
    return outcomes.map(({ jobId, error }) => outcomeOf(jobId, error));
  };
}
