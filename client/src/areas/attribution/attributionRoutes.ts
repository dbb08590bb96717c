import InsightsOutlined from "@mui/icons-material/InsightsOutlined";
import { redirect } from "react-router";
import editParameters from "../../__generated__/EditStudyPageQuery$parameters";
import placeParameters from "../../__generated__/PlaceDetailsPageQuery$parameters";
import placesParameters from "../../__generated__/SelectPlacesPageQuery$parameters";
import { comingRoute } from "../../app/routing/comingRoute";
import { pathNumber } from "../../app/routing/pathNumber";
import { paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

const area = "attribution";

export const attributionRoutes = [
  comingRoute("attribution", paths.attribution(), { title: "Attribution", area, sidebar: { label: "Attribution", Icon: InsightsOutlined } }),
  screenRoute({
    id: "edit-attribution-study",
    path: paths.editAttributionStudy(),
    title: "Edit Attribution Study",
    area,
    dependsOn: ["id"],
    load: (args) => {
      const attributionId = pathNumber(new URL(args.request.url).searchParams.get("id") ?? undefined);
      if (attributionId === 0) throw redirect(paths.attribution());
      return loadRouteQuery(args, editParameters, { attributionId });
    },
    page: async () => (await import("./EditStudyPage")).EditStudyPage,
  }),
  screenRoute({
    id: "select-attribution-locations",
    path: "/app/select-locations/:id",
    title: "Select Attribution Locations",
    area,
    load: (args) => loadRouteQuery(args, placesParameters, { attributionId: pathNumber(args.params["id"]) }),
    page: async () => (await import("./SelectPlacesPage")).SelectPlacesPage,
  }),
  comingRoute("attribution-report", "/app/attribution-report/:id", { title: "Attribution Report", area }),
  comingRoute("attribution-jobs", paths.attributionJobs(), { title: "Attribution Jobs", area }),
  screenRoute({
    id: "place-details",
    path: "/app/place-details/:id",
    title: "Place Details",
    area,
    load: (args) => loadRouteQuery(args, placeParameters, { placeId: args.params["id"] ?? "" }),
    page: async () => (await import("./PlaceDetailsPage")).PlaceDetailsPage,
  }),
];
