import CloseIcon from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import { lazy, type MouseEvent, type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import { graphql, type PreloadedQuery, RelayEnvironmentProvider } from "react-relay";
import { Link, Outlet, ScrollRestoration, useLoaderData, useLocation } from "react-router";
import type { AppLayoutQuery } from "../../__generated__/AppLayoutQuery.graphql";
import { paths } from "../../app/routing/paths";
import { type ScreenRoute, useRouteQuery } from "../../app/routing/route";
import { endSession } from "../../app/session/session";
import { theme } from "../../app/theme";
import { ErrorBoundary } from "../../ui/feedback/ErrorBoundary";
import { PlainButton } from "../../ui/layout/PlainButton";
import { PrintStyles } from "../../ui/layout/PrintStyles";
import { PageSkeleton } from "../../ui/feedback/skeletons";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { NavigationBar } from "./NavigationBar";
import { ForDevelopers, Sidebar } from "./Sidebar";
import { Greeting, TopBar } from "./TopBar";

const SIDEBAR_WIDTH = 232;

// Needed only after Back.
const ScrollBack = lazy(async () => ({ default: (await import("../../ui/url/ScrollBack")).ScrollBack }));

const query = graphql`
  query AppLayoutQuery @preloadable @throwOnFieldError {
    viewer {
      ...Sidebar_viewer
      ...TopBar_viewer
    }
    console {
      isSandbox
    }
  }
`;

type Props = { screens: readonly ScreenRoute[] };

/** The frame of every signed-in screen: sidebar, top bar, and the screen. */
export function AppLayout(props: Props) {
  const { environment } = useLoaderData<PreloadedQuery<AppLayoutQuery>>();
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Layout {...props} />
    </RelayEnvironmentProvider>
  );
}

function Layout({ screens }: Props) {
  const { draw } = useRouteQuery<AppLayoutQuery>("who is signed in", query);
  const { pathname } = useLocation();
  const drawer = useRef<HTMLDialogElement>(null);
  const main = useRef<HTMLElement>(null);
  // The keyboard and a screen reader start on the new screen.
  useArrival(pathname, () => {
    drawer.current?.close();
    main.current?.focus({ preventScroll: true });
  });
  useClosedOnWideScreen(drawer);
  const openMenu = () => drawer.current?.showModal();

  /**
   * Draws what depends on who is signed in. A failure to load that ends the session. What can be clicked before is not
   * among it: a click while it is replaced would be lost.
   */
  const ofViewer = (waiting: ReactNode, children: (data: AppLayoutQuery["response"]) => ReactNode) => (
    <ErrorBoundary what="who is signed in" fallback={waiting} onError={endSession}>
      <Suspense fallback={waiting}>{draw?.(children)}</Suspense>
    </ErrorBoundary>
  );
  const sidebar = (
    <Sidebar
      screens={screens}
      forDevelopers={(entry) => ofViewer(null, ({ viewer }) => <ForDevelopers viewer={viewer}>{entry}</ForDevelopers>)}
    />
  );

  return (
    <>
      <PrintStyles />
      <NavigationBar />
      <SkipLink />
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: `${SIDEBAR_WIDTH}px minmax(0, 1fr)` },
          minHeight: "100dvh",
        }}
      >
        <Box
          component="aside"
          aria-label="Sidebar"
          sx={(theme) => ({
            display: { xs: "none", md: "block" },
            position: "sticky",
            top: 0,
            height: "100dvh",
            overflowY: "auto",
            bgcolor: theme.vars.palette.sidebar,
            borderRight: 1,
            borderColor: "divider",
          })}
        >
          <Brand />
          {sidebar}
        </Box>
        <Drawer drawer={drawer}>
          <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", pr: 3 }}>
            <Brand />
            <PlainButton isIcon type="button" aria-label="Close menu" onClick={() => drawer.current?.close()}>
              <CloseIcon />
            </PlainButton>
          </Box>
          {sidebar}
        </Drawer>
        <Box sx={{ minWidth: 0 }}>
          <TopBar
            greeting={ofViewer(<Greeting viewer={null} />, ({ viewer }) => (
              <Greeting viewer={viewer} />
            ))}
            onMenu={openMenu}
            badge={ofViewer(
              null,
              ({ console: settings }) =>
                settings.isSandbox && <StatusChip tone="yellow" label="Sandbox" title="This console shows sandbox data." />,
            )}
          />
          <Box component="main" id="content" ref={main} tabIndex={-1} sx={{ "&:focus-visible": { outline: "none" } }}>
            <Suspense key={pathname} fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </Box>
        </Box>
      </Box>
      <ScrollRestoration getKey={scrollKey} />
      <Suspense>
        <ScrollBack />
      </Suspense>
    </>
  );
}

/** The sidebar of a narrow screen: a modal dialog of the browser, which keeps the focus and closes on Escape. */
function Drawer({ drawer, children }: { drawer: RefObject<HTMLDialogElement | null>; children: ReactNode }) {
  const closeOutside = (event: MouseEvent<HTMLDialogElement>) => {
    const isLink = event.target instanceof Element && event.target.closest("a") !== null;
    if (isLink || event.target === event.currentTarget) event.currentTarget.close();
  };
  return (
    <Box
      component="dialog"
      ref={drawer}
      aria-label="Menu"
      onClick={closeOutside}
      sx={(theme) => ({
        m: 0,
        p: 0,
        width: 272,
        maxWidth: "86vw",
        height: "100dvh",
        maxHeight: "none",
        border: 0,
        borderRight: `1px solid ${theme.vars.palette.divider}`,
        color: "inherit",
        bgcolor: theme.vars.palette.sidebar,
        "&::backdrop": { backgroundColor: "rgba(10, 13, 20, 0.38)" },
      })}
    >
      {children}
    </Box>
  );
}

function Brand() {
  return (
    <Box
      component={Link}
      to={paths.dashboard()}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 2.5,
        height: 52,
        px: 5,
        color: "text.primary",
        fontSize: 15,
        fontWeight: 650,
        letterSpacing: "-0.01em",
        textDecoration: "none",
      }}
    >
      <Box component="img" src="/marquee.svg" alt="" sx={{ width: 22, height: 22 }} />
      Marquee
    </Box>
  );
}

function SkipLink() {
  return (
    <Box
      component="a"
      href="#content"
      sx={{
        position: "fixed",
        top: 8,
        left: 8,
        zIndex: "tooltip",
        px: 3,
        py: 2,
        borderRadius: "6px",
        bgcolor: "primary.main",
        color: "primary.contrastText",
        "&:not(:focus)": { clipPath: "inset(50%)", width: "1px", height: "1px", p: 0, overflow: "hidden" },
      }}
    >
      Skip to content
    </Box>
  );
}

/** Closes the menu when the window becomes wide enough for the sidebar itself. */
function useClosedOnWideScreen(drawer: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${theme.breakpoints.values.md}px)`);
    const close = () => drawer.current?.close();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [drawer]);
}

/** An address that was typed has no key of its own; it must not open where another one was left. */
const scrollKey = ({ key, pathname, search }: { key: string; pathname: string; search: string }) => (key === "default" ? pathname + search : key);

/** Calls `arrive` when another screen has opened, by a link or by the browser's buttons. */
function useArrival(pathname: string, arrive: () => void) {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    arrive();
  }, [arrive, pathname]);
}
