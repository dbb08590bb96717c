import { graphql } from "react-relay";
import type { useRefreshJobMutation } from "../../__generated__/useRefreshJobMutation.graphql";
import { showToast } from "../../app/toasts";
import { useCommit } from "../../app/relay/useCommit";

/** Reads one job again, with fresh links. What shows the job follows by itself. */
export function useRefreshJob(): [refresh: (jobId: string) => Promise<void>, isBusy: boolean] {
  const [commit, isBusy] = useCommit<useRefreshJobMutation>(graphql`
    mutation useRefreshJobMutation($input: RefreshJobInput!) {
      refreshJob(input: $input) {
        job {
          ...JobStatusChip_job
          ...JobFiles_job
          ...RefreshJobButton_job
        }
        errors {
          message
        }
      }
    }
  `);
  const refresh = async (jobId: string) => {
    try {
      const { refreshJob } = await commit({ variables: { input: { jobId } } });
      const problem = refreshJob?.errors[0]?.message;
      if (problem !== undefined) throw new Error(problem);
    } catch (error) {
      console.error(`Job ${jobId} could not be read again.`, error);
      showToast("Error loading job.", "orange");
    }
  };
  return [refresh, isBusy];
}
