import Box from "@mui/material/Box";
import { useSearchParams } from "react-router";
import { daysProblem, EARLIEST_DAY, readDay } from "../../../ui/form/days";
import { DateField } from "../../../ui/form/fields";
import { Panel } from "../../../ui/layout/Panel";
import { LoadedSelect } from "../../../ui/form/LoadedSelect";
import { Surface } from "../../../ui/layout/Surface";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { marketChoices, useMarkets } from "../../markets/MarketSelect";
import { ImpressionReport } from "./ImpressionReport";
import { useRefetchable } from "./refetching";
import { readReportChoice } from "./reportChoice";

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
