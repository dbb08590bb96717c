import type { Feature, FeatureCollection, MultiLineString } from "geojson";
import { useEffect, useState } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import { feature, mesh } from "topojson-client";
import { useMapColors } from "./mapColors";
import { endOf, visibility } from "./onMap";
import { smoothed, unbroken } from "./smoothed";
import { towns } from "./towns";

/** What lies below everything else on a map without tiles: the coasts and borders of countries and states, and the counties. */
type Outlines = { land?: FeatureCollection; abroad?: FeatureCollection; counties?: FeatureCollection; states?: MultiLineString; countries?: MultiLineString };

/** The numbers of countries (ISO 3166-1). The coast of Antarctica goes around the pole, which is on no flat map. */
const UNITED_STATES = "840";
const ANTARCTICA = "010";

/** Countries, of which those on both sides of the 180th meridian go on beyond it. */
function unbrokenCountries({ features }: FeatureCollection): Feature[] {
  return features.map(({ geometry, ...country }) => ({
    ...country,
    geometry:
      geometry.type === "Polygon"
        ? { ...geometry, coordinates: geometry.coordinates.map(unbroken) }
        : geometry.type === "MultiPolygon"
          ? { ...geometry, coordinates: geometry.coordinates.map((polygon) => polygon.map(unbroken)) }
          : geometry,
  }));
}

/** Lets the browser do something else: each step takes a while. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** The outlines, a part at a time. The United States come first: the rest of the world has many more points. */
async function* loadOutlines(): AsyncGenerator<Outlines> {
  const coming = import("world-atlas/countries-50m.json");
  // It is awaited later, and told of then.
  coming.catch(() => undefined);
  const us = await import("us-atlas/counties-10m.json");
  const states = smoothed(us.default, 2);
  yield { land: feature(states, states.objects.nation), states: mesh(states, states.objects.states) };
  const world = smoothed((await coming).default, 1);
  const isAbroad = ({ id }: { id?: string | number | undefined }) => id !== UNITED_STATES;
  const abroad = unbrokenCountries(feature(world, world.objects.countries)).filter((country) => isAbroad(country) && country.id !== ANTARCTICA);
  yield { abroad: { type: "FeatureCollection", features: abroad } };
  yield { countries: mesh(world, world.objects.countries, (one, other) => one !== other && isAbroad(one) && isAbroad(other)) };
  yield { counties: feature(states, states.objects.counties) };
}

const townNames: FeatureCollection = {
  type: "FeatureCollection",
  features: towns.map(({ name, place, rank }) => ({
    type: "Feature",
    properties: { name, rank },
    geometry: { type: "Point", coordinates: place },
  })),
};

/** From which size of the map on the names of the towns of each rank show. */
const townZooms = [0, 4, 5, 6.5];

type Props = { /** Whether borders and names are shown. */ isShown: boolean };

/** Land, borders and names. Nothing is missing without them but something to look at. */
export function BaseLayers({ isShown }: Props) {
  const colors = useMapColors();
  const [{ land, abroad, counties, states, countries }, setOutlines] = useState<Outlines>({});
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      for await (const part of loadOutlines()) {
        if (isGone) return;
        setOutlines((earlier) => ({ ...earlier, ...part }));
        await pause();
      }
    };
    load().catch((error: unknown) => console.error("The outlines of the map could not be loaded.", error));
    return () => {
      isGone = true;
    };
  }, []);
  // They may arrive after the other layers.
  const shared = { beforeId: endOf("base"), layout: visibility(isShown) };
  const text = { "text-color": colors.name, "text-halo-color": colors.land, "text-halo-width": 1.25 };
  return (
    <>
      {Object.entries({ land, abroad }).map(
        ([id, part]) =>
          part && (
            <Source key={id} id={id} type="geojson" data={part}>
              <Layer id={id} type="fill" beforeId={endOf("land")} paint={{ "fill-color": colors.land, "fill-antialias": false }} />
              {/* It smooths the coast, and covers the gaps between the borders of the two atlases. */}
              <Layer id={`${id}-edges`} type="line" beforeId={endOf("land")} paint={{ "line-color": colors.land, "line-width": 1.5 }} />
            </Source>
          ),
      )}
      {counties && (
        <Source id="counties" type="geojson" data={counties}>
          <Layer
            {...shared}
            id="counties"
            type="line"
            minzoom={5}
            paint={{
              "line-color": colors.line,
              "line-width": 1,
              "line-opacity": ["interpolate", ["linear"], ["zoom"], 5, 0, 7, 0.35],
            }}
          />
          <Layer
            {...shared}
            id="county-names"
            type="symbol"
            minzoom={9}
            layout={{ ...shared.layout, "text-field": ["get", "name"], "text-size": 11, "text-font": ["sans-serif"] }}
            paint={{ ...text, "text-opacity": 0.7 }}
          />
        </Source>
      )}
      {countries && (
        <Source id="countries" type="geojson" data={countries}>
          <Layer {...shared} id="countries" type="line" paint={{ "line-color": colors.line, "line-width": 1, "line-opacity": 0.6 }} />
        </Source>
      )}
      {states && (
        <Source id="states" type="geojson" data={states}>
          <Layer
            {...shared}
            id="states"
            type="line"
            layout={{ ...shared.layout, "line-join": "round" }}
            paint={{
              "line-color": colors.line,
              "line-width": ["interpolate", ["linear"], ["zoom"], 3, 0.75, 8, 1.25],
              "line-opacity": 0.8,
            }}
          />
        </Source>
      )}
      <Source id="towns" type="geojson" data={townNames}>
        {townZooms.map((minzoom, index) => (
          <Layer
            key={minzoom}
            id={`towns-${index + 1}`}
            type="symbol"
            minzoom={minzoom}
            beforeId={endOf("names")}
            filter={["==", ["get", "rank"], index + 1]}
            layout={{
              ...shared.layout,
              "text-field": ["get", "name"],
              "text-size": index < 2 ? 12 : 11,
              "text-font": ["sans-serif"],
              // Beside the point that may be drawn there.
              "text-variable-anchor": ["left", "right", "top", "bottom"],
              "text-radial-offset": 0.9,
              "text-justify": "auto",
            }}
            paint={text}
          />
        ))}
      </Source>
    </>
  );
}
