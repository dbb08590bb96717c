import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { JobDates_job$key } from "../../__generated__/JobDates_job.graphql";
import { dateText } from "../../ui/text/format";

const oneLine = { whiteSpace: "nowrap" } as const;

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
  if (!request?.dates) return null;
  const { from, to } = request.dates;
  return (
    // A date would break at its hyphens.
    <>
      <Box component="span" sx={oneLine}>{`${dateText(from, "Not Set")} -`}</Box>{" "}
      <Box component="span" sx={oneLine}>
        {dateText(to, "Not Set")}
      </Box>
    </>
  );
}
