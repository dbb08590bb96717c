import CodeOutlined from "@mui/icons-material/CodeOutlined";
import parameters from "../../__generated__/DevelopersPageQuery$parameters";
import { paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

/** The developers' tests, and the faults of the sandbox. Everyone who is signed in may open it. */
export const devRoutes = [
  screenRoute({
    id: "dev",
    path: paths.dev(),
    title: "Developers",
    area: "dev",
    sidebar: { label: "Developers", Icon: CodeOutlined, isForDevelopers: true },
    load: (args) => loadRouteQuery(args, parameters, {}),
    page: async () => (await import("./DevelopersPage")).DevelopersPage,
  }),
];
