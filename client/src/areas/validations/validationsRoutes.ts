import FactCheckOutlined from "@mui/icons-material/FactCheckOutlined";
import parameters from "../../__generated__/CustomerSelectQuery$parameters";
import { paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

/** The check of why assets are not supported on an ad group. */
export const validationsRoutes = [
  screenRoute({
    id: "validations",
    path: paths.validations(),
    title: "Validations",
    area: "validations",
    words: "unsupported",
    sidebar: { label: "Validations", Icon: FactCheckOutlined, letter: "v", startsGroup: "Administration" },
    load: (args) => loadRouteQuery(args, parameters, {}),
    page: async () => (await import("./ValidationsPage")).ValidationsPage,
  }),
];
