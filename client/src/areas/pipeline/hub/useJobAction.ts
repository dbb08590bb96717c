import { useRef, useState } from "react";
import { UserErrors, withReason } from "../../../app/relay/errors";
import { sessionToken } from "../../../app/session/session";
import { showToast } from "../../../app/toasts";
import { forgetOwnChange, noteOwnChange } from "./useLiveList";

/** A job to do something with: its id in the graph, that of the service, and where it is listed. */
export type ActedOn = { readonly id: string; readonly jobId: string; readonly listedAt?: string };

/** Something to do with a job. The promise resolves when it was done or has failed, with whether it was done. */
export type JobAction = { run: (job: ActedOn) => Promise<boolean>; isBusy: boolean };

type Options = {
  /** The toast after a success. */
  done: string;
  /** Whether the toast leads to the job. */
  isLinked?: boolean;
  /** The toast after a failure; null only logs it. */
  failure: string | null;
  /** Called after a failure. */
  onFailed?: (job: ActedOn, error: unknown) => void;
  /** Refetches the list. */
  refetch: () => Promise<void>;
};

/** Does something with a job, once at a time. The list is refetched after a success, and after a refusal: it was out of date. */
export function useJobAction(submit: (jobId: string) => Promise<unknown>, { done, isLinked = false, failure, onFailed, refetch }: Options): JobAction {
  const [isBusy, setBusy] = useState(false);
  // A second click may come before the button is disabled.
  const isRunning = useRef(false);
  const run = async (job: ActedOn) => {
    const { id, jobId, listedAt } = job;
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    const token = sessionToken();
    let isDone = false;
    // The news of it may come before the response.
    noteOwnChange(id);
    try {
      await submit(jobId);
      isDone = true;
      // A user who has signed in meanwhile did not ask for this.
      const link = isLinked && listedAt !== undefined ? { label: "See the job", to: listedAt } : undefined;
      if (token === sessionToken()) showToast(done, "green", link);
      void refetch();
    } catch (error) {
      forgetOwnChange(id);
      console.error(failure ?? `The request for job ${jobId} failed.`, error);
      if (failure !== null && token === sessionToken()) showToast(withReason(failure, error), "red");
      if (token === sessionToken()) onFailed?.(job, error);
      if (error instanceof UserErrors) void refetch();
    }
    isRunning.current = false;
    setBusy(false);
    return isDone;
  };
  return { run, isBusy };
}
