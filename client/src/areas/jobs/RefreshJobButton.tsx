import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { RefreshJobButton_job$key } from "../../__generated__/RefreshJobButton_job.graphql";
import { useExpiredFiles } from "./useExpiredFiles";
import { useRefreshJob } from "./useRefreshJob";

/** Refreshes a job, and with it its links. Jobs without links have no such button. It stands out once all have expired. */
export function RefreshJobButton({ job }: { job: RefreshJobButton_job$key }) {
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
  return (
    <Button
      aria-label={`Refresh job ${jobId}`}
      color={haveAllExpired ? "primary" : "inherit"}
      loading={isBusy}
      onClick={() => refreshJob(jobId)}
    >
      Refresh
    </Button>
  );
}
