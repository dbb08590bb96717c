import FactCheckOutlined from "@mui/icons-material/FactCheckOutlined";
import { comingRoute } from "../../app/routing/comingRoute";
import { paths } from "../../app/routing/paths";

export const validationsRoutes = [
  comingRoute("validations", paths.validations(), { title: "Validations", area: "validations", sidebar: { label: "Validations", Icon: FactCheckOutlined } }),
];
