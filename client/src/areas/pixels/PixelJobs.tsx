import { graphql, useFragment } from "react-relay";
import type { PixelJobs_pixel$key } from "../../__generated__/PixelJobs_pixel.graphql";
import { JobsTable } from "../jobs/JobsTable";

/** The viewer's own jobs about a pixel. */
export function PixelJobs({ pixel }: { pixel: PixelJobs_pixel$key }) {
  const { jobs } = useFragment(
    graphql`
      fragment PixelJobs_pixel on Pixel @refetchable(queryName: "PixelJobsQuery") @throwOnFieldError {
        jobs(first: 5000) {
          ...JobsTable_jobs
        }
      }
    `,
    pixel,
  );
  return <JobsTable jobs={jobs} emptyText="No jobs found." />;
}
