import { graphql } from "react-relay";
import type { jobWritesDeleteMutation } from "../../__generated__/jobWritesDeleteMutation.graphql";
import type { jobWritesRerunMutation } from "../../__generated__/jobWritesRerunMutation.graphql";
import type { jobWritesRunRefreshMutation } from "../../__generated__/jobWritesRunRefreshMutation.graphql";
import { type BulkOutcome, outcomeOf, type RowError } from "../../app/bulk/bulkRun";
import { useSubmit } from "../../app/relay/useSubmit";

/** Does something with jobs. It rejects if the request as a whole failed. */
export type SendJobs = (jobs: readonly { readonly jobId: string }[]) => Promise<readonly BulkOutcome[]>;

type Outcomes = { readonly outcomes: readonly { readonly jobId: string; readonly error: RowError }[] };

const sendJobs =
  (send: (input: { jobIds: string[] }) => Promise<Outcomes>): SendJobs =>
  async (jobs) =>
    (await send({ jobIds: jobs.map(({ jobId }) => jobId) })).outcomes.map(({ jobId, error }) => outcomeOf(jobId, error));

/** Runs jobs of markets again. */
export function useRerunPipelineJobs(): SendJobs {
  const { send } = useSubmit<jobWritesRerunMutation>(graphql`
    mutation jobWritesRerunMutation($input: RerunPipelineJobsInput!) {
      rerunPipelineJobs(input: $input) {
        outcomes {
          jobId
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
  `);
  return sendJobs(send);
}

/** Deletes jobs of markets. */
export function useDeletePipelineJobs(): SendJobs {
  const { send } = useSubmit<jobWritesDeleteMutation>(graphql`
    mutation jobWritesDeleteMutation($input: DeletePipelineJobsInput!) {
      deletePipelineJobs(input: $input) {
        outcomes {
          jobId
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
  `);
  return sendJobs(send);
}

/** Runs refresh jobs of campaigns. */
export function useRunCampaignRefreshJobs(): SendJobs {
  const { send } = useSubmit<jobWritesRunRefreshMutation>(graphql`
    mutation jobWritesRunRefreshMutation($input: RunCampaignRefreshJobsInput!) {
      runCampaignRefreshJobs(input: $input) {
        outcomes {
          jobId
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
  `);
  return sendJobs(send);
}
