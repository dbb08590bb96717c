import CloseIcon from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import { Component, Suspense, useEffect, useRef } from "react";
import type { MouseEvent, ReactNode, RefObject } from "react";
import { graphql, RelayEnvironmentProvider, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import { Link, Outlet, ScrollRestoration, useLoaderData, useLocation } from "react-router";
import type { AppLayoutQuery } from "../../__generated__/AppLayoutQuery.graphql";
import { paths } from "../../app/routing/paths";
import { useOwnedQuery } from "../../app/routing/route";
import { endSession } from "../../app/session/session";
import { theme } from "../../app/theme";
import { PlainButton } from "../../ui/PlainButton";
import { PageSkeleton } from "../../ui/skeletons";
import { StatusChip } from "../../ui/StatusChip";
import { NavigationBar } from "./NavigationBar";
import type { shellLoader } from "./shellLoader";
import { Sidebar } from "./Sidebar";
import { TopBar } from "./TopBar";

const SIDEBAR_WIDTH = 232;

/** The frame of every signed-in screen: sidebar, top bar, and the screen. */
export function AppLayout() {
  const { environment, queryRef } = useLoaderData<ReturnType<typeof shellLoader>>();
  const owned = useOwnedQuery<AppLayoutQuery>(queryRef);
  const { pathname } = useLocation();
  const drawer = useRef<HTMLDialogElement>(null);
  const main = useRef<HTMLElement>(null);
  // The keyboard and a screen reader start on the new screen.
  useArrival(pathname, () => {
    drawer.current?.close();
    main.current?.focus({ preventScroll: true });
  });
  useClosedWhereThereIsRoom(drawer);

  return (
    <RelayEnvironmentProvider environment={environment}>
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
          <Viewer queryRef={owned} waiting={<Sidebar viewer={null} />}>
            {({ viewer }) => <Sidebar viewer={viewer} />}
          </Viewer>
        </Box>
        <Drawer drawer={drawer}>
          <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", pr: 3 }}>
            <Brand />
            <PlainButton isIcon type="button" aria-label="Close menu" onClick={() => drawer.current?.close()}>
              <CloseIcon />
            </PlainButton>
          </Box>
          <Viewer queryRef={owned} waiting={<Sidebar viewer={null} />}>
            {({ viewer }) => <Sidebar viewer={viewer} />}
          </Viewer>
        </Drawer>
        <Box sx={{ minWidth: 0 }}>
          <Viewer
            queryRef={owned}
            waiting={<TopBar viewer={null} onMenu={() => drawer.current?.showModal()} />}
          >
            {({ viewer, console: settings }) => (
              <TopBar
                viewer={viewer}
                onMenu={() => drawer.current?.showModal()}
                badge={
                  settings.isSandbox && (
                    <StatusChip tone="yellow" label="Sandbox" title="This console shows sandbox data." />
                  )
                }
              />
            )}
          </Viewer>
          <Box component="main" id="content" ref={main} tabIndex={-1} sx={{ "&:focus-visible": { outline: "none" } }}>
            <Suspense key={pathname} fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </Box>
        </Box>
      </Box>
      <ScrollRestoration />
    </RelayEnvironmentProvider>
  );
}

type ViewerProps = {
  queryRef: PreloadedQuery<AppLayoutQuery>;
  waiting: ReactNode;
  children: (data: AppLayoutQuery["response"]) => ReactNode;
};

/** Draws what depends on who is signed in. When that cannot be read, the session is over. */
function Viewer({ queryRef, waiting, children }: ViewerProps) {
  return (
    <EndSessionOnFailure fallback={waiting}>
      <Suspense fallback={waiting}>
        <KnownViewer queryRef={queryRef}>{children}</KnownViewer>
      </Suspense>
    </EndSessionOnFailure>
  );
}

function KnownViewer({ queryRef, children }: Omit<ViewerProps, "waiting">) {
  const data = usePreloadedQuery<AppLayoutQuery>(
    graphql`
      query AppLayoutQuery @preloadable @throwOnFieldError {
        viewer {
          ...Sidebar_viewer
          ...TopBar_viewer
        }
        console {
          isSandbox
        }
      }
    `,
    queryRef,
  );
  return children(data);
}

class EndSessionOnFailure extends Component<{ fallback: ReactNode; children: ReactNode }, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error("Could not load who is signed in.", error);
    endSession();
  }

  override render() {
    return this.state.isFailed ? this.props.fallback : this.props.children;
  }
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

/** Closes the menu where the window has become wide enough for the sidebar itself. */
function useClosedWhereThereIsRoom(drawer: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const room = window.matchMedia(`(min-width: ${theme.breakpoints.values.md}px)`);
    const close = () => drawer.current?.close();
    room.addEventListener("change", close);
    return () => room.removeEventListener("change", close);
  }, [drawer]);
}

/** Calls `arrive` when another screen has come, by whatever way. */
function useArrival(pathname: string, arrive: () => void) {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    arrive();
  }, [arrive, pathname]);
}
