import InsightsOutlined from "@mui/icons-material/InsightsOutlined";
import { redirect } from "react-router";
import jobsParameters from "../../__generated__/AttributionJobsPageQuery$parameters";
import listParameters from "../../__generated__/AttributionPageQuery$parameters";
import reportParameters from "../../__generated__/AttributionReportPageQuery$parameters";
import cutsParameters from "../../__generated__/CutsDialogQuery$parameters";
import editParameters from "../../__generated__/EditStudyPageQuery$parameters";
import placeParameters from "../../__generated__/PlaceDetailsPageQuery$parameters";
import placesParameters from "../../__generated__/SelectPlacesPageQuery$parameters";
import studyJobsParameters from "../../__generated__/StudyJobsQuery$parameters";
import studyParameters from "../../__generated__/StudyPageQuery$parameters";
import studyPixelsParameters from "../../__generated__/StudyPixelsQuery$parameters";
import studySelectionParameters from "../../__generated__/StudySelectionQuery$parameters";
import { preloadQuery } from "../../app/relay/preloadedQueries";
import { pathNumber, paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";
import { studiesOf } from "./studies/studies";

const area = "attribution";

const studyScreens = () => import("./studyScreens");

export const attributionRoutes = [
  screenRoute({
    id: "attribution",
    path: paths.attribution(),
    title: "Attribution Studies",
    area,
    sidebar: { label: "Attribution", Icon: InsightsOutlined, letter: "a", startsGroup: "Measurement" },
    load: (args) => {
      const { searchParams } = new URL(args.request.url);
      const cuts = pathNumber(searchParams.get("cuts"));
      if (cuts !== 0) preloadQuery(cutsParameters, { studyId: cuts }, { fetchPolicy: "network-only" });
      return loadRouteQuery(args, listParameters, studiesOf(searchParams.get("status"), searchParams.get("q")));
    },
    page: async () => (await import("./studies/AttributionPage")).AttributionPage,
  }),
  screenRoute({
    id: "attribution-study",
    path: "/app/attribution/:id",
    title: "Attribution Study",
    area,
    load: (args) => {
      const study = { studyId: pathNumber(args.params["id"]) };
      preloadQuery(studyPixelsParameters, study);
      preloadQuery(studySelectionParameters, study);
      preloadQuery(studyJobsParameters, study);
      return loadRouteQuery(args, studyParameters, study);
    },
    page: async () => (await studyScreens()).StudyPage,
  }),
  screenRoute({
    id: "edit-attribution-study",
    path: paths.editStudy(),
    title: "Edit Attribution Study",
    area,
    dependsOn: ["id"],
    load: (args) => {
      const studyId = pathNumber(new URL(args.request.url).searchParams.get("id"));
      if (studyId === 0) throw redirect(paths.attribution());
      return loadRouteQuery(args, editParameters, { studyId });
    },
    page: async () => (await studyScreens()).EditStudyPage,
  }),
  screenRoute({
    id: "select-attribution-locations",
    path: "/app/select-locations/:id",
    title: "Select Attribution Locations",
    area,
    load: (args) => loadRouteQuery(args, placesParameters, { studyId: pathNumber(args.params["id"]) }),
    page: async () => (await studyScreens()).SelectPlacesPage,
  }),
  screenRoute({
    id: "attribution-report",
    path: "/app/attribution-report/:id",
    title: "Attribution Report",
    area,
    load: (args) => loadRouteQuery(args, reportParameters, { jobId: args.params["id"] ?? "" }),
    page: async () => (await import("./report/AttributionReportPage")).AttributionReportPage,
  }),
  screenRoute({
    id: "attribution-jobs",
    path: paths.attributionJobs(),
    title: "Attribution Jobs",
    area,
    load: (args) => loadRouteQuery(args, jobsParameters, {}),
    page: async () => (await studyScreens()).AttributionJobsPage,
  }),
  screenRoute({
    id: "place-details",
    path: "/app/place-details/:id",
    title: "Place Details",
    area,
    load: (args) => loadRouteQuery(args, placeParameters, { placeId: args.params["id"] ?? "" }),
    page: async () => (await studyScreens()).PlaceDetailsPage,
  }),
];
