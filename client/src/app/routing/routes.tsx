import { Suspense } from "react";
import { Outlet, redirect, type RouteObject, useLocation } from "react-router";
import { aiDebugLogsRoutes } from "../../areas/ai-debug-logs/aiDebugLogsRoutes";
import { aiInsightsRoutes } from "../../areas/ai-insights/aiInsightsRoutes";
import { assetOwnersRoutes } from "../../areas/asset-owners/assetOwnersRoutes";
import { attributionRoutes } from "../../areas/attribution/attributionRoutes";
import { backfillRoutes } from "../../areas/backfill/backfillRoutes";
import { campaignExplorerRoutes } from "../../areas/campaign-explorer/campaignExplorerRoutes";
import { campaignsRoutes } from "../../areas/campaigns/campaignsRoutes";
import { customersRoutes } from "../../areas/customers/customersRoutes";
import { devRoutes } from "../../areas/dev/devRoutes";
import { devicesRoutes } from "../../areas/devices/devicesRoutes";
import { framesRoutes } from "../../areas/frames/framesRoutes";
import { marketsRoutes } from "../../areas/markets/marketsRoutes";
import { pipelineRoutes } from "../../areas/pipeline/pipelineRoutes";
import { pixelsRoutes } from "../../areas/pixels/pixelsRoutes";
import { providersRoutes } from "../../areas/providers/providersRoutes";
import { AppLayout } from "../../areas/shell/AppLayout";
import { RouteError, SplashScreen } from "../../areas/shell/RouteFallbacks";
import { dashboardRoute, profileRoute, shellLoader, signInRoute } from "../../areas/shell/shellRoutes";
import { uploadsRoutes } from "../../areas/uploads/uploadsRoutes";
import { validationsRoutes } from "../../areas/validations/validationsRoutes";
import { PageSkeleton } from "../../ui/feedback/skeletons";
import { utcTimes } from "../../ui/text/format";
import { LoadingOverlay } from "../LoadingOverlay";
import { Toasts } from "../toasts";
import { UpdateNotice } from "../UpdateNotice";
import { paths } from "./paths";
import { requireToken } from "./returnTo";
import { type ScreenRoute, withoutData } from "./route";

/** Every screen below the shell. An area is registered here; the sidebar keeps this order. */
export const screens: readonly ScreenRoute[] = [
  dashboardRoute,
  ...customersRoutes,
  ...campaignsRoutes,
  ...marketsRoutes,
  ...devicesRoutes,
  ...uploadsRoutes,
  ...pixelsRoutes,
  ...pipelineRoutes,
  ...backfillRoutes,
  ...attributionRoutes,
  ...providersRoutes,
  ...assetOwnersRoutes,
  ...framesRoutes,
  ...campaignExplorerRoutes,
  ...aiInsightsRoutes,
  ...aiDebugLogsRoutes,
  ...validationsRoutes,
  ...devRoutes,
  profileRoute,
];

/** Every screen, and what shows beside it. */
function AnyScreen() {
  return (
    <>
      <Outlet />
      <Toasts />
      <UpdateNotice />
      <LoadingOverlay />
    </>
  );
}

/** Screens without times. Remounting them would lose the focus of the switch, a chosen file, or the devices that were found. */
const timeless = [paths.profile(), paths.upload(), paths.devices()];

/** Holds the screen. Each address has a screen of its own, which suspends by itself and is remounted when the time zone changes. */
function ShellScreen() {
  const { pathname } = useLocation();
  const isUtc = utcTimes.useIsOn();
  const drawing = timeless.includes(pathname.replace(/\/$/, "")) ? pathname : pathname + isUtc;
  return (
    <Suspense key={drawing} fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  );
}

/** Every screen of the console, by its address. */
export const routes: RouteObject[] = [
  {
    id: "root",
    element: <AnyScreen />,
    HydrateFallback: SplashScreen,
    ErrorBoundary: RouteError,
    children: [
      { path: "/", loader: () => redirect(paths.dashboard()) },
      signInRoute,
      {
        id: "shell",
        middleware: [(args) => requireToken(args, screens)],
        loader: shellLoader,
        shouldRevalidate: () => false,
        // Part of the first load: signed-in users need it at once, and the others after signing in.
        element: <AppLayout screens={screens} />,
        children: [
          {
            id: "screens",
            element: <ShellScreen />,
            ErrorBoundary: RouteError,
            children: [
              { path: "/app", loader: () => redirect(paths.dashboard()) },
              ...screens,
              {
                id: "not-found",
                path: "*",
                loader: withoutData,
                shouldRevalidate: () => false,
                lazy: { Component: async () => (await import("../../areas/shell/NotFoundPage")).NotFoundPage },
              },
            ],
          },
        ],
      },
    ],
  },
];
