import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { ReportExplorerTabQuery, ReportExplorerTabQuery$variables } from "../../../__generated__/ReportExplorerTabQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { pathNumber } from "../../../app/routing/paths";
import { BarChart } from "../../../ui/charts/AxisCharts";
import { ChartSkeleton } from "../../../ui/charts/ChartFrame";
import { daysProblem, readDay } from "../../../ui/form/entries";
import { LoadedSelect } from "../../../ui/form/LoadedSelect";
import { Panel } from "../../../ui/layout/Panel";
import { Surface } from "../../../ui/layout/Surface";
import { EmptyState } from "../../../ui/table/EmptyState";
import { dateText } from "../../../ui/text/format";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { marketChoices, useMarkets } from "../../markets/MarketSelect";
import { JobDayField } from "./JobFilters";
import { useRefetchable } from "./liveLists";

const HEIGHT = 360;

const query = graphql`
  query ReportExplorerTabQuery($marketId: Int!, $from: Date!, $to: Date!) @throwOnFieldError {
    impressionComparison(marketId: $marketId, dates: { from: $from, to: $to }) {
      days {
        date
        oldImpressions
        ots
      }
    }
  }
`;

/** What the report shows at first. */
const first: ReportExplorerTabQuery$variables = { marketId: 2, from: "2024-08-17", to: "2024-08-31" };

/** The market and the days in the address. An invalid one is that of the first report. */
export function readReportChoice(search: URLSearchParams): ReportExplorerTabQuery$variables {
  return {
    marketId: pathNumber(search.get("market")) || first.marketId,
    from: readDay(search.get("from")) ?? first.from,
    to: readDay(search.get("to")) ?? first.to,
  };
}

/** The impressions of a large market, as the old system and the pipeline count them. */
export function ReportExplorerTab() {
  const [search] = useSearchParams();
  const [, setMarket] = useUrlParam("market");
  const choice = readReportChoice(search);
  const problem = daysProblem(choice);
  const markets = useMarkets({ isReportMarket: true });
  useRefetchable(markets.refetch);
  return (
    <Surface
      title={
        <>
          {"Report Explorer - Market: "}
          {/* A failure shows below. */}
          <Panel loadable={{ ...markets, isStale: false }} skeleton="…" renderError={() => choice.marketId}>
            {({ markets: { nodes } }) => nodes.find(({ marketId }) => marketId === choice.marketId)?.name ?? choice.marketId}
          </Panel>
        </>
      }
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 3, mb: 5 }}>
        <LoadedSelect
          kind="Market"
          loadable={markets}
          read={marketChoices}
          value={choice.marketId}
          onChange={(marketId) => setMarket(marketId === null ? null : String(marketId))}
          emptyLabel={null}
          sx={{ flex: { xs: "1 1 100%", sm: "0 1 280px" } }}
        />
        <JobDayField label="Start Date" param="from" start={first.from} />
        <JobDayField label="End Date" param="to" start={first.to} problem={problem} />
      </Box>
      {problem === null && <Report choice={choice} />}
    </Surface>
  );
}

function Report({ choice }: { choice: ReportExplorerTabQuery$variables }) {
  const report = usePanelQuery<ReportExplorerTabQuery>("impressions", query, choice);
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
