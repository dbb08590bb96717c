import InsightsOutlined from "@mui/icons-material/InsightsOutlined";
import { comingRoute } from "../../app/routing/comingRoute";
import { paths } from "../../app/routing/paths";

const area = "attribution";

export const attributionRoutes = [
  comingRoute("attribution", paths.attribution(), { title: "Attribution", area, sidebar: { label: "Attribution", Icon: InsightsOutlined } }),
  comingRoute("edit-attribution-study", paths.editAttributionStudy(), { title: "Edit Attribution Study", area }),
  comingRoute("select-attribution-locations", "/app/select-locations/:id", { title: "Select Attribution Locations", area }),
  comingRoute("attribution-report", "/app/attribution-report/:id", { title: "Attribution Report", area }),
  comingRoute("attribution-jobs", paths.attributionJobs(), { title: "Attribution Jobs", area }),
  comingRoute("place-details", "/app/place-details/:id", { title: "Place Details", area }),
];
