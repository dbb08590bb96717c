import { type ReactNode, useState } from "react";
import { GraphError, lostReason, NetworkError, reasonOf, UserErrors } from "../../../app/relay/errors";
import { useAction } from "../../../app/relay/useSubmit";
import { sessionToken } from "../../../app/session/session";
import { showToast } from "../../../app/toasts";
import { announce } from "../../../ui/announce";
import { ConfirmDialog } from "../../../ui/form/ConfirmDialog";
import { useDeletePipelineJobs, useRerunPipelineJobs, useRunCampaignRefreshJobs } from "../jobWrites";

export type What = "rerun" | "delete" | "run";

const RUN_FAILED = "There was an error trying to run this job. Please try again later.";

const texts: Record<What, { question: string; action: string; past: string; done: string }> = {
  rerun: { question: "Are you sure you want to re-run this job?", action: "Re-run", past: "re-run", done: "Job re-run requested" },
  delete: { question: "Are you sure you want to delete this job?", action: "Delete", past: "deleted", done: "Job deleted" },
  run: { question: "Are you sure you want to run this campaign refresh job?", action: "Run", past: "started", done: "Campaign refresh job requested" },
};

type Asked = {
  what: What;
  jobId: string;
  /** What tells the job from others, such as its market, date and type. */
  name: string;
  /** Where the job is listed, for the toast. */
  listedAt?: string | null;
};

type Options = {
  /** Refetches the list, after a success, and after a refusal: it was out of date. */
  refetch: () => Promise<void>;
  /** Called with what was done with a job. */
  onDone?: (what: What, jobId: string) => void;
};

type Actions = {
  ask: (asked: Asked) => void;
  dialog: ReactNode;
  /** Why the last re-run or deletion of a job failed; undefined if it did not. It shows quietly beside the job. */
  failureOf: (jobId: string) => string | undefined;
};

/** What can be done with a job, and the dialog that confirms it. */
export function useJobActions({ refetch, onDone }: Options): Actions {
  const sends = { rerun: useRerunPipelineJobs(), delete: useDeletePipelineJobs(), run: useRunCampaignRefreshJobs() };
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [confirm, isBusy] = useAction(async ({ what, jobId, listedAt }: Asked) => {
    const { past, done } = texts[what];
    const token = sessionToken();
    try {
      const [outcome] = await sends[what]([{ jobId }]);
      const message = outcome === undefined ? "The gateway did not report a result." : outcome.reason;
      if (message !== null) throw outcome?.isLost === true ? new GraphError([{ message, extensions: { outcomeUnknown: true } }], 200) : new UserErrors([{ message }]);
      // A user who has signed in meanwhile did not ask for this.
      if (token !== sessionToken()) return;
      showToast(done, "green", listedAt == null || what === "delete" ? undefined : { label: "See the job", to: listedAt });
      onDone?.(what, jobId);
      void refetch();
    } catch (error) {
      if (error instanceof UserErrors) void refetch();
      if (what === "run") throw error;
      console.error(`The request for job ${jobId} failed.`, error);
      if (token !== sessionToken()) return;
      const isLost = error instanceof NetworkError || (error instanceof GraphError && error.problems[0]?.extensions?.outcomeUnknown === true);
      const text = isLost ? lostReason(error, `The job may have been ${past}.`) : `Not ${past}. ${reasonOf(error)}`;
      announce(text);
      setFailures((earlier) => new Map(earlier).set(jobId, text));
    } finally {
      setAsked(null);
    }
  }, RUN_FAILED);
  return {
    ask: (next) => {
      setFailures((earlier) => new Map([...earlier].filter(([jobId]) => jobId !== next.jobId)));
      setAsked(next);
    },
    failureOf: (jobId) => failures.get(jobId),
    dialog: asked && (
      <ConfirmDialog
        question={texts[asked.what].question}
        action={texts[asked.what].action}
        subject={asked.name}
        isBusy={isBusy}
        onConfirm={() => confirm(asked)}
        onCancel={() => setAsked(null)}
      />
    ),
  };
}
