import Box from "@mui/material/Box";
import type { Feature, Point } from "geojson";
import { useState } from "react";
import { Layer, Popup } from "react-map-gl/maplibre";
import { graphql, useFragment } from "react-relay";
import type { DeviceLayer_pins$key } from "../../../__generated__/DeviceLayer_pins.graphql";
import { useMapColors } from "../../../ui/map/mapColors";
import { endOf, PartsSource, useMapExtent, useMapPointer, visibility } from "../../../ui/map/onMap";
import { placeOf } from "../../../ui/map/places";
import { momentText } from "../../../ui/text/format";
import { useSettled } from "../../../app/relay/allPages";

/** Devices that are sent to the map at a time. */
const PART = 5_000;

const itself = <Item,>(item: Item): Item => item;

type Props = {
  pins: DeviceLayer_pins$key;
  /** How many devices are shown. */
  shown: number;
  isShown: boolean;
  /** Whether more are on their way. */
  isLoading: boolean;
};

/** The devices of a file. A click on one says which it is. */
export function DeviceLayer({ pins, shown, isShown, isLoading }: Props) {
  const data = useFragment(
    graphql`
      fragment DeviceLayer_pins on DebugPinConnection @throwOnFieldError {
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
  const points = places.flatMap((coordinates, id): Feature<Point>[] =>
    coordinates === null ? [] : [{ type: "Feature", id, properties: { id }, geometry: { type: "Point", coordinates } }],
  );
  const { device } = useMapColors();
  const [opened, setOpened] = useState<number | null>(null);
  const isOpen = opened !== null && opened < shown && isShown;
  if (!isOpen && opened !== null) setOpened(null);
  const [edge, place] = isOpen ? [edges[opened], places[opened]] : [];
  useMapExtent("devices", places);
  useMapPointer("devices", { onClick: (id) => setOpened(typeof id === "number" ? id : null) });
  return (
    <>
      <PartsSource id="devices" items={points} shapeOf={itself} partSize={PART} isLoading={isLoading}>
        {(areOnMap) => (
          <Layer
            id="devices"
            source="devices"
            type="circle"
            beforeId={endOf("devices")}
            // Showing more or fewer changes the filter only; the data stays as it is.
            filter={["<", ["get", "id"], shown]}
            layout={visibility(isShown && areOnMap)}
            paint={{ "circle-color": device, "circle-radius": 3.5, "circle-opacity": 0.8 }}
          />
        )}
      </PartsSource>
      {edge && place && (
        <Popup
          key={opened}
          longitude={place[0]}
          latitude={place[1]}
          offset={8}
          maxWidth="300px"
          closeOnClick={false}
          onClose={() => setOpened(null)}
        >
          <Box sx={{ pr: 4, overflowWrap: "anywhere" }}>
            <Box sx={{ fontWeight: 600 }}>{`Device ${edge.node.deviceId || "without an ID"}`}</Box>
            {edge.node.seenAt && <Box sx={{ color: "text.secondary" }}>{momentText(edge.node.seenAt)}</Box>}
          </Box>
        </Popup>
      )}
    </>
  );
}
