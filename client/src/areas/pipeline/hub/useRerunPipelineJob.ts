import { graphql } from "react-relay";
import type { useRerunPipelineJobMutation } from "../../../__generated__/useRerunPipelineJobMutation.graphql";
import { onlyOutcome } from "../../../app/relay/errors";
import { useSubmit } from "../../../app/relay/useSubmit";
import { type ActedOn, type JobAction, useJobAction } from "./useJobAction";

/** Runs a job of a market again. */
export function useRerunPipelineJob(refetch: () => Promise<void>, onFailed: (job: ActedOn, error: unknown) => void): JobAction {
  const [submit] = useSubmit<useRerunPipelineJobMutation>(graphql`
    mutation useRerunPipelineJobMutation($input: RerunPipelineJobsInput!) {
      rerunPipelineJobs(input: $input) {
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
  return useJobAction(async (jobId) => onlyOutcome(await submit({ jobIds: [jobId] })), { done: "Job re-run requested", isLinked: true, failure: null, onFailed, refetch });
}
