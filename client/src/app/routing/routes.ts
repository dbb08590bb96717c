import { redirect } from "react-router";
import type { RouteObject } from "react-router";
import { assetOwnersRoute } from "../../areas/asset-owners/assetOwnersRoute";
import { campaignDetailsRoute } from "../../areas/campaigns/campaignDetailsRoute";
import { customerDetailsRoute } from "../../areas/customers/customerDetailsRoute";
import { customersRoute } from "../../areas/customers/customersRoute";
import { developersRoute } from "../../areas/dev/developersRoute";
import { devicesRoute } from "../../areas/devices/devicesRoute";
import { marketsRoute } from "../../areas/markets/marketsRoute";
import { campaignPixelDetailsRoute } from "../../areas/pixels/campaignPixelDetailsRoute";
import { pixelsRoute } from "../../areas/pixels/pixelsRoute";
import { providersRoute } from "../../areas/providers/providersRoute";
import { AppLayout } from "../../areas/shell/AppLayout";
import { dashboardRoute } from "../../areas/shell/dashboardRoute";
import { profileRoute } from "../../areas/shell/profileRoute";
import { RouteError } from "../../areas/shell/RouteError";
import { shellLoader } from "../../areas/shell/shellLoader";
import { SplashScreen } from "../../areas/shell/SplashScreen";
import { signInRoute } from "../../areas/shell/signInRoute";
import { paths } from "./paths";
import { screenRoute } from "./route";
import type { Area } from "./route";
import { readStoredToken } from "../session/session";

/** Lets a navigation go on only with a token. It runs before any loader of the screens below it. */
function requireToken(): void {
  if (readStoredToken() === null) throw redirect(paths.signIn());
}

/** The route of an area that says plainly that it is not available yet. */
function comingRoute(id: string, path: string, title: string, area: Area | null = null): RouteObject {
  return screenRoute({
    id,
    path,
    title,
    area,
    page: async () => (await import("../../areas/shell/ComingAreaPage")).ComingAreaPage,
  });
}

/** Every screen of the console, by its address. */
export const routes: RouteObject[] = [
  {
    id: "root",
    HydrateFallback: SplashScreen,
    ErrorBoundary: RouteError,
    children: [
      { path: "/", loader: () => redirect(paths.dashboard()) },
      signInRoute,
      {
        id: "shell",
        middleware: [requireToken],
        loader: shellLoader,
        shouldRevalidate: () => false,
        // Part of the first load: whoever is signed in needs it, and whoever is not will in a moment.
        Component: AppLayout,
        children: [
          {
            id: "screens",
            ErrorBoundary: RouteError,
            children: [
              { path: "/app", loader: () => redirect(paths.dashboard()) },
              dashboardRoute,
              customersRoute,
              customerDetailsRoute,
              campaignDetailsRoute,
              campaignPixelDetailsRoute,
              marketsRoute,
              devicesRoute,
              comingRoute("uploads", "/app/upload", "Upload", "uploads"),
              pixelsRoute,
              comingRoute("pipeline", "/app/pipeline", "Pipeline", "pipeline"),
              comingRoute("new-pipeline-job", "/app/new-pipeline-job", "New Pipeline Job", "pipeline"),
              comingRoute("new-campaign-job", "/app/new-campaign-job", "New Campaign Job", "pipeline"),
              comingRoute("stationary-pipeline", "/app/stationary-pipeline", "Stationary Campaigns", "pipeline"),
              comingRoute("run-campaign", "/app/run-campaign-pipeline/:id", "Run Campaign", "pipeline"),
              comingRoute("frames-by-market", "/app/pipeline-frames-by-market/:id", "Frames By Market", "pipeline"),
              comingRoute("processing-jobs", "/app/processing-jobs", "Processing Jobs", "pipeline"),
              comingRoute("backfill-job", "/app/backfill-job", "Backfill Job", "pipeline"),
              comingRoute("attribution", "/app/attribution", "Attribution", "attribution"),
              comingRoute(
                "edit-attribution-study",
                "/app/edit-attribution-study",
                "Edit Attribution Study",
                "attribution",
              ),
              comingRoute(
                "select-attribution-locations",
                "/app/select-locations/:id",
                "Select Attribution Locations",
                "attribution",
              ),
              comingRoute("attribution-report", "/app/attribution-report/:id", "Attribution Report", "attribution"),
              comingRoute("attribution-jobs", "/app/attribution-jobs", "Attribution Jobs", "attribution"),
              comingRoute("place-details", "/app/place-details/:id", "Place Details", "attribution"),
              providersRoute,
              assetOwnersRoute,
              comingRoute("frames", "/app/inventory/frames", "Inventory", "frames"),
              comingRoute("campaign-explorer", "/app/campaign-explorer", "Campaign Explorer", "campaign-explorer"),
              comingRoute("ai-insights", "/app/ai-insights", "AI Insights", "ai-insights"),
              comingRoute("ai-debug-logs", "/app/ai-debug-logs", "AI Debug Logs", "ai-debug-logs"),
              comingRoute("validations", "/app/validations", "Validations", "validations"),
              developersRoute,
              profileRoute,
              {
                id: "not-found",
                path: "*",
                lazy: { Component: async () => (await import("../../areas/shell/NotFoundPage")).NotFoundPage },
              },
            ],
          },
        ],
      },
    ],
  },
];
