import { graphql, useFragment } from "react-relay";
import type { ReportHomeVisits_results$key } from "../../../__generated__/ReportHomeVisits_results.graphql";
import { BarChart } from "../../../ui/charts/BarChart";
import { Surface } from "../../../ui/layout/Surface";

/** Visits of the home page by exposed devices on each day of the week. */
export function ReportHomeVisits({ results }: { results: ReportHomeVisits_results$key }) {
  const { homeVisitsByWeekday } = useFragment(
    graphql`
      fragment ReportHomeVisits_results on AttributionResults {
        homeVisitsByWeekday {
          weekday
          visits
        }
      }
    `,
    results,
  );
  return (
    <Surface title="Home Page Visits by Day">
      <BarChart
        label="Home page visits by day"
        isLabelHidden
        xLabel="Day"
        isXLabelHidden
        labels={homeVisitsByWeekday.map(({ weekday }) => weekday)}
        series={[{ label: "Exposed", values: homeVisitsByWeekday.map(({ visits }) => visits), tone: "blue" }]}
        height={160}
      />
    </Surface>
  );
}
