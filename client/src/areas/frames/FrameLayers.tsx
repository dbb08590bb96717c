import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { graphql, readInlineData } from "react-relay";
import type { FrameLayers_frame$data, FrameLayers_frame$key } from "../../__generated__/FrameLayers_frame.graphql";
import { MapPoints, MapSectors } from "../../ui/map/MapArea";
import { placeOf, type Sector, sitesOf } from "../../ui/map/places";

type Frame = FrameLayers_frame$data;

type Props = {
  frames: readonly FrameLayers_frame$key[];
  /** The frames of the list beside the map, if that has not all. */
  listed?: ReadonlySet<number>;
  /** Whether more frames are on their way. */
  isLoading?: boolean;
  areSitesShown?: boolean;
  areSectorsShown?: boolean;
  /** The frame that the pointer or the focus is at in the list beside the map. */
  active?: number | null;
  onActive?: (frameId: number | null) => void;
  onFrameOpen: (frameId: number) => void;
};

/** The sectors and sites of frames. A click on a site lists its frames. */
export function FrameLayers({
  frames: refs,
  listed,
  isLoading = false,
  areSitesShown = true,
  areSectorsShown = true,
  active = null,
  onActive = () => undefined,
  onFrameOpen,
}: Props) {
  // Inline, as thousands of frames would be thousands of subscriptions.
  const frames = refs.map((ref) =>
    readInlineData(
      graphql`
        fragment FrameLayers_frame on Frame @inline {
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
      `,
      ref,
    ),
  );
  const sites = sitesOf(frames.map((frame) => ({ place: placeOf(frame.site?.latitude, frame.site?.longitude), frame })));
  const isListed = (site: (typeof sites)[number]) => listed === undefined || site.frames.some(({ frameId }) => listed.has(frameId));
  // Sites without a frame of the list stand back, below the others.
  const points = [...sites.filter((site) => !isListed(site)), ...sites.filter(isListed)].map((site) => ({
    id: site.place.join(),
    place: site.place,
    label: nameOf(site.frames[0]),
    ...(isListed(site) ? {} : standingBack),
  }));
  const sectors = frames.flatMap(sectorOf);
  const activeFrame = active === null ? undefined : frames.find(({ frameId }) => frameId === active);
  const activePlace = activeFrame === undefined ? null : placeOf(activeFrame.site?.latitude, activeFrame.site?.longitude);
  // By its place: after a refetch another site may have its index.
  const [opened, setOpened] = useState<string | null>(null);
  const site = areSitesShown ? sites.find(({ place }) => place.join() === opened) : undefined;
  if (site === undefined && opened !== null) setOpened(null);
  return (
    <>
      <MapSectors sectors={sectors} isShown={areSectorsShown} isLoading={isLoading} />
      <MapPoints
        points={points}
        isShown={areSitesShown}
        active={activePlace?.join() ?? null}
        onActive={(id) => onActive(sites.find(({ place }) => place.join() === id)?.frames[0]?.frameId ?? null)}
        selected={opened}
        onSelect={setOpened}
      >
        {site && <SiteFacts frames={site.frames} onFrameOpen={onFrameOpen} />}
      </MapPoints>
    </>
  );
}

const standingBack = { tone: "grey", radius: 3 } as const;

const nameOf = (frame: Frame | undefined): string => frame?.site?.name ?? "Site without a name";

/** The sector of a frame; nothing if it has none. */
function sectorOf({ frameId, bearing, sectorWidth, sectorRadius, site }: Frame): Sector[] {
  const center = placeOf(site?.latitude, site?.longitude);
  if (center === null || bearing == null || sectorWidth == null || sectorRadius == null) return [];
  return [{ frameId, center, bearing, width: sectorWidth, radius: sectorRadius }];
}

/** The name and address of a site, and its frames to open. */
function SiteFacts({ frames, onFrameOpen }: { frames: readonly Frame[]; onFrameOpen: (frameId: number) => void }) {
  const address = frames[0]?.site?.address;
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>{nameOf(frames[0])}</Box>
      {address && <Box sx={{ color: "text.secondary" }}>{address}</Box>}
      <Box component="ul" aria-label="Frames of the site" sx={{ m: 0, mt: 2, p: 0, listStyle: "none", maxHeight: 200, overflow: "auto" }}>
        {frames.map(({ frameId, frameRef }) => (
          <li key={frameId}>
            <Button variant="text" color="primary" onClick={() => onFrameOpen(frameId)}>
              {frameRef ?? `Frame ${frameId}`}
            </Button>
          </li>
        ))}
      </Box>
    </>
  );
}
