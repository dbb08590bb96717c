import { graphql } from "react-relay";
import type { useRerunFailedMutation } from "../../__generated__/useRerunFailedMutation.graphql";
import { useAction } from "../../app/relay/useAction";
import { useSubmit } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";

/** Runs a job of a market again, and refetches what needs attention. */
export function useRerunFailed(refetch: () => Promise<void>): [run: (key: string) => void, isBusy: boolean] {
  const [submit] = useSubmit<useRerunFailedMutation>(graphql`
    mutation useRerunFailedMutation($input: RerunPipelineJobInput!) {
      rerunPipelineJob(input: $input) {
        errors {
          message
        }
      }
    }
  `);
  return useAction(async (jobId: string) => {
    try {
      await submit({ jobId });
      showToast("Job re-run requested");
    } finally {
      // After a refusal, too: the list is out of date then.
      void refetch();
    }
  }, "There was an error re-running this job.");
}
