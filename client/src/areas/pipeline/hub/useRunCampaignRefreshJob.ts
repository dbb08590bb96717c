import { graphql } from "react-relay";
import type { useRunCampaignRefreshJobMutation } from "../../../__generated__/useRunCampaignRefreshJobMutation.graphql";
import { onlyOutcome } from "../../../app/relay/errors";
import { useSubmit } from "../../../app/relay/useSubmit";
import { type JobAction, useJobAction } from "./useJobAction";

/** Runs a refresh job of a campaign. */
export function useRunCampaignRefreshJob(refetch: () => Promise<void>): JobAction {
  const [submit] = useSubmit<useRunCampaignRefreshJobMutation>(graphql`
    mutation useRunCampaignRefreshJobMutation($input: RunCampaignRefreshJobsInput!) {
      runCampaignRefreshJobs(input: $input) {
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
  return useJobAction(async (jobId) => onlyOutcome(await submit({ jobIds: [jobId] })), {
    done: "Campaign refresh job requested",
    isLinked: true,
    failure: "There was an error trying to run this job. Please try again later.",
    refetch,
  });
}
