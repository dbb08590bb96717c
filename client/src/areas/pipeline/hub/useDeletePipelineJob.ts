import { graphql } from "react-relay";
import type { useDeletePipelineJobMutation } from "../../../__generated__/useDeletePipelineJobMutation.graphql";
import { onlyOutcome } from "../../../app/relay/errors";
import { useSubmit } from "../../../app/relay/useSubmit";
import { type ActedOn, type JobAction, useJobAction } from "./useJobAction";

/** Deletes a job of a market. */
export function useDeletePipelineJob(refetch: () => Promise<void>, onFailed: (job: ActedOn, error: unknown) => void): JobAction {
  const [submit] = useSubmit<useDeletePipelineJobMutation>(graphql`
    mutation useDeletePipelineJobMutation($input: DeletePipelineJobsInput!) {
      deletePipelineJobs(input: $input) {
        outcomes {
          error {
            message
          }
        }
        errors {
          message
        }
      }
    }
  `);
  return useJobAction(async (jobId) => onlyOutcome(await submit({ jobIds: [jobId] })), { done: "Job deleted", failure: null, onFailed, refetch });
}
