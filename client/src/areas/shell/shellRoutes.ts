import DashboardOutlined from "@mui/icons-material/DashboardOutlined";
import type { LoaderFunctionArgs, RouteObject } from "react-router";
import layoutParameters from "../../__generated__/AppLayoutQuery$parameters";
import dashboardParameters from "../../__generated__/DashboardPageQuery$parameters";
import profileParameters from "../../__generated__/ProfilePageQuery$parameters";
import signInParameters from "../../__generated__/SignInPageQuery$parameters";
import { paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

/** The only screen that opens without a token. */
export const signInRoute: RouteObject = {
  id: "sign-in",
  path: paths.signIn(),
  loader: (args) => loadRouteQuery(args, signInParameters, {}),
  lazy: { Component: async () => (await import("./SignInPage")).SignInPage },
};

/** Starts the query of the shell: who is signed in. It runs once per session. */
export const shellLoader = (args: LoaderFunctionArgs) => loadRouteQuery(args, layoutParameters, {});

export const dashboardRoute = screenRoute({
  id: "dashboard",
  path: paths.dashboard(),
  title: "Dashboard",
  area: "dashboard",
  sidebar: { label: "Dashboard", Icon: DashboardOutlined, letter: "d", startsGroup: "Work" },
  load: (args) => loadRouteQuery(args, dashboardParameters, {}),
  page: async () => (await import("./DashboardPage")).DashboardPage,
});

/** The signed-in user's own page. */
export const profileRoute = screenRoute({
  id: "profile",
  path: paths.profile(),
  title: "Profile",
  area: null,
  load: (args) => loadRouteQuery(args, profileParameters, {}),
  page: async () => (await import("./ProfilePage")).ProfilePage,
});
