import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import type { MarketsPageQuery } from "../../__generated__/MarketsPageQuery.graphql";
import { paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { MissingPart } from "../../ui/feedback/MissingPart";
import { Surface } from "../../ui/layout/Surface";
import { MapBesideList, useMapView } from "../../ui/map/MapBesideList";
import type { Column } from "../../ui/table/DataTable";
import { ListScreen } from "../../ui/table/ListScreen";
import { dateText } from "../../ui/text/format";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { looks, tones } from "../pipeline/coverage/coverageCells";
import { MarketsMap } from "./MarketsMap";
import { type MarketRow, MarketsTable } from "./MarketsTable";

const query = graphql`
  query MarketsPageQuery @preloadable @throwOnFieldError {
    console {
      mapStyleUrl
    }
    markets(filter: { includeInactive: false }, orderBy: { field: NAME }, first: 5000) {
      ...MarketsTable_markets
      ...MarketsMap_markets
    }
    pipelineCoverage(dates: { preset: LAST_3_DAYS }) @catch {
      days {
        date
      }
      markets {
        marketId
        states
      }
    }
  }
`;

/** The active markets on a map and as a list, with their outlines and files. */
export function MarketsPage() {
  const loadable = useRouteQuery<MarketsPageQuery>("markets", query);
  return (
    <ListScreen title="Active Markets" list={loadable} columns={7}>
      {(data) => <Markets data={data} refetch={loadable.refetch} />}
    </ListScreen>
  );
}

type Props = { data: MarketsPageQuery["response"]; refetch: () => Promise<void> };

/** What is selected, or pointed at, is so on the map and in the list alike. */
function Markets({ data: { console, markets, pipelineCoverage }, refetch }: Props) {
  const navigate = useNavigate();
  const view = useMapView();
  const [param, setSelected] = useUrlParam("market");
  const [active, setActive] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const selected = param === null ? null : Number(param);
  const nights = pipelineCoverage.ok ? pipelineCoverage.value : null;
  const states = new Map(nights?.markets.map((row) => [row.marketId, row.states.at(-1)]));
  const select = (marketId: number | null) => setSelected(marketId === null ? null : String(marketId), { replace: true });
  // What was chosen on the map comes into sight in the list.
  useEffect(() => {
    if (selected !== null) list.current?.querySelector("tr[data-active]")?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  const nightColumn: Column<MarketRow> = {
    key: "night",
    header: "Last Night",
    width: 110,
    value: ({ marketId }) => stateText(states.get(marketId)),
    cell: ({ marketId }) => {
      const state = states.get(marketId);
      return state && <StatusChip tone={tones[state]} label={looks[state]} />;
    },
  };
  const map = (
    <Surface title={nights === null ? "Markets" : `Coverage of ${dateText(nights.days.at(-1)?.date)}`} flush>
      <MissingPart what="last night's coverage" parts={[pipelineCoverage]} onRetry={refetch} />
      <MarketsMap
        markets={markets}
        stateOf={(marketId) => states.get(marketId)}
        styleUrl={console.mapStyleUrl}
        height={{ xs: 420, lg: 560 }}
        active={active}
        onActive={setActive}
        selected={selected}
        onSelect={select}
      />
    </Surface>
  );
  const table = (
    <div ref={list}>
      <MarketsTable
        markets={markets}
        nightColumn={nightColumn}
        isActive={({ marketId }) => marketId === active || marketId === selected}
        onActive={(row) => setActive(row?.marketId ?? null)}
        onOpen={({ marketId, marketHash }) => {
          if (view.isMapShown) select(marketId);
          else if (marketHash !== "") void navigate(paths.market(marketHash));
        }}
        refetch={refetch}
      />
    </div>
  );
  return <MapBesideList shown={view} listWidth={660} map={map} list={table} />;
}

const stateText = (state: keyof typeof looks | undefined) => state && looks[state];
