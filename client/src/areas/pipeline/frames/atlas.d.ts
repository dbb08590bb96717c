declare module "us-atlas/counties-10m.json" {
  import type { GeometryCollection, Topology } from "topojson-specification";

  const states: Topology<{ counties: GeometryCollection; states: GeometryCollection; nation: GeometryCollection }>;
  export default states;
}

declare module "world-atlas/countries-110m.json" {
  import type { GeometryCollection, Topology } from "topojson-specification";

  const world: Topology<{ countries: GeometryCollection }>;
  export default world;
}
