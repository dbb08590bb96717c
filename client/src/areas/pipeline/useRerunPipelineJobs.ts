import { graphql } from "react-relay";
import type { useRerunPipelineJobsMutation } from "../../__generated__/useRerunPipelineJobsMutation.graphql";
import { useSubmit } from "../../app/relay/useSubmit";
import { type SendJobs, withOwnChanges } from "./hub/ownChanges";

/** Runs jobs of markets again. */
export function useRerunPipelineJobs(): SendJobs {
  const [submit] = useSubmit<useRerunPipelineJobsMutation>(graphql`
    mutation useRerunPipelineJobsMutation($input: RerunPipelineJobsInput!) {
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
  return withOwnChanges(async (jobIds) => (await submit({ jobIds })).outcomes);
}
