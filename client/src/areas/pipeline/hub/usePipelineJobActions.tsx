import { type ReactNode, useState } from "react";
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

type Options = {
  /** Refetches the list. */
  refetch: () => Promise<void>;
  /** Called with what was done with a job. */
  onDone: (what: What, jobId: string) => void;
};

/** What the rows of a list of jobs ask for, and the dialog that confirms it. */
export function usePipelineJobActions({ refetch, onDone }: Options): { ask: (asked: Asked) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const actions = { rerun: useRerunPipelineJob(refetch), delete: useDeletePipelineJob(refetch) };
  const action = asked && actions[asked.what];
  return {
    ask: setAsked,
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
