import { useState } from "react";
import { Layer, Popup, Source } from "react-map-gl/maplibre";
import { graphql, useFragment } from "react-relay";
import type { FrameLayers_frames$data, FrameLayers_frames$key } from "../../../__generated__/FrameLayers_frames.graphql";
import { endOf, visibility } from "./layerOrder";
import { useMapColors } from "./mapColors";
import type { MapLayers } from "./mapLayers";
import { placeOf, pointsOf, sitesOf } from "./mapShapes";
import { SectorLayers } from "./SectorLayers";
import type { Sector } from "./sectors";
import { SiteFacts } from "./SiteFacts";
import { useMapClick } from "./useMapClick";
import { useMapMiddle } from "./useMapMiddle";

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
            bearing
            sectorWidth
            sectorRadius
            site {
              latitude
              longitude
            }
            ...SiteFacts_frame
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
  const sectors = new Map(edges.flatMap(({ node }) => sectorOf(node)));
  // By its place: after a refetch another site may have its index.
  const [opened, setOpened] = useState<string | null>(null);
  const site = layers.sites ? sites.find(({ place }) => place.join() === opened) : undefined;
  if (site === undefined && opened !== null) setOpened(null);
  useMapMiddle(places);
  useMapClick("sites", (index) => setOpened(index === null ? null : (places[index]?.join() ?? null)));
  return (
    <>
      <SectorLayers sectors={sectors} isLoading={isLoading} isShown={layers.sectors} />
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

/** The number of a frame with its sector; nothing if it has none. */
function sectorOf({ frameId, bearing, sectorWidth, sectorRadius, site }: FrameLayers_frames$data["edges"][number]["node"]): [number, Sector][] {
  const center = placeOf(site?.latitude, site?.longitude);
  if (center === null || bearing == null || sectorWidth == null || sectorRadius == null) return [];
  return [[frameId, { center, bearing, width: sectorWidth, radius: sectorRadius }]];
}
