import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { Disposable } from "relay-runtime";
import type { FrameDialog_frame$key } from "../../__generated__/FrameDialog_frame.graphql";
import type { FrameLayers_frame$key } from "../../__generated__/FrameLayers_frame.graphql";
import { useAction } from "../../app/relay/useSubmit";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { tabularNumbers } from "../../ui/layout/style";
import { MapArea } from "../../ui/map/MapArea";
import { MapLegend } from "../../ui/map/MapLegend";
import { numberText } from "../../ui/text/format";
import { FrameLayers } from "./FrameLayers";
import { readAllFrames } from "./readAllFrames";

/** A frame of the map, which a click opens. */
export type MapFrame = { readonly frameId: number } & FrameLayers_frame$key & FrameDialog_frame$key;

/** All frames of a customer, once they are asked for. */
export type AllFrames = {
  /** Null before they have arrived. */
  all: { frames: readonly MapFrame[]; rowCount: number } | null;
  read: () => void;
  /** How many have arrived while they are read; null at any other time. */
  progress: number | null;
};

/** Reads all frames of a customer for the map, and keeps them while the screen is open. */
export function useAllFrames(customerId: number): AllFrames {
  const environment = useRelayEnvironment();
  const [all, setAll] = useState<AllFrames["all"]>(null);
  const [count, setCount] = useState(0);
  const [stay] = useState(() => ({ left: new AbortController(), kept: new Set<Disposable>() }));
  useEffect(() => {
    // React's strict mode comes back.
    stay.left = new AbortController();
    return () => {
      stay.left.abort();
      for (const one of stay.kept) one.dispose();
      stay.kept.clear();
    };
  }, [stay]);
  const [read, isReading] = useAction(async () => {
    const { signal } = stay.left;
    let unreadable = 0;
    try {
      const frames = await readAllFrames(environment, customerId, {
        signal,
        onProgress: setCount,
        onUnreadable: (rows) => {
          unreadable = rows;
        },
        onKept: (one) => stay.kept.add(one),
      });
      setAll({ frames, rowCount: frames.length + unreadable });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }, "Could not load all frames.");
  return { all, read, progress: isReading ? count : null };
}

type Props = {
  /** The frames that were read, in any order. */
  frames: readonly MapFrame[];
  /** Those of the page beside the map. */
  listed: ReadonlySet<number>;
  /** The number of frames before the page. */
  offset: number;
  /** How many frames there are; null if that is not known. */
  total: number | null;
  reading: AllFrames;
  styleUrl: string | null | undefined;
  active: number | null;
  onActive: (frameId: number | null) => void;
  onFrameOpen: (frameId: number) => void;
};

/** The frames of a customer on a map, in which those of the page stand out. */
export function FramesMap({ frames, listed, offset, total, reading: { read, progress }, styleUrl, ...layers }: Props) {
  return (
    <>
      {/* Each page begins with all of them in sight, and so does the map when more have arrived. */}
      <MapArea label="Map of the frames" styleUrl={styleUrl} subject={`${offset} ${frames.length}`} height={{ xs: 360, lg: 420 }}>
        <FrameLayers {...layers} frames={frames} listed={listed} />
      </MapArea>
      <MapLegend
        marks={[
          { kind: "point", label: "On this page" },
          { kind: "point", tone: "grey", label: "On other pages" },
        ]}
      >
        <Box component="span" role="status" sx={{ ml: "auto", ...tabularNumbers }}>
          {mapText(frames.length, total, progress)}
        </Box>
        {total === null && (
          <ReasonedButton size="small" reason={null} loading={progress !== null} onClick={read}>
            Show All Frames
          </ReasonedButton>
        )}
      </MapLegend>
    </>
  );
}

function mapText(shown: number, total: number | null, progress: number | null): string {
  if (progress !== null) return `${numberText(progress)} frames read`;
  if (total === null) return `${numberText(shown)} frames, and there may be more`;
  return shown === 1 ? "1 frame" : `All ${numberText(shown)} frames`;
}
