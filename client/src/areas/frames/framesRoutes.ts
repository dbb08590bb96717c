import ViewCarouselOutlined from "@mui/icons-material/ViewCarouselOutlined";
import parameters from "../../__generated__/CustomerSelectQuery$parameters";
import { paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

export const framesRoutes = [
  screenRoute({
    id: "frames",
    path: paths.frames(),
    title: "Inventory",
    area: "frames",
    words: "frames sites",
    sidebar: { label: "Inventory", Icon: ViewCarouselOutlined, letter: "i" },
    load: (args) => loadRouteQuery(args, parameters, {}),
    page: async () => (await import("./FramesPage")).FramesPage,
  }),
];
