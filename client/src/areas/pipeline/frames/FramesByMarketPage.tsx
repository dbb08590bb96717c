import Box from "@mui/material/Box";
import { useState } from "react";
import { graphql } from "react-relay";
import type { MarketFrames_market$key } from "../../../__generated__/MarketFrames_market.graphql";
import type { FramesByMarketPageQuery } from "../../../__generated__/FramesByMarketPageQuery.graphql";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { Breadcrumbs, type Crumb } from "../../../ui/url/Breadcrumbs";
import { ListAge } from "../../../ui/table/ListAge";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { RecordPage } from "../../../ui/layout/RecordPage";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { type Loadable, Panel } from "../../../ui/layout/Panel";
import { ScreenLink } from "../../../ui/layout/ScreenButton";
import { Surface } from "../../../ui/layout/Surface";
import { MapArea } from "../../../ui/map/MapArea";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { DeviceFiles } from "./DeviceFiles";
import { allLayers, MapLayerSwitches } from "./MapLayerSwitches";
import { MarketDevicesList, MarketDevicesOnMap, MarketDevicesSummary, useMarketDevices } from "./MarketDevices";
import { MarketFramesHeading, MarketFramesList, MarketFramesOnMap } from "../../frames/MarketFrames";
import { usePageFailure } from "../../../app/relay/allPages";

const TITLE = "Frames By Market";
const crumbs: readonly Crumb[] = [{ label: "Pipeline", to: paths.pipeline() }];

const query = graphql`
  query FramesByMarketPageQuery($hash: String!) @preloadable @throwOnFieldError {
    console {
      mapStyleUrl
    }
    market(by: { hash: $hash }) {
      name
      marketHash
      ...MarketFrames_market
    }
  }
`;

/** The frames of the market that the address names, and the devices that were seen there, on a map. */
export function FramesByMarketPage() {
  const loadable = useRouteQuery<FramesByMarketPageQuery>("the market", query);
  const frames = { ...loadable, what: "frames", isStale: false };
  return (
    <RecordPage
      loadable={loadable}
      read={({ console, market }) => market && { mapStyleUrl: console.mapStyleUrl, market }}
      kind="Market"
      title={TITLE}
      crumbs={crumbs}
    >
      {({ mapStyleUrl, market }) => {
        const { name, marketHash } = market;
        const title = `${TITLE}: ${name || marketHash}`;
        return (
          <PageFrame
            title={title}
            record={{ kind: "Market", label: name || marketHash, address: paths.framesByMarket(marketHash) }}
            heading={
              <Panel loadable={frames} skeleton={title} renderError={() => title}>
                {() => <MarketFramesHeading title={title} market={market} />}
              </Panel>
            }
            breadcrumbs={<Breadcrumbs crumbs={crumbs} />}
            actions={
              <>
                <ListAge list={loadable} />
                <ScreenLink label="Market" to={paths.market(marketHash)} />
              </>
            }
          >
            <MarketScreen key={marketHash} frames={frames} market={market} marketHash={marketHash} styleUrl={mapStyleUrl ?? null} />
          </PageFrame>
        );
      }}
    </RecordPage>
  );
}

type Props<Data> = {
  /** What `market` came with. */
  frames: Loadable<Data>;
  market: MarketFrames_market$key;
  marketHash: string;
  /** The address of a map style with tiles; null draws outlines. */
  styleUrl: string | null;
};

/** The map of a market with its legend and the files of devices, and all that is on the map as lists. */
function MarketScreen<Data>({ frames, market, marketHash, styleUrl }: Props<Data>) {
  // After a refetch the pages are those of another list.
  const [failure, setFailure] = usePageFailure(frames.loadedAt);
  const [layers, setLayers] = useState(allLayers);
  const [active, setActive] = useState<number | null>(null);
  const [file, setFile] = useUrlParam("devices");
  const [wanted, setWanted] = useState<{ file: string | null; count: number } | null>(null);
  const devices = useMarketDevices(marketHash, file, wanted?.file === file ? wanted.count : null);
  return (
    <>
      <Box sx={{ display: "grid", gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 300px" }, alignItems: "start", gap: 5 }}>
        <Surface flush>
          <MapArea label="Map of the frames" styleUrl={styleUrl} start="middle" areBordersShown={layers.borders} height={900}>
            <Panel loadable={frames} skeleton={null} renderError={() => null}>
              {() => (
                <MarketFramesOnMap
                  market={market}
                  hasFailed={failure !== null}
                  areSitesShown={layers.sites}
                  areSectorsShown={layers.sectors}
                  active={active}
                  onActive={setActive}
                />
              )}
            </Panel>
            <MarketDevicesOnMap key={file} devices={devices} isShown={layers.devices} />
          </MapArea>
        </Surface>
        <Box
          sx={{
            display: "grid",
            gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "minmax(0, 1fr)" },
            alignItems: "start",
            gap: 5,
          }}
        >
          <Surface title="Layers">
            <MapLayerSwitches hasBorders={styleUrl === null} layers={layers} onChange={setLayers} />
          </Surface>
          <Surface title="Devices by Date">
            <DeviceFiles marketHash={marketHash} chosen={file} onChoose={(key) => setFile(key, { replace: true })} />
          </Surface>
          {file !== null && (
            <Surface title="Device Summary">
              <MarketDevicesSummary devices={devices} onCountChange={(count) => setWanted({ file, count })} />
            </Surface>
          )}
        </Box>
      </Box>
      <Surface title="Frames" flush>
        <Panel loadable={frames} skeleton={<TableSkeleton columns={8} rows={8} isInCard />}>
          {() => (
            <MarketFramesList market={market} failure={failure} onFailureChange={setFailure} active={active} onActive={setActive} />
          )}
        </Panel>
      </Surface>
      <MarketDevicesList key={file} devices={devices} />
    </>
  );
}
