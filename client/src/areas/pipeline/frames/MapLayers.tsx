import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Layer, Popup, Source } from "react-map-gl/maplibre";
import { graphql, useFragment } from "react-relay";
import type { MapLayers_frames$data, MapLayers_frames$key } from "../../../__generated__/MapLayers_frames.graphql";
import type { MapLayers_pins$key } from "../../../__generated__/MapLayers_pins.graphql";
import { momentText } from "../../../ui/text/format";
import { type ShownLayers, useMapColors } from "./MapArea";
import { placeOf, pointsOf, type Sector, sectorShape, sitesOf } from "./mapShapes";
import { endOf, PartsSource, useMapClick, useMapMiddle, visibility } from "./onMap";
import { useSettled } from "./pages";

/** Sectors that are drawn and sent to the map at a time. */
const SECTORS = 200;

type Frame = MapLayers_frames$data["edges"][number]["node"];

type FrameProps = {
  frames: MapLayers_frames$key;
  /** Whether more frames are on their way. */
  isLoading: boolean;
  layers: ShownLayers;
  onFrameOpen: (frameId: number) => void;
};

/** The sectors and sites of frames. A click on a site lists its frames. */
export function FrameLayers({ frames: ref, isLoading, layers, onFrameOpen }: FrameProps) {
  const { edges } = useFragment(
    graphql`
      fragment MapLayers_frames on FrameConnection @throwOnFieldError {
        edges {
          node {
            frameId
            frameRef
            bearing
            sectorWidth
            sectorRadius
            site {
              name
              address
              latitude
              longitude
            }
          }
        }
      }
    `,
    ref,
  );
  const colors = useMapColors();
  const sites = sitesOf(edges.map(({ node }) => ({ place: placeOf(node.site?.latitude, node.site?.longitude), frame: node })));
  const places = sites.map(({ place }) => place);
  const points = pointsOf(places);
  const sectors = edges.flatMap(({ node }) => sectorOf(node));
  // By its place: after a refetch another site may have its index.
  const [opened, setOpened] = useState<string | null>(null);
  const site = layers.sites ? sites.find(({ place }) => place.join() === opened) : undefined;
  if (site === undefined && opened !== null) setOpened(null);
  useMapMiddle(places);
  useMapClick("sites", (index) => setOpened(index === null ? null : (places[index]?.join() ?? null)));
  return (
    <>
      <PartsSource id="sectors" items={sectors} shapeOf={sectorShape} partSize={SECTORS} isLoading={isLoading}>
        {(areOnMap) => {
          const shared = { source: "sectors", beforeId: endOf("sectors"), layout: visibility(layers.sectors && areOnMap) };
          return (
            <>
              {/* The lines smooth the edges. */}
              <Layer {...shared} id="sectors" type="fill" paint={{ "fill-color": colors.site, "fill-opacity": 0.14, "fill-antialias": false }} />
              <Layer {...shared} id="sector-edges" type="line" paint={{ "line-color": colors.site, "line-opacity": 0.55, "line-width": 1 }} />
            </>
          );
        }}
      </PartsSource>
      <Source id="sites" type="geojson" data={points}>
        <Layer
          id="sites"
          type="circle"
          beforeId={endOf("sites")}
          layout={visibility(layers.sites)}
          paint={{ "circle-color": colors.site, "circle-radius": 5, "circle-stroke-color": colors.siteEdge, "circle-stroke-width": 1.5 }}
        />
      </Source>
      {site && (
        <Popup key={opened} longitude={site.place[0]} latitude={site.place[1]} offset={10} maxWidth="300px" closeOnClick={false} onClose={() => setOpened(null)}>
          <SiteFacts frames={site.frames} onFrameOpen={onFrameOpen} />
        </Popup>
      )}
    </>
  );
}

/** The sector of a frame; nothing if it has none. */
function sectorOf({ frameId, bearing, sectorWidth, sectorRadius, site }: Frame): Sector[] {
  const center = placeOf(site?.latitude, site?.longitude);
  if (center === null || bearing == null || sectorWidth == null || sectorRadius == null) return [];
  return [{ frameId, center, bearing, width: sectorWidth, radius: sectorRadius }];
}

/** The name and address of a site, and its frames to open. */
function SiteFacts({ frames, onFrameOpen }: { frames: readonly Frame[]; onFrameOpen: (frameId: number) => void }) {
  const site = frames[0]?.site;
  return (
    <Box sx={{ pr: 4, overflowWrap: "anywhere" }}>
      <Box sx={{ fontWeight: 600 }}>{site?.name ?? "Site without a name"}</Box>
      {site?.address && <Box sx={{ color: "text.secondary" }}>{site.address}</Box>}
      <Box component="ul" aria-label="Frames of the site" sx={{ m: 0, mt: 2, p: 0, listStyle: "none", maxHeight: 200, overflow: "auto" }}>
        {frames.map(({ frameId, frameRef }) => (
          <li key={frameId}>
            <Button variant="text" color="primary" onClick={() => onFrameOpen(frameId)}>
              {frameRef ?? `Frame ${frameId}`}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Devices that are sent to the map at a time. */
const DEVICES = 5_000;

const itself = <Item,>(item: Item): Item => item;

type DeviceProps = {
  pins: MapLayers_pins$key;
  /** How many devices are shown. */
  shown: number;
  isShown: boolean;
  /** Whether more are on their way. */
  isLoading: boolean;
};

/** The devices of a file. A click on one says which it is. */
export function DeviceLayer({ pins, shown, isShown, isLoading }: DeviceProps) {
  const data = useFragment(
    graphql`
      fragment MapLayers_pins on DebugPinConnection @throwOnFieldError {
        edges {
          node {
            deviceId
            seenAt
            latitude
            longitude
          }
        }
      }
    `,
    pins,
  );
  const { edges } = useSettled(data, isLoading);
  const places = edges.map(({ node }) => placeOf(node.latitude, node.longitude));
  const points = pointsOf(places).features;
  const { device } = useMapColors();
  const [opened, setOpened] = useState<number | null>(null);
  const isOpen = opened !== null && opened < shown && isShown;
  if (!isOpen && opened !== null) setOpened(null);
  const [edge, place] = isOpen ? [edges[opened], places[opened]] : [];
  useMapMiddle(places);
  useMapClick("devices", setOpened);
  return (
    <>
      <PartsSource id="devices" items={points} shapeOf={itself} partSize={DEVICES} isLoading={isLoading}>
        {(areOnMap) => (
          <Layer
            id="devices"
            source="devices"
            type="circle"
            beforeId={endOf("devices")}
            // Showing more or fewer changes the filter only; the data stays as it is.
            filter={["<", ["get", "index"], shown]}
            layout={visibility(isShown && areOnMap)}
            paint={{ "circle-color": device, "circle-radius": 3.5, "circle-opacity": 0.8 }}
          />
        )}
      </PartsSource>
      {edge && place && (
        <Popup key={opened} longitude={place[0]} latitude={place[1]} offset={8} maxWidth="300px" closeOnClick={false} onClose={() => setOpened(null)}>
          <Box sx={{ pr: 4, overflowWrap: "anywhere" }}>
            <Box sx={{ fontWeight: 600 }}>{`Device ${edge.node.deviceId || "without an ID"}`}</Box>
            {edge.node.seenAt && <Box sx={{ color: "text.secondary" }}>{momentText(edge.node.seenAt)}</Box>}
          </Box>
        </Popup>
      )}
    </>
  );
}
