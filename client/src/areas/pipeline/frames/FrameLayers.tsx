import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Layer, Popup, Source } from "react-map-gl/maplibre";
import { graphql, useFragment } from "react-relay";
import type { FrameLayers_frames$data, FrameLayers_frames$key } from "../../../__generated__/FrameLayers_frames.graphql";
import { useMapColors } from "./mapColors";
import type { MapLayers } from "./MapArea";
import { placeOf, pointsOf, type Sector, sectorShape, sitesOf } from "./mapShapes";
import { endOf, PartsSource, useMapClick, useMapMiddle, visibility } from "./onMap";

/** Sectors that are drawn and sent to the map at a time. */
const PART = 200;

type Frame = FrameLayers_frames$data["edges"][number]["node"];

type Props = {
  frames: FrameLayers_frames$key;
  /** Whether more frames are on their way. */
  isLoading: boolean;
  layers: MapLayers;
  onFrameOpen: (frameId: number) => void;
};

/** The sectors and sites of frames. A click on a site lists its frames. */
export function FrameLayers({ frames: ref, isLoading, layers, onFrameOpen }: Props) {
  const { edges } = useFragment(
    graphql`
      fragment FrameLayers_frames on FrameConnection @throwOnFieldError {
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
      <PartsSource id="sectors" items={sectors} shapeOf={sectorShape} partSize={PART} isLoading={isLoading}>
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
