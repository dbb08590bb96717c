import { useEffect, useState } from "react";
import { Layer, Popup, Source } from "react-map-gl/maplibre";
import { graphql, useFragment } from "react-relay";
import type { DeviceLayer_pins$key } from "../../../__generated__/DeviceLayer_pins.graphql";
import { DeviceFacts } from "./DeviceFacts";
import { DEVICES_OF_LAYER, endOf, pointLayers, visibility } from "./layerOrder";
import { useMapColors } from "./mapColors";
import { type Place, placeOf, pointsOf } from "./mapShapes";
import { useMapClick } from "./useMapClick";
import { useMapMiddle } from "./useMapMiddle";
import { useSettled } from "./useSettled";

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
            latitude
            longitude
            ...DeviceFacts_pin
          }
        }
      }
    `,
    pins,
  );
  // Sending them to the map costs more than loading them, so it gets them once.
  const { edges } = useSettled(data, isLoading);
  const places = edges.map(({ node }) => placeOf(node.latitude, node.longitude));
  const layers = useCountUp(Math.ceil(places.length / DEVICES_OF_LAYER));
  const [opened, setOpened] = useState<number | null>(null);
  const isOpen = opened !== null && opened < shown && isShown;
  if (!isOpen && opened !== null) setOpened(null);
  const [edge, place] = isOpen ? [edges[opened], places[opened]] : [];
  useMapMiddle(places);
  useMapClick("devices", setOpened);
  return (
    <>
      {pointLayers.devices.slice(0, layers).map((id, part) => (
        <DevicePart key={id} id={id} places={places} first={part * DEVICES_OF_LAYER} shown={shown} isShown={isShown} />
      ))}
      {edge && place && (
        <Popup key={opened} longitude={place[0]} latitude={place[1]} offset={8} maxWidth="300px" closeOnClick={false} onClose={() => setOpened(null)}>
          <DeviceFacts pin={edge.node} />
        </Popup>
      )}
    </>
  );
}

type PartProps = {
  /** The id of the layer and of its source. */
  id: string;
  places: readonly (Place | null)[];
  /** The index of the part's first place. */
  first: number;
  /** How many of all places are shown. */
  shown: number;
  isShown: boolean;
};

/** A part of the devices. */
function DevicePart({ id, places, first, shown, isShown }: PartProps) {
  const { device } = useMapColors();
  const points = pointsOf(places, first, DEVICES_OF_LAYER);
  return (
    <Source id={id} type="geojson" data={points}>
      <Layer
        id={id}
        type="circle"
        beforeId={endOf("devices")}
        // Showing more or fewer changes the filter only; the data stays as it is.
        filter={["<", ["get", "index"], shown]}
        layout={visibility(isShown)}
        paint={{ "circle-color": device, "circle-radius": 3.5, "circle-opacity": 0.8 }}
      />
    </Source>
  );
}

/** Counts up from one to `most`, one step per task, so that the browser can respond in between. */
function useCountUp(most: number): number {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count >= most) return undefined;
    const timer = setTimeout(() => setCount(count + 1));
    return () => clearTimeout(timer);
  }, [count, most]);
  return Math.min(count, most);
}
