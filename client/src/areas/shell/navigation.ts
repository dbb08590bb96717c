import AccountTreeOutlined from "@mui/icons-material/AccountTreeOutlined";
import AdsClickOutlined from "@mui/icons-material/AdsClickOutlined";
import AutoAwesomeOutlined from "@mui/icons-material/AutoAwesomeOutlined";
import BugReportOutlined from "@mui/icons-material/BugReportOutlined";
import BusinessOutlined from "@mui/icons-material/BusinessOutlined";
import CloudUploadOutlined from "@mui/icons-material/CloudUploadOutlined";
import CodeOutlined from "@mui/icons-material/CodeOutlined";
import DashboardOutlined from "@mui/icons-material/DashboardOutlined";
import DevicesOutlined from "@mui/icons-material/DevicesOutlined";
import FactCheckOutlined from "@mui/icons-material/FactCheckOutlined";
import InsightsOutlined from "@mui/icons-material/InsightsOutlined";
import LocalShippingOutlined from "@mui/icons-material/LocalShippingOutlined";
import MapOutlined from "@mui/icons-material/MapOutlined";
import SensorsOutlined from "@mui/icons-material/SensorsOutlined";
import TravelExploreOutlined from "@mui/icons-material/TravelExploreOutlined";
import ViewCarouselOutlined from "@mui/icons-material/ViewCarouselOutlined";
import type { ElementType } from "react";
import { paths } from "../../app/routing/paths";
import type { Area } from "../../app/routing/route";

/** One entry of the sidebar; its area is also the name of the route it leads to. */
export type Entry = { area: Area; label: string; to: string; Icon: ElementType; isForDevelopers?: boolean };

/** The sidebar, from top to bottom. */
export const entries: readonly Entry[] = [
  { area: "dashboard", label: "Dashboard", to: paths.dashboard(), Icon: DashboardOutlined },
  { area: "customers", label: "Customers", to: paths.customers(), Icon: BusinessOutlined },
  { area: "markets", label: "Markets", to: paths.markets(), Icon: MapOutlined },
  { area: "devices", label: "Device Export", to: paths.devices(), Icon: DevicesOutlined },
  { area: "uploads", label: "Upload", to: paths.upload(), Icon: CloudUploadOutlined },
  { area: "pixels", label: "Pixels", to: paths.pixels(), Icon: AdsClickOutlined },
  { area: "pipeline", label: "Pipeline", to: paths.pipeline(), Icon: AccountTreeOutlined },
  { area: "attribution", label: "Attribution", to: paths.attribution(), Icon: InsightsOutlined },
  { area: "providers", label: "Providers", to: paths.providers(), Icon: SensorsOutlined },
  { area: "asset-owners", label: "Asset Owners", to: paths.assetOwners(), Icon: LocalShippingOutlined },
  { area: "frames", label: "Inventory", to: paths.frames(), Icon: ViewCarouselOutlined },
  { area: "campaign-explorer", label: "Campaign Explorer", to: paths.campaignExplorer(), Icon: TravelExploreOutlined },
  { area: "ai-insights", label: "AI Insights", to: paths.aiInsights(), Icon: AutoAwesomeOutlined },
  { area: "ai-debug-logs", label: "AI Debug Logs", to: paths.aiDebugLogs(), Icon: BugReportOutlined },
  { area: "validations", label: "Validations", to: paths.validations(), Icon: FactCheckOutlined },
  { area: "dev", label: "Developers", to: paths.dev(), Icon: CodeOutlined, isForDevelopers: true },
];
