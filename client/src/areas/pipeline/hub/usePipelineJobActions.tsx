import { type ReactNode, useState } from "react";
import { lostReason, NetworkError, reasonOf } from "../../../app/relay/errors";
import { announce } from "../../../ui/announce";
import { ConfirmDialog } from "../../../ui/form/ConfirmDialog";
import type { ActedOn } from "./useJobAction";
import { useDeletePipelineJob } from "./useDeletePipelineJob";
import { useRerunPipelineJob } from "./useRerunPipelineJob";

export type What = "rerun" | "delete";

type Asked = {
  what: What;
  job: ActedOn;
  /** What tells the job from others, such as its market, date and type. */
  name: string;
};

const questions: Record<What, { question: string; action: string }> = {
  rerun: { question: "Are you sure you want to re-run this job?", action: "Re-run" },
  delete: { question: "Are you sure you want to delete this job?", action: "Delete" },
};

const pasts: Record<What, string> = { rerun: "re-run", delete: "deleted" };

/** Why an action on a job failed. */
function failureText(what: What, error: unknown): string {
  const past = pasts[what];
  return error instanceof NetworkError ? lostReason(error, `The job may have been ${past}.`) : `Not ${past}. ${reasonOf(error)}`;
}

type Options = {
  /** Refetches the list. */
  refetch: () => Promise<void>;
  /** Called with what was done with a job. */
  onDone: (what: What, jobId: string) => void;
};

type Actions = {
  ask: (asked: Asked) => void;
  dialog: ReactNode;
  /** Why the last action on a job failed; undefined if it did not. */
  failureOf: (jobId: string) => string | undefined;
};

/** What the rows of a list of jobs ask for, the dialog that confirms it, and the failures, which show quietly beside the job. */
export function usePipelineJobActions({ refetch, onDone }: Options): Actions {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const noteFailure = (what: What) => ({ jobId }: ActedOn, error: unknown) => {
    const text = failureText(what, error);
    announce(text);
    setFailures((earlier) => new Map(earlier).set(jobId, text));
  };
  const actions = { rerun: useRerunPipelineJob(refetch, noteFailure("rerun")), delete: useDeletePipelineJob(refetch, noteFailure("delete")) };
  const action = asked && actions[asked.what];
  return {
    ask: (next) => {
      setFailures((earlier) => new Map([...earlier].filter(([jobId]) => jobId !== next.job.jobId)));
      setAsked(next);
    },
    failureOf: (jobId) => failures.get(jobId),
    dialog: asked && action && (
      <ConfirmDialog
        {...questions[asked.what]}
        subject={asked.name}
        isBusy={action.isBusy}
        onConfirm={() => {
          void action.run(asked.job).then((isDone) => {
            if (isDone) onDone(asked.what, asked.job.jobId);
            setAsked(null);
          });
        }}
        onCancel={() => setAsked(null)}
      />
    ),
  };
}
