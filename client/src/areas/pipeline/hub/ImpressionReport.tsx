import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { ImpressionReportQuery, ImpressionReportQuery$variables } from "../../../__generated__/ImpressionReportQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { BarChart } from "../../../ui/charts/BarChart";
import { ChartSkeleton } from "../../../ui/charts/ChartFrame";
import { EmptyState } from "../../../ui/table/EmptyState";
import { dateText } from "../../../ui/text/format";
import { Panel } from "../../../ui/layout/Panel";
import { useRefetchable } from "./refetching";

const HEIGHT = 360;

const query = graphql`
  query ImpressionReportQuery($marketId: Int!, $from: Date!, $to: Date!) @throwOnFieldError {
    impressionComparison(marketId: $marketId, dates: { from: $from, to: $to }) {
      days {
        date
        oldImpressions
        ots
      }
    }
  }
`;

/** The impressions of a market per day, as the old system and the pipeline count them. */
export function ImpressionReport({ choice }: { choice: ImpressionReportQuery$variables }) {
  const report = usePanelQuery<ImpressionReportQuery>("impressions", query, choice);
  useRefetchable(report.refetch);
  return (
    <Panel loadable={report} failure="inline" skeleton={<ChartSkeleton height={HEIGHT} />}>
      {({ impressionComparison: { days } }) => (
        <Box aria-busy={!report.isCurrent} sx={{ opacity: report.isCurrent ? 1 : 0.6 }}>
          {days.length === 0 ? (
            <EmptyState text="No impressions found." />
          ) : (
            <BarChart
              label="Impressions per Date"
              isLabelHidden
              xLabel="Date"
              yLabel="Impressions"
              labels={days.map(({ date }) => dateText(date))}
              series={[
                { label: "Old System", values: days.map(({ oldImpressions }) => oldImpressions ?? null), tone: "grey" },
                { label: "OTS (New Pipeline)", values: days.map(({ ots }) => ots ?? null), tone: "blue" },
              ]}
              height={HEIGHT}
            />
          )}
        </Box>
      )}
    </Panel>
  );
}
