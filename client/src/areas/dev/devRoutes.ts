import CodeOutlined from "@mui/icons-material/CodeOutlined";
import parameters from "../../__generated__/DevelopersPageQuery$parameters";
import servicesParameters from "../../__generated__/ServicesPageQuery$parameters";
import { paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

/** The developers' tests with the faults of the sandbox, which everyone who is signed in may open, and the calls of the services. */
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
  screenRoute({
    id: "services",
    path: paths.services(),
    title: "Services",
    area: "dev",
    sidebar: { label: "Services", isForDevelopers: true },
    load: (args) => loadRouteQuery(args, servicesParameters, {}),
    page: async () => (await import("./ServicesPage")).ServicesPage,
  }),
];
