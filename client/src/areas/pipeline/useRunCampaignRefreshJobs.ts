import { graphql } from "react-relay";
import type { useRunCampaignRefreshJobsMutation } from "../../__generated__/useRunCampaignRefreshJobsMutation.graphql";
import { useSubmit } from "../../app/relay/useSubmit";
import { type SendJobs, withOwnChanges } from "./hub/ownChanges";

/** Runs refresh jobs of campaigns. */
export function useRunCampaignRefreshJobs(): SendJobs {
  const [submit] = useSubmit<useRunCampaignRefreshJobsMutation>(graphql`
    mutation useRunCampaignRefreshJobsMutation($input: RunCampaignRefreshJobsInput!) {
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
  return withOwnChanges(async (jobIds) => (await submit({ jobIds })).outcomes);
}
