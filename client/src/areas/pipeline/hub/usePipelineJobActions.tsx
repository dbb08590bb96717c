import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import type { ActedOn } from "./useJobAction";
import { useDeletePipelineJob } from "./useDeletePipelineJob";
import { useRerunPipelineJob } from "./useRerunPipelineJob";

export type What = "rerun" | "delete";

type Asked = { what: What; job: ActedOn };

const questions: Record<What, string> = {
  rerun: "Are you sure you want to re-run this job?",
  delete: "Are you sure you want to delete this job?",
};

type Options = {
  /** Reads the list again. */
  reload: () => Promise<void>;
  /** Called with what was done with a job. */
  onDone: (what: What, jobId: string) => void;
};

/** What the rows of a list of jobs ask for, and the dialog that confirms it. */
export function usePipelineJobActions({ reload, onDone }: Options): { ask: (asked: Asked) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const actions = { rerun: useRerunPipelineJob(reload), delete: useDeletePipelineJob(reload) };
  const action = asked && actions[asked.what];
  return {
    ask: setAsked,
    dialog: asked && action && (
      <ConfirmDialog
        question={questions[asked.what]}
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
