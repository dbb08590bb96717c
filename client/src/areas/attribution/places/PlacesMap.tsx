import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { ReasonedButton } from "../../../ui/form/ReasonedButton";
import { MapArea, MapPoints } from "../../../ui/map/MapArea";
import { MapLegend } from "../../../ui/map/MapLegend";
import type { Bounds, Place } from "../../../ui/map/places";
import { placeOfCity } from "../../../ui/map/towns";
import { numberText } from "../../../ui/text/format";
import type { PlaceSelection } from "./usePlaceSelection";

type Row = {
  readonly placeId: string;
  readonly city: string | null | undefined;
  readonly region: string | null | undefined;
  readonly countryCode: string | null | undefined;
};

/** The name of a place's city, with its state or region; null if it is unknown. */
export function cityOf({ city, region }: Pick<Row, "city" | "region">): string | null {
  return city ? [city, region].filter(Boolean).join(", ") : null;
}

type Props = {
  rows: readonly Row[];
  selection: PlaceSelection;
  styleUrl: string | null | undefined;
  /** The city that the pointer or the focus is at, here or in the list. */
  active: string | null;
  onActive: (city: string | null) => void;
  /** The city that the list is filtered by. */
  open: string | null;
  onOpen: (city: string | null) => void;
};

/** The cities of places on a map, as the graph has no positions of the places themselves. A rectangle selects all places in it. */
export function PlacesMap({ rows, selection: { selected, select }, styleUrl, active, onActive, open, onOpen }: Props) {
  const [isDrawing, setDrawing] = useState(false);
  const byCity = new Map<string, { place: Place | null; placeIds: string[] }>();
  for (const row of rows) {
    const name = cityOf(row);
    if (name === null || !row.city) continue;
    const city = byCity.get(name) ?? { place: placeOfCity({ ...row, city: row.city }), placeIds: [] };
    city.placeIds.push(row.placeId);
    byCity.set(name, city);
  }
  const cities = [...byCity].flatMap(([name, { place, placeIds }]) =>
    place === null ? [] : [{ name, place, placeIds, selectedCount: placeIds.filter((placeId) => selected.has(placeId)).length }],
  );
  const points = cities.map((city) => ({
    id: city.name,
    place: city.place,
    label: `${city.name}: ${countText(city)}`,
    radius: Math.min(14, 4 + Math.sqrt(city.placeIds.length) / 2),
    ...(city.selectedCount === 0 && { tone: "grey" as const }),
  }));
  const opened = cities.find(({ name }) => name === open);
  const lostCount = rows.length - cities.reduce((count, { placeIds }) => count + placeIds.length, 0);
  const selectWithin = ([west, south, east, north]: Bounds) => {
    const inside = cities.filter(({ place: [x, y] }) => x >= west && x <= east && y >= south && y <= north);
    select(inside.flatMap(({ placeIds }) => placeIds), true);
  };
  return (
    <Box
      onKeyDown={({ key }) => {
        if (key === "Escape") setDrawing(false);
      }}
    >
      <MapArea label="Map of the cities of the places" styleUrl={styleUrl} start="most" height={{ xs: 360, md: 300 }}>
        <MapPoints
          points={points}
          active={active}
          onActive={onActive}
          selected={open}
          onSelect={onOpen}
          onRectangle={isDrawing ? selectWithin : undefined}
        >
          {opened && (
            <>
              <Box sx={{ fontWeight: 600 }}>{opened.name}</Box>
              <Box sx={{ mb: 2 }}>{countText(opened)}</Box>
              <Box sx={{ display: "flex", gap: 2 }}>
                <ReasonedButton
                  reason={opened.selectedCount === opened.placeIds.length ? "All of them are selected." : null}
                  onClick={() => select(opened.placeIds, true)}
                >
                  Select All
                </ReasonedButton>
                <ReasonedButton reason={opened.selectedCount === 0 ? "None of them is selected." : null} onClick={() => select(opened.placeIds, false)}>
                  Clear
                </ReasonedButton>
              </Box>
            </>
          )}
        </MapPoints>
      </MapArea>
      <MapLegend
        marks={[
          { kind: "point", label: "City with selected places" },
          { kind: "point", tone: "grey", label: "City without" },
        ]}
      >
        {lostCount > 0 && <Box component="span" sx={{ alignSelf: "center" }}>{`Not on the map, as their town is not known: ${placesText(lostCount)}`}</Box>}
        <Button aria-pressed={isDrawing} variant={isDrawing ? "contained" : "outlined"} onClick={() => setDrawing(!isDrawing)} sx={{ ml: "auto" }}>
          {isDrawing ? "Stop Selecting" : "Select on Map"}
        </Button>
      </MapLegend>
    </Box>
  );
}

const placesText = (count: number) => `${numberText(count)} ${count === 1 ? "place" : "places"}`;

const countText = ({ placeIds, selectedCount }: { placeIds: readonly string[]; selectedCount: number }) =>
  `${numberText(selectedCount)} of ${placesText(placeIds.length)} selected`;
