import CloudUploadOutlined from "@mui/icons-material/CloudUploadOutlined";
import { paths } from "../../app/routing/paths";
import { screenRoute } from "../../app/routing/route";

/** The upload of inventory files. */
export const uploadsRoutes = [
  screenRoute({
    id: "uploads",
    path: paths.upload(),
    title: "Upload",
    area: "uploads",
    sidebar: { label: "Upload", Icon: CloudUploadOutlined, letter: "u" },
    page: async () => (await import("./UploadsPage")).UploadsPage,
  }),
];
