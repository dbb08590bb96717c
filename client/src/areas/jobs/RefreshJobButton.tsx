import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { RefreshJobButton_job$key } from "../../__generated__/RefreshJobButton_job.graphql";
import { useRefreshJob } from "./useRefreshJob";

/** Reads a job again and so replaces its links. It is there only for a job that has links. */
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
  const [read, isBusy] = useRefreshJob();
  if (!refresh.allowed) return null;
  return (
    <Button aria-label={`Refresh job ${jobId}`} loading={isBusy} onClick={() => void read(jobId)}>
      Refresh
    </Button>
  );
}
