import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { DateRangeInput, PixelDaysQuery } from "../../__generated__/PixelDaysQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { BarChart } from "../../ui/charts/AxisCharts";
import { byDay } from "../../ui/charts/days";
import { ChartSkeleton } from "../../ui/charts/ChartFrame";
import { Panel } from "../../ui/layout/Panel";
import { dateText, momentText, numberText } from "../../ui/text/format";

const query = graphql`
  query PixelDaysQuery($pixelId: Int!, $dates: DateRangeInput!) @throwOnFieldError {
    pixel(pixelId: $pixelId) {
      requests(dates: $dates, first: 5000) {
        totalCount
        nodes {
          deviceTime
        }
      }
    }
  }
`;

const HEIGHT = 160;

/** When a pixel last fired on the chosen days, and how often on each. Without a request there is nothing to show. */
export function PixelDays({ pixelId, dates }: { pixelId: number; dates: DateRangeInput }) {
  const requests = usePanelQuery<PixelDaysQuery>("the requests by day", query, { pixelId, dates }, "store-or-network");
  return (
    // A failure shows in place of the table below, which makes the same call.
    <Panel loadable={{ ...requests, isStale: false }} skeleton={<ChartSkeleton height={HEIGHT} />} renderError={() => null}>
      {({ pixel }) => {
        const { nodes = [], totalCount = 0 } = pixel?.requests ?? {};
        const days = byDay(nodes, ({ deviceTime }) => deviceTime);
        if (days.length === 0) return null;
        const isPartial = nodes.length < totalCount;
        return (
          <Box sx={{ px: 4, py: 3, borderBottom: 1, borderColor: "divider" }}>
            <Box sx={{ mb: 2, typography: "body2" }}>
              {`Last fired ${momentText(nodes.find(({ deviceTime }) => deviceTime != null)?.deviceTime)}.`}
              {isPartial && ` The chart has the newest ${numberText(nodes.length)} of ${numberText(totalCount)} requests.`}
            </Box>
            <BarChart
              label="Requests by day"
              isLabelHidden
              xLabel="Day"
              isXLabelHidden
              labels={days.map(({ day }) => dateText(day))}
              series={[{ label: "Requests", values: days.map(({ items }) => items.length), tone: "blue" }]}
              height={HEIGHT}
            />
          </Box>
        );
      }}
    </Panel>
  );
}
