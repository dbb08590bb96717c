declare module "us-atlas/counties-10m.json" {
  import type { GeometryCollection, Topology } from "topojson-specification";

  const us: Topology<{ counties: GeometryCollection<{ name: string }>; states: GeometryCollection; nation: GeometryCollection }>;
  export default us;
}

declare module "world-atlas/countries-50m.json" {
  import type { GeometryCollection, Topology } from "topojson-specification";

  const world: Topology<{ countries: GeometryCollection }>;
  export default world;
}
