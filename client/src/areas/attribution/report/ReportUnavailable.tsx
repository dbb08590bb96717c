import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReportUnavailable_report$key, ReportUnavailableCode } from "../../../__generated__/ReportUnavailable_report.graphql";
import { EmptyState } from "../../../ui/table/EmptyState";
import { Surface } from "../../../ui/layout/Surface";
import { JobStatusChip } from "../../jobs/JobStatusChip";

/** States that a job passes through, or that reading it again ends. Others are failures, and logged. */
const ordinary = new Set<ReportUnavailableCode>(["NOT_COMPLETED", "NO_FILES", "NO_REPORT", "LINK_EXPIRED"]);

type Props = { report: ReportUnavailable_report$key; onRefetch: () => void; isRefetching: boolean };

/** Says why a job has no figures, and refetches it where that may help. */
export function ReportUnavailable({ report, onRefetch, isRefetching }: Props) {
  const { job, unavailable } = useFragment(
    graphql`
      fragment ReportUnavailable_report on AttributionReport {
        job {
          status
          failure
          ...JobStatusChip_job
        }
        unavailable {
          code
          message
        }
      }
    `,
    report,
  );
  const message = unavailable?.message;
  const isFailure = unavailable != null && !ordinary.has(unavailable.code);
  useEffect(() => {
    if (isFailure) console.error("The report could not be read.", message);
  }, [isFailure, message]);
  const isUnfinished = unavailable?.code === "NOT_COMPLETED";
  const mayChange = unavailable?.code === "LINK_EXPIRED" || (isUnfinished && job.status === "PENDING");
  return (
    <Surface>
      <EmptyState
        text="No report data is available."
        action={
          <>
            <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 2, textAlign: "center", overflowWrap: "anywhere" }}>
              {message} {isUnfinished && <JobStatusChip job={job} />} {job.failure}
            </Box>
            {mayChange && (
              <Button onClick={onRefetch} loading={isRefetching}>
                Refresh
              </Button>
            )}
          </>
        }
      />
    </Surface>
  );
}
