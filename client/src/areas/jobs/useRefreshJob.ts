import { graphql } from "react-relay";
import type { useRefreshJobMutation } from "../../__generated__/useRefreshJobMutation.graphql";
import { useAction } from "../../app/relay/useAction";
import { useSubmit } from "../../app/relay/useSubmit";

/** Refreshes one job and its links. The store updates every list that shows it. */
export function useRefreshJob() {
  const [submit] = useSubmit<useRefreshJobMutation>(graphql`
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
  return useAction(
    async (jobId: string) => {
      await submit({ jobId });
    },
    "Error loading job.",
    "orange",
  );
}
