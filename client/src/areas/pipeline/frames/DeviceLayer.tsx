import { useState } from "react";
import { Layer, Popup, Source } from "react-map-gl/maplibre";
import { graphql, useFragment } from "react-relay";
import type { DeviceLayer_file$key } from "../../../__generated__/DeviceLayer_file.graphql";
import { DeviceFacts } from "./DeviceFacts";
import { endOf, visibility } from "./layerOrder";
import { useMapColors } from "./mapColors";
import { placeOf, pointsOf } from "./mapShapes";
import { shownCount } from "./pinCount";
import { useMapClick } from "./useMapClick";
import { useMapMiddle } from "./useMapMiddle";

type Props = {
  file: DeviceLayer_file$key;
  /** How many devices are shown; null until the user has asked for more or less. */
  count: number | null;
  isShown: boolean;
};

/** The devices of a file. A click on one says which it is. */
export function DeviceLayer({ file, count, isShown }: Props) {
  const { pins, totalDevices } = useFragment(
    graphql`
      fragment DeviceLayer_file on DebugPinFile @argumentDefinitions(first: { type: "Int!" }) @throwOnFieldError {
        totalDevices
        pins(first: $first) {
          latitude
          longitude
          ...DeviceFacts_pin
        }
      }
    `,
    file,
  );
  const { device } = useMapColors();
  const shown = shownCount(count, totalDevices);
  const places = pins.map(({ latitude, longitude }) => placeOf(latitude, longitude));
  const points = pointsOf(places);
  const [opened, setOpened] = useState<number | null>(null);
  const isOpen = opened !== null && opened < shown && isShown;
  if (!isOpen && opened !== null) setOpened(null);
  const [pin, place] = isOpen ? [pins[opened], places[opened]] : [];
  useMapMiddle(places);
  useMapClick("devices", setOpened);
  return (
    <>
      <Source id="devices" type="geojson" data={points}>
        <Layer
          id="devices"
          type="circle"
          beforeId={endOf("devices")}
          // Showing more or fewer changes the filter only; the data stays as it is.
          filter={["<", ["get", "index"], shown]}
          layout={visibility(isShown)}
          paint={{ "circle-color": device, "circle-radius": 3.5, "circle-opacity": 0.8 }}
        />
      </Source>
      {pin && place && (
        <Popup key={opened} longitude={place[0]} latitude={place[1]} offset={8} maxWidth="300px" closeOnClick={false} onClose={() => setOpened(null)}>
          <DeviceFacts pin={pin} />
        </Popup>
      )}
    </>
  );
}
