import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { RefreshJobButton_job$key } from "../../__generated__/RefreshJobButton_job.graphql";
import type { RowTask } from "../../ui/table/RowActions";
import { useExpiredFiles } from "./useExpiredFiles";
import { useRefreshJob } from "./useRefreshJob";

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
  const [refreshJob, isBusy] = useRefreshJob();
  if (!refresh.allowed) return null;
  return {
    label: "Refresh",
    description: `Refresh job ${jobId}`,
    onSelect: () => refreshJob(jobId),
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
