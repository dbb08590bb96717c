import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { RefreshJobButton_job$key } from "../../__generated__/RefreshJobButton_job.graphql";
import type { RefreshJobButtonMutation } from "../../__generated__/RefreshJobButtonMutation.graphql";
import { useSubmit } from "../../app/relay/useSubmit";
import type { RowTask } from "../../ui/table/RowActions";
import { useExpiredFiles } from "./useExpiredFiles";

/** Refreshes a job, and with it its links. Null for jobs without links. It stands out once all have expired. */
export function useRefreshTask(job: RefreshJobButton_job$key): RowTask | null {
  const data = useFragment(
    graphql`
      fragment RefreshJobButton_job on Job {
        jobId
        refresh {
          allowed
        }
        ...useExpiredFiles_job
      }
    `,
    job,
  );
  const { jobId, refresh } = data;
  const { haveAllExpired } = useExpiredFiles(data);
  // The store updates every list that shows the job.
  const { submit, isBusy } = useSubmit<RefreshJobButtonMutation>(
    graphql`
      mutation RefreshJobButtonMutation($input: RefreshJobInput!) {
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
    `,
    { failed: "Error loading job.", tone: "orange" },
  );
  if (!refresh.allowed) return null;
  return {
    label: "Refresh",
    description: `Refresh job ${jobId}`,
    onSelect: () => submit({ jobId }),
    isBusy,
    isPrimary: haveAllExpired,
  };
}

/** The button that refreshes a job; see useRefreshTask. */
export function RefreshJobButton({ job }: { job: RefreshJobButton_job$key }) {
  const task = useRefreshTask(job);
  if (task === null) return null;
  const { label, description, onSelect, isBusy = false, isPrimary = false } = task;
  return (
    <Button aria-label={description} color={isPrimary ? "primary" : "inherit"} loading={isBusy} onClick={onSelect}>
      {label}
    </Button>
  );
}
