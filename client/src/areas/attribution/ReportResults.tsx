import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { ReportResults_results$key } from "../../__generated__/ReportResults_results.graphql";
import { ReportGroups } from "./ReportGroups";
import { ReportHomeVisits } from "./ReportHomeVisits";
import { ReportHours } from "./ReportHours";
import { ReportLift } from "./ReportLift";
import { ReportWeekdays } from "./ReportWeekdays";

type Props = { results: ReportResults_results$key; jobId: string };

/** The figures of a report, from the whole to the hours. */
export function ReportResults({ results, jobId }: Props) {
  const data = useFragment(
    graphql`
      fragment ReportResults_results on AttributionResults {
        exposed {
          group
          ...ReportWeekdays_group
        }
        control {
          group
          ...ReportWeekdays_group
        }
        pages {
          page
          ...ReportLift_page
        }
        ...ReportGroups_results
        ...ReportHomeVisits_results
        ...ReportHours_results
      }
    `,
    results,
  );
  return (
    <>
      <ReportGroups results={data} jobId={jobId} />
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 330px), 1fr))",
          gap: 5,
          "@media print": { gridTemplateColumns: `repeat(${data.pages.length}, minmax(0, 1fr))`, gap: 3 },
        }}
      >
        {data.pages.map((page) => (
          <ReportLift key={page.page} page={page} jobId={jobId} />
        ))}
      </Box>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
          gap: 5,
          "@media print": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: 3, breakBefore: "page" },
        }}
      >
        {[data.exposed, data.control].map((group) => (
          <ReportWeekdays key={group.group} group={group} />
        ))}
      </Box>
      <ReportHomeVisits results={data} />
      <ReportHours results={data} />
    </>
  );
}
