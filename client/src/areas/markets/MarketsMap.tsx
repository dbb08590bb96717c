import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { MarketsMap_markets$data, MarketsMap_markets$key } from "../../__generated__/MarketsMap_markets.graphql";
import type { PipelineCoverageState } from "../../__generated__/MarketsPageQuery.graphql";
import { paths } from "../../app/routing/paths";
import { MapArea, MapPoints } from "../../ui/map/MapArea";
import { MapLegend } from "../../ui/map/MapLegend";
import { placeOfTown } from "../../ui/map/towns";
import { numberText } from "../../ui/text/format";
import { textSearch } from "../../ui/table/textSearch";
import { TextLink } from "../../ui/url/TextLink";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { looks, tones } from "../pipeline/coverage/coverageCells";
import { MarketLink } from "./MarketLink";

type Market = MarketsMap_markets$data["nodes"][number];

type Props = {
  markets: MarketsMap_markets$key;
  /** The state of last night's jobs of a market; undefined if it is not known. */
  stateOf: (marketId: number) => PipelineCoverageState | undefined;
  styleUrl: string | null | undefined;
  height: number | Readonly<Record<string, number>>;
  /** The number of the market that the pointer or the focus is at, here or in the list, and of the one that is selected. */
  active: number | null;
  onActive: (marketId: number | null) => void;
  selected: number | null;
  onSelect: (marketId: number | null) => void;
};

/** Markets on a map, by the state of last night's jobs. A market is where the town is that its name begins with. */
export function MarketsMap({ markets: ref, stateOf, styleUrl, height, active, onActive, selected, onSelect }: Props) {
  const { nodes } = useFragment(
    graphql`
      fragment MarketsMap_markets on MarketConnection {
        nodes {
          marketId
          name
          marketHash
          population
          ...MarketLink_market
        }
      }
    `,
    ref,
  );
  const [text] = useUrlParam("text");
  const isFound = textSearch(text);
  const markets = nodes.filter(({ marketId, name, marketHash }) => isFound(marketId, name, marketHash));
  const points = markets.flatMap((market) => {
    const place = placeOfTown(market.name);
    const state = stateOf(market.marketId);
    if (place === null) return [];
    const label = state === undefined ? market.name : `${market.name}: ${looks[state]}`;
    return [{ id: String(market.marketId), place, label, radius: radiusOf(market), ...(state !== undefined && { tone: tones[state] }) }];
  });
  const states = markets.map(({ marketId }) => stateOf(marketId));
  const shown = (["COMPLETED", "RUNNING", "FAILED", "MISSING", "UNKNOWN"] as const).filter((state) => states.includes(state));
  const marks = shown.map((state) => {
    const count = states.filter((other) => other === state).length;
    return { kind: "point" as const, tone: tones[state], label: `${looks[state]}: ${numberText(count)}` };
  });
  const open = markets.find(({ marketId }) => marketId === selected);
  const toId = (id: string | null) => (id === null ? null : Number(id));
  return (
    <>
      <MapArea label="Map of the markets" styleUrl={styleUrl} start="most" height={height}>
        <MapPoints
          points={points}
          active={active === null ? null : String(active)}
          onActive={(id) => onActive(toId(id))}
          selected={selected === null ? null : String(selected)}
          onSelect={(id) => onSelect(toId(id))}
        >
          {open && <MarketFacts market={open} state={stateOf(open.marketId)} />}
        </MapPoints>
      </MapArea>
      <MapLegend marks={marks}>
        <Lost markets={markets.filter(({ name }) => placeOfTown(name) === null)} />
      </MapLegend>
    </>
  );
}

/** The names of so few markets are told one by one. */
const FEW = 3;

/** Which markets are not on the map. */
function Lost({ markets }: { markets: readonly Market[] }) {
  if (markets.length === 0) return null;
  const names = markets.length > FEW ? `${numberText(markets.length)} markets` : markets.map(({ name }) => name).join(", ");
  return <span>{`Not on the map, as no town is known by their names: ${names}`}</span>;
}

/** The area of a circle grows with the population. */
const radiusOf = ({ population }: Market): number => Math.min(11, 4 + Math.sqrt((population ?? 0) / 600_000));

function MarketFacts({ market, state }: { market: Market; state: PipelineCoverageState | undefined }) {
  const { marketHash, population } = market;
  return (
    <>
      <MarketLink market={market} />
      {population != null && <Box>{`Population ${numberText(population)}`}</Box>}
      {state !== undefined && <Box>{`Last night: ${looks[state]}`}</Box>}
      {marketHash !== "" && (
        <Box sx={{ mt: 1 }}>
          <TextLink to={paths.framesByMarket(marketHash)}>Frames</TextLink>
        </Box>
      )}
    </>
  );
}
