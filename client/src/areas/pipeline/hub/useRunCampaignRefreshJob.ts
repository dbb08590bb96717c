import { graphql } from "react-relay";
import type { useRunCampaignRefreshJobMutation } from "../../../__generated__/useRunCampaignRefreshJobMutation.graphql";
import { useSubmit } from "../../../app/relay/useSubmit";
import { type JobAction, useJobAction } from "./useJobAction";

/** Runs a refresh job of a campaign. */
export function useRunCampaignRefreshJob(refetch: () => Promise<void>): JobAction {
  const [submit] = useSubmit<useRunCampaignRefreshJobMutation>(graphql`
    mutation useRunCampaignRefreshJobMutation($input: RunCampaignRefreshJobInput!) {
      runCampaignRefreshJob(input: $input) {
        errors {
          message
        }
      }
    }
  `);
  return useJobAction((jobId) => submit({ jobId }), {
    done: "Campaign refresh job requested",
    isLinked: true,
    failure: "There was an error trying to run this job. Please try again later.",
    refetch,
  });
}
