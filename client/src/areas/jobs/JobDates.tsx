import { graphql, useFragment } from "react-relay";
import type { JobDates_job$key } from "../../__generated__/JobDates_job.graphql";
import { dateRangeText } from "../../ui/format";

/** The days that a job covers; nothing if its request names none. */
export function JobDates({ job }: { job: JobDates_job$key }) {
  const { request } = useFragment(
    graphql`
      fragment JobDates_job on Job {
        request {
          dates {
            from
            to
          }
        }
      }
    `,
    job,
  );
  return request?.dates ? dateRangeText(request.dates.from, request.dates.to) : null;
}
