import { graphql } from "react-relay";
import type { useDeletePipelineJobMutation } from "../../../__generated__/useDeletePipelineJobMutation.graphql";
import { useSubmit } from "../../../app/relay/useSubmit";
import { type ActedOn, type JobAction, useJobAction } from "./useJobAction";

/** Deletes a job of a market. */
export function useDeletePipelineJob(refetch: () => Promise<void>, onFailed: (job: ActedOn, error: unknown) => void): JobAction {
  const [submit] = useSubmit<useDeletePipelineJobMutation>(graphql`
    mutation useDeletePipelineJobMutation($input: DeletePipelineJobInput!) {
      deletePipelineJob(input: $input) {
        errors {
          message
        }
      }
    }
  `);
  return useJobAction((jobId) => submit({ jobId }), { done: "Job deleted", failure: null, onFailed, refetch });
}
