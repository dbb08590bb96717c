import parameters from "../../__generated__/PixelsPageQuery$parameters";
import type { PixelsPageQuery } from "../../__generated__/PixelsPageQuery.graphql";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";
import { readPixelFilter } from "./pixelFilter";

/** The list of pixels. */
export const pixelsRoute = screenRoute<PixelsPageQuery>({
  id: "pixels",
  path: "/app/pixels",
  title: "Pixels",
  area: "pixels",
  dependsOn: ["customer", "campaign"],
  load: (args) => loadRouteQuery(args, parameters, { filter: readPixelFilter(new URL(args.request.url).searchParams) }),
  page: async () => (await import("./PixelsPage")).PixelsPage,
});
