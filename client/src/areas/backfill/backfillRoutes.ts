import { paths } from "../../app/routing/paths";
import { screenRoute } from "../../app/routing/route";

/** The form that submits backfill jobs. */
export const backfillRoutes = [
  screenRoute({
    id: "backfill-job",
    path: paths.backfillJob(),
    title: "Backfill Job (in development)",
    area: "pipeline",
    page: async () => (await import("./BackfillPage")).BackfillPage,
  }),
];
