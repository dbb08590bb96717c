import { graphql } from "react-relay";
import type { PixelJobsQuery } from "../../__generated__/PixelJobsQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../app/relay/usePanelQuery";
import { Panel } from "../../ui/layout/Panel";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { JobsTable } from "../jobs/JobsTable";

/** The viewer's own jobs about a pixel. */
export function usePixelJobs(pixelId: number): PanelQuery<PixelJobsQuery> {
  return usePanelQuery<PixelJobsQuery>(
    "jobs",
    graphql`
      query PixelJobsQuery($pixelId: Int!) @preloadable @throwOnFieldError {
        pixel(by: { pixelId: $pixelId }) {
          jobs(first: 5000) {
            ...JobsTable_jobs
          }
        }
      }
    `,
    { pixelId },
  );
}

/** Lists the viewer's own jobs about a pixel. */
export function PixelJobs({ jobs }: { jobs: PanelQuery<PixelJobsQuery> }) {
  return (
    <Panel loadable={jobs} skeleton={<TableSkeleton columns={7} rows={4} isInCard />}>
      {({ pixel }) => pixel && <JobsTable jobs={pixel.jobs} emptyText="No jobs found." />}
    </Panel>
  );
}
