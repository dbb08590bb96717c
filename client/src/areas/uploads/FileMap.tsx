import Box from "@mui/material/Box";
import { useState } from "react";
import type { Tone } from "../../ui/layout/style";
import { MapArea, MapPoints } from "../../ui/map/MapArea";
import { MapLegend } from "../../ui/map/MapLegend";
import { placeOf } from "../../ui/map/places";
import { numberText } from "../../ui/text/format";
import { changeLabels, type InventoryFile } from "./InventoryPreview";

type Kind = "new" | "moved" | "other";

const looks: Record<Kind, { tone: Tone; label: string }> = {
  new: { tone: "green", label: "New" },
  moved: { tone: "purple", label: "Moved, at the new place" },
  other: { tone: "blue", label: "Not moved" },
};

/** Where the first frames of a file are that is not sent yet; nothing without positions. */
export function FileMap({ file: { type, columns, preview, rowCount } }: { file: InventoryFile }) {
  const [active, setActive] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const columnOf = (wanted: string) => columns.findIndex(({ name, isUploaded }) => isUploaded && name === wanted);
  const [ref, latitude, longitude] = [columnOf("frame_ref"), columnOf("site_lat"), columnOf("site_lon")];
  const moves = [latitude, longitude].map((index) => columns[index]?.header);
  const frames = preview.flatMap(({ line, cells, change, changedColumns }) => {
    const place = placeOf(numberIn(cells[latitude]), numberIn(cells[longitude]));
    if (place === null) return [];
    const isMoved = changedColumns.some((header) => moves.includes(header));
    const kind: Kind = change === "NEW" ? "new" : isMoved ? "moved" : "other";
    return [{ line, place, kind, name: cells[ref] ?? `Line ${line}`, change: change && changeLabels[change] }];
  });
  if (type !== "STATIONARY" || frames.length === 0) return null;
  // Without a customer nothing is compared.
  const isCompared = frames.some(({ change }) => change != null);
  const points = frames.map(({ line, place, kind, name, change }) => ({
    id: String(line),
    place,
    label: [name, change].filter(Boolean).join(": "),
    ...(isCompared && { tone: looks[kind].tone }),
  }));
  const open = frames.find(({ line }) => String(line) === opened);
  const marks = (["new", "moved", "other"] as const).flatMap((kind) => {
    const count = frames.filter((frame) => frame.kind === kind).length;
    return count === 0 ? [] : [{ kind: "point" as const, tone: looks[kind].tone, label: `${looks[kind].label}: ${numberText(count)}` }];
  });
  const lostCount = preview.length - frames.length;
  return (
    <Box sx={{ border: 1, borderColor: "divider", borderRadius: "8px", overflow: "clip" }}>
      <MapArea label="Map of the frames in the file" styleUrl={null} height={{ xs: 280, md: 320 }}>
        <MapPoints points={points} active={active} onActive={setActive} selected={opened} onSelect={setOpened}>
          {open && (
            <>
              <Box sx={{ fontWeight: 600 }}>{open.name}</Box>
              <Box>{`Line ${open.line}`}</Box>
              {open.change && <Box>{open.kind === "moved" ? looks.moved.label : open.change}</Box>}
            </>
          )}
        </MapPoints>
      </MapArea>
      <MapLegend marks={isCompared ? marks : [{ kind: "point", label: "Frames" }]}>
        {preview.length < rowCount && <span>{`The first ${numberText(preview.length)} of ${numberText(rowCount)} rows`}</span>}
        {lostCount > 0 && <span>{`Without a position: ${numberText(lostCount)}`}</span>}
      </MapLegend>
    </Box>
  );
}

const numberIn = (cell: string | null | undefined) => (cell ? Number(cell) : null);
