import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import type { ActedOn } from "./useJobAction";
import { useDeletePipelineJob } from "./useDeletePipelineJob";
import { useRerunPipelineJob } from "./useRerunPipelineJob";

type Asked = { what: "rerun" | "delete"; job: ActedOn };

const questions: Record<Asked["what"], string> = {
  rerun: "Are you sure you want to re-run this job?",
  delete: "Are you sure you want to delete this job?",
};

/** What the rows of a list of jobs ask for, and the dialog that confirms it. */
export function usePipelineJobActions(reload: () => Promise<void>): { ask: (asked: Asked) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const actions = { rerun: useRerunPipelineJob(reload), delete: useDeletePipelineJob(reload) };
  const action = asked && actions[asked.what];
  return {
    ask: setAsked,
    dialog: asked && action && (
      <ConfirmDialog
        question={questions[asked.what]}
        isBusy={action.isBusy}
        onConfirm={() => void action.run(asked.job).then(() => setAsked(null))}
        onCancel={() => setAsked(null)}
      />
    ),
  };
}
