import { graphql } from "react-relay";
import type { useDeletePipelineJobsMutation } from "../../../__generated__/useDeletePipelineJobsMutation.graphql";
import { useSubmit } from "../../../app/relay/useSubmit";
import { type SendJobs, withOwnChanges } from "./ownChanges";

/** Deletes jobs of markets. */
export function useDeletePipelineJobs(): SendJobs {
  const [submit] = useSubmit<useDeletePipelineJobsMutation>(graphql`
    mutation useDeletePipelineJobsMutation($input: DeletePipelineJobsInput!) {
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
  return withOwnChanges(async (jobIds) => (await submit({ jobIds })).outcomes);
}
