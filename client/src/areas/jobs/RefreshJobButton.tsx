import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { RefreshJobButton_job$key } from "../../__generated__/RefreshJobButton_job.graphql";
import { useRefreshJob } from "./useRefreshJob";

/** Refreshes a job, and with it its links. Jobs without links have no such button. */
export function RefreshJobButton({ job }: { job: RefreshJobButton_job$key }) {
  const { jobId, refresh } = useFragment(
    graphql`
      fragment RefreshJobButton_job on Job {
        jobId
        refresh {
          allowed
        }
      }
    `,
    job,
  );
  const [refreshJob, isBusy] = useRefreshJob();
  if (!refresh.allowed) return null;
  return (
    <Button aria-label={`Refresh job ${jobId}`} loading={isBusy} onClick={() => refreshJob(jobId)}>
      Refresh
    </Button>
  );
}
