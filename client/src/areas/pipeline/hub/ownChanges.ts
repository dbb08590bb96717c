import type { BulkOutcome } from "../../../app/bulk/bulkRun";
import { forgetOwnChange, noteOwnChange } from "./useLiveList";

/** A job as lists have it: its id in the graph, and that of the service. */
type ListedJob = { readonly id: string; readonly jobId: string };

/** Does something with jobs. It rejects if the request as a whole failed. */
export type SendJobs = (jobs: readonly ListedJob[]) => Promise<readonly BulkOutcome[]>;

type Outcome = { readonly jobId: string; readonly error: { readonly message: string } | null | undefined };

/** Sends jobs so that the news of what became of them shows in their list at once: the user has asked for it. */
export function withOwnChanges(send: (jobIds: readonly string[]) => Promise<readonly Outcome[]>): SendJobs {
  return async (jobs) => {
    // The news may come before the response.
    for (const { id } of jobs) noteOwnChange(id);
    let outcomes: readonly Outcome[] = [];
    try {
      outcomes = await send(jobs.map(({ jobId }) => jobId));
    } finally {
      const done = new Set(outcomes.filter(({ error }) => error == null).map(({ jobId }) => jobId));
      for (const { id, jobId } of jobs) if (!done.has(jobId)) forgetOwnChange(id);
    }
    return outcomes.map(({ jobId, error }) => ({ key: jobId, reason: error?.message ?? null }));
  };
}
