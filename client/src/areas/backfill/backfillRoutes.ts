import { comingRoute } from "../../app/routing/comingRoute";
import { paths } from "../../app/routing/paths";

export const backfillRoutes = [comingRoute("backfill-job", paths.backfillJob(), { title: "Backfill Job", area: "pipeline" })];
