import { type ReactNode, useState } from "react";
import { graphql } from "react-relay";
import { type BulkOutcome, outcomeOf, type RowError, runBulk } from "../../app/bulk/bulkRun";
import { type UserError, UserErrors } from "../../app/relay/errors";
import { useAction, useSubmit } from "../../app/relay/useSubmit";
import { sessionToken } from "../../app/session/session";
import { showToast } from "../../app/toasts";
import { announce } from "../../ui/announce";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";

const RUN_FAILED = "There was an error trying to run this job. Please try again later.";

/** What can be done with jobs: its question, its words, its toast, and its mutation with the key of its input. */
const actions = {
  rerun: {
    question: "Are you sure you want to re-run this job?",
    action: "Re-run",
    past: "re-run",
    key: "pipelineJobIds",
    done: "Job re-run requested",
    mutation: graphql`
      mutation useJobActionsRerunMutation($input: RerunPipelineJobsInput!) {
        jobs: rerunPipelineJobs(input: $input) {
          outcomes {
            jobId: pipelineJobId
            error {
              message
              isOutcomeUnknown
            }
          }
          errors {
            message
          }
        }
      }
    `,
  },
  delete: {
    question: "Are you sure you want to delete this job?",
    action: "Delete",
    past: "deleted",
    key: "pipelineJobIds",
    done: "Job deleted",
    mutation: graphql`
      mutation useJobActionsDeleteMutation($input: DeletePipelineJobsInput!) {
        jobs: deletePipelineJobs(input: $input) {
          outcomes {
            jobId: pipelineJobId
            error {
              message
              isOutcomeUnknown
            }
          }
          errors {
            message
          }
        }
      }
    `,
  },
  run: {
    question: "Are you sure you want to run this campaign refresh job?",
    action: "Run",
    past: "started",
    key: "refreshJobIds",
    done: "Campaign refresh job requested",
    mutation: graphql`
      mutation useJobActionsRunMutation($input: RunCampaignRefreshJobsInput!) {
        jobs: runCampaignRefreshJobs(input: $input) {
          outcomes {
            jobId: refreshJobId
            error {
              message
              isOutcomeUnknown
            }
          }
          errors {
            message
          }
        }
      }
    `,
  },
};

export type What = keyof typeof actions;

type JobMutation = {
  variables: { input: Record<string, readonly string[]> };
  response: { readonly jobs: { readonly outcomes: readonly { readonly jobId: string; readonly error: RowError }[]; readonly errors: readonly UserError[] } };
};

/** Does something with the jobs with these keys. It rejects if the request as a whole failed. */
export function useSendJobs(what: What): (jobIds: readonly string[]) => Promise<readonly BulkOutcome[]> {
  const { mutation, key } = actions[what];
  const { send } = useSubmit<JobMutation>(mutation);
  return async (jobIds) => (await send({ [key]: jobIds })).outcomes.map(({ jobId, error }) => outcomeOf(jobId, error));
}

type Asked = {
  jobId: string;
  what: What;
  /** What tells the job from others, such as its market, date and type. */
  name: string;
  /** Where the job is listed, for the toast. */
  listedAt?: string | null;
};

type Options = {
  /** Refetches the list, after a success, which may have deleted the job, and after a refusal: it was out of date. */
  refetch: (isDeleted: boolean) => Promise<void>;
  /** Called with what was done with a job. */
  onDone?: (what: What, jobId: string) => void;
};

type Actions = {
  /** Sends each action for many jobs. */
  sends: Record<What, ReturnType<typeof useSendJobs>>;
  ask: (asked: Asked) => void;
  dialog: ReactNode;
  /** Why the last re-run or deletion of a job failed; undefined if it did not. It shows quietly beside the job. */
  failureOf: (jobId: string) => string | undefined;
};

/** What can be done with a job, and the dialog that confirms it. */
export function useJobActions({ refetch, onDone }: Options): Actions {
  const sends = { rerun: useSendJobs("rerun"), delete: useSendJobs("delete"), run: useSendJobs("run") };
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [confirm, isBusy] = useAction(async ({ what, jobId, listedAt }: Asked) => {
    const { past, done } = actions[what];
    const token = sessionToken();
    const job = { total: 1, done: [], failed: [], queue: [jobId] };
    const { failed } = await runBulk<string>(job, {
      rowKey: (key) => key,
      maybeDone: `The job may have been ${past}.`,
      send: sends[what],
      onProgress: () => {},
      isWanted: () => true,
    });
    setAsked(null);
    // A user who has signed in meanwhile did not ask for this.
    if (token !== sessionToken()) return;
    const [failure] = failed;
    if (failure?.isLost !== true) void refetch(failure === undefined && what === "delete");
    if (failure === undefined) {
      showToast(done, "green", listedAt == null || what === "delete" ? undefined : { label: "See the job", to: listedAt });
      onDone?.(what, jobId);
      return;
    }
    if (what === "run") throw new UserErrors([{ message: failure.reason }]);
    console.error(`The request for job ${jobId} failed.`, failure.reason);
    const text = failure.isLost ? failure.reason : `Not ${past}. ${failure.reason}`;
    announce(text);
    setFailures((earlier) => new Map(earlier).set(jobId, text));
  }, RUN_FAILED);
  return {
    sends,
    ask: (next) => {
      setFailures((earlier) => new Map([...earlier].filter(([jobId]) => jobId !== next.jobId)));
      setAsked(next);
    },
    failureOf: (jobId) => failures.get(jobId),
    dialog: asked && (
      <ConfirmDialog
        question={actions[asked.what].question}
        action={actions[asked.what].action}
        color={asked.what === "delete" ? "error" : "primary"}
        subject={asked.name}
        isBusy={isBusy}
        onConfirm={() => confirm(asked)}
        onCancel={() => setAsked(null)}
      />
    ),
  };
}
