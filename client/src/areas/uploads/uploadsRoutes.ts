import CloudUploadOutlined from "@mui/icons-material/CloudUploadOutlined";
import { comingRoute } from "../../app/routing/comingRoute";
import { paths } from "../../app/routing/paths";

export const uploadsRoutes = [
  comingRoute("uploads", paths.upload(), { title: "Upload", area: "uploads", sidebar: { label: "Upload", Icon: CloudUploadOutlined } }),
];
