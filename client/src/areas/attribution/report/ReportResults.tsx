import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReportResults_results$key } from "../../../__generated__/ReportResults_results.graphql";
import { numberText } from "../../../ui/text/format";
import { ReportGroups } from "./ReportGroups";
import { ReportHero } from "./ReportHero";
import { ReportHomeVisits } from "./ReportHomeVisits";
import { ReportHours } from "./ReportHours";
import { ReportLift } from "./ReportLift";
import { ReportWeekdays } from "./ReportWeekdays";

type Props = {
  results: ReportResults_results$key;
  jobId: string;
  /** Says that the figures are not final, if they are not. */
  interim: ReactNode;
  /** Says whether they are. */
  finality: ReactNode;
  /** Says what would make them final, as an item of a list. */
  finalityReason: ReactNode;
};

/** The figures of a report, from the whole to the hours. */
export function ReportResults({ results, jobId, interim, finality, finalityReason }: Props) {
  const data = useFragment(
    graphql`
      fragment ReportResults_results on AttributionResults {
        unreadableCount
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
        ...ReportHero_results
        ...ReportGroups_results
        ...ReportHomeVisits_results
        ...ReportHours_results
      }
    `,
    results,
  );
  return (
    <>
      {data.unreadableCount > 0 && <Alert severity="warning">{unreadableText(data.unreadableCount)}</Alert>}
      <ReportHero results={data} finality={finality} finalityReason={finalityReason} />
      <ReportGroups results={data} jobId={jobId} />
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 330px), 1fr))",
          gap: 5,
          // What opens in one card leaves the others as high as they are.
          alignItems: "start",
          "@media print": { gridTemplateColumns: `repeat(${data.pages.length}, minmax(0, 1fr))`, gap: 3 },
        }}
      >
        {data.pages.map((page) => (
          <ReportLift key={page.page} page={page} jobId={jobId} interim={interim} />
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

function unreadableText(count: number): string {
  const subject = count === 1 ? "1 count of this report could not be read and reads" : `${numberText(count)} counts of this report could not be read and read`;
  return `${subject} as 0. Figures that depend on ${count === 1 ? "it" : "them"} are wrong.`;
}
