import { graphql } from "react-relay";
import type { useRunFailedRefreshMutation } from "../../__generated__/useRunFailedRefreshMutation.graphql";
import { useAction } from "../../app/relay/useAction";
import { useSubmit } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";

/** Runs a refresh job of a campaign, and refetches what needs attention. */
export function useRunFailedRefresh(refetch: () => Promise<void>): [run: (key: string) => void, isBusy: boolean] {
  const [submit] = useSubmit<useRunFailedRefreshMutation>(graphql`
    mutation useRunFailedRefreshMutation($input: RunCampaignRefreshJobInput!) {
      runCampaignRefreshJob(input: $input) {
        errors {
          message
        }
      }
    }
  `);
  return useAction(async (jobId: string) => {
    try {
      await submit({ jobId });
      showToast("Campaign refresh job requested");
    } finally {
      // After a refusal, too: the list is out of date then.
      void refetch();
    }
  }, "There was an error trying to run this job. Please try again later.");
}
