import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { ReportExplorerTabQuery } from "../../../__generated__/ReportExplorerTabQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import type { Choice } from "../../../ui/form/choices";
import { DateField } from "../../../ui/form/fields";
import { Panel } from "../../../ui/layout/Panel";
import { SelectField } from "../../../ui/form/SelectField";
import { Surface } from "../../../ui/layout/Surface";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { ImpressionReport } from "./ImpressionReport";
import { useRefreshable } from "./refreshing";
import { daysProblem, EARLIEST_DAY, readDay, readReportChoice } from "./reportChoice";

const query = graphql`
  query ReportExplorerTabQuery @throwOnFieldError {
    markets(filter: { isReportMarket: true }, orderBy: { field: NAME }, first: 5000) {
      nodes {
        marketId
        name
      }
    }
  }
`;

/** The impressions of a large market, as the old system and the pipeline count them. */
export function ReportExplorerTab() {
  const [search] = useSearchParams();
  const [, setMarket] = useUrlParam("market");
  const choice = readReportChoice(search);
  const problem = daysProblem(choice);
  const markets = usePanelQuery<ReportExplorerTabQuery>("markets", query, {});
  useRefreshable(markets.refetch);

  const marketName = (data: ReportExplorerTabQuery["response"]) =>
    data.markets.nodes.find(({ marketId }) => marketId === choice.marketId)?.name ?? String(choice.marketId);
  const field = (choices: readonly Choice<number>[], isReady: boolean) => (
    <SelectField
      label="Market"
      value={choice.marketId}
      choices={choices}
      missingLabel={(marketId) => (isReady ? `Market ${marketId}` : "Loading Markets")}
      onChange={(marketId) => setMarket(marketId === null ? null : String(marketId))}
      disabled={!isReady}
      fullWidth={false}
      sx={{ flex: { xs: "1 1 100%", sm: "0 1 280px" } }}
    />
  );
  return (
    <Surface
      title={
        <>
          {"Report Explorer - Market: "}
          {/* A failure shows below. */}
          <Panel loadable={{ ...markets, isStale: false }} skeleton={choice.marketId} renderError={() => choice.marketId}>
            {marketName}
          </Panel>
        </>
      }
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 3, mb: 5 }}>
        <Panel loadable={markets} failure="inline" skeleton={field([], false)}>
          {(data) =>
            field(
              data.markets.nodes.map(({ marketId, name }) => ({ value: marketId, label: name, detail: String(marketId) })),
              true,
            )
          }
        </Panel>
        <DayField label="Start Date" param="from" value={choice.from} problem={null} />
        <DayField label="End Date" param="to" value={choice.to} problem={problem} />
      </Box>
      {problem === null && <ImpressionReport choice={choice} />}
    </Surface>
  );
}

type DayProps = { label: string; param: string; value: string; problem: string | null };

/** A day of the report, kept in the address once it is complete. */
function DayField({ label, param, value, problem }: DayProps) {
  const [, setDay] = useUrlParam(param);
  return (
    <DateField
      label={label}
      value={value}
      onChange={(text) => {
        const day = readDay(text);
        if (day !== null) setDay(day, { replace: true });
      }}
      min={EARLIEST_DAY}
      error={problem !== null}
      helperText={problem}
      fullWidth={false}
      sx={{ flex: { xs: "1 1 140px", sm: "0 0 180px" } }}
    />
  );
}
