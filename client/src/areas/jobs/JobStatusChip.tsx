import { graphql, useFragment } from "react-relay";
import type { JobStatus, JobStatusChip_job$key } from "../../__generated__/JobStatusChip_job.graphql";
import { ExplainedChip } from "../../ui/feedback/ExplainedChip";
import type { Tone } from "../../ui/layout/style";

const tones: Record<JobStatus, Tone> = { PENDING: "grey", ERROR: "red", COMPLETED: "green", UNRECOGNIZED: "grey" };

/** The status of a job. */
export function JobStatusChip({ job }: { job: JobStatusChip_job$key }) {
  const { status, statusLabel, statusExplanation } = useFragment(
    graphql`
      fragment JobStatusChip_job on Job {
        status
        statusLabel
        statusExplanation
      }
    `,
    job,
  );
  return <ExplainedChip tone={tones[status]} label={statusLabel} text={statusExplanation} />;
}
