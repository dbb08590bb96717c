import ViewCarouselOutlined from "@mui/icons-material/ViewCarouselOutlined";
import { comingRoute } from "../../app/routing/comingRoute";
import { paths } from "../../app/routing/paths";

export const framesRoutes = [
  comingRoute("frames", paths.frames(), { title: "Inventory", area: "frames", sidebar: { label: "Inventory", Icon: ViewCarouselOutlined } }),
];
