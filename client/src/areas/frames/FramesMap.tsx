import Box from "@mui/material/Box";
import { useEffect, useRef, useState } from "react";
import { graphql, readInlineData } from "react-relay";
import type { Disposable } from "relay-runtime";
import type { FramesMap_frame$key } from "../../__generated__/FramesMap_frame.graphql";
import { useAction } from "../../app/relay/useSubmit";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { tabularNumbers } from "../../ui/layout/style";
import { MapArea } from "../../ui/map/MapArea";
import { MapLegend } from "../../ui/map/MapLegend";
import type { LoadOptions } from "../../ui/table/namedList";
import { numberText } from "../../ui/text/format";
import { FrameDialog } from "./FrameDialog";
import { FrameLayers } from "./FrameLayers";

/** A frame of the map. */
export type MapFrame = { readonly frameId: number } & FramesMap_frame$key;

/** All frames of a customer, once they are asked for. */
export type AllFrames = {
  /** Null before they have arrived. */
  all: { frames: readonly MapFrame[]; rowCount: number } | null;
  read: () => void;
  /** How many have arrived while they are read; null at any other time. */
  progress: number | null;
};

/** How all frames are read. */
export type ReadFrames = (
  options: LoadOptions & {
    /** Called with what keeps a page in the store, if that is to outlast the reading. */
    onKept?: (kept: Disposable) => void;
  },
) => Promise<readonly MapFrame[]>;

/** Reads all frames for the map, and keeps them while the screen is open. */
export function useAllFrames(readFrames: ReadFrames): AllFrames {
  const [all, setAll] = useState<AllFrames["all"]>(null);
  const [count, setCount] = useState(0);
  const left = useRef<AbortController>(null);
  const kept = useRef<Disposable[]>([]);
  useEffect(
    () => () => {
      left.current?.abort();
      for (const one of kept.current.splice(0)) one.dispose();
    },
    [],
  );
  const [read, isReading] = useAction(async () => {
    const { signal } = (left.current = new AbortController());
    let unreadable = 0;
    const onUnreadable = (rows: number) => {
      unreadable = rows;
    };
    setCount(0);
    try {
      const frames = await readFrames({ signal, onProgress: setCount, onUnreadable, onKept: (one) => kept.current.push(one) });
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
  /** The frame that is open. The page itself shows its own. */
  open: string | null;
  onOpen: (frameId: number | null) => void;
};

/** The frames of a customer on a map, in which those of the page stand out. */
export function FramesMap({ frames: refs, listed, offset, total, reading: { read, progress }, styleUrl, active, onActive, open, onOpen }: Props) {
  const frames = refs.map((ref) =>
    readInlineData(
      graphql`
        fragment FramesMap_frame on Frame @inline {
          frameId
          ...FrameDialog_frame
          ...FrameLayers_frame
        }
      `,
      ref,
    ),
  );
  const opened = frames.find(({ frameId }) => String(frameId) === open && !listed.has(frameId));
  return (
    <>
      {/* Each page begins with all of them in sight, and so does the map when more have arrived. */}
      <MapArea label="Map of the frames" styleUrl={styleUrl} subject={`${offset} ${frames.length}`} height={{ xs: 360, lg: 420 }}>
        <FrameLayers frames={frames} listed={listed} active={active} onActive={onActive} onFrameOpen={onOpen} />
      </MapArea>
      <MapLegend
        marks={[
          { kind: "point", label: "This page" },
          { kind: "point", tone: "grey", label: "Other pages" },
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
      {opened !== undefined && <FrameDialog frame={opened} onClose={() => onOpen(null)} />}
    </>
  );
}

function mapText(shown: number, total: number | null, progress: number | null): string {
  if (progress !== null) return `${numberText(progress)} frames read`;
  if (total === null) return shown === 1 ? "1 frame shown" : `${numberText(shown)} frames shown`;
  // Some may be unreadable.
  return shown === total ? `All ${numberText(total)} frames` : `${numberText(shown)} of ${numberText(total)} frames`;
}
