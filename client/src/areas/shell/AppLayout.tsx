import CloseIcon from "@mui/icons-material/Close";
import ChevronsLeft from "@mui/icons-material/KeyboardDoubleArrowLeft";
import ChevronsRight from "@mui/icons-material/KeyboardDoubleArrowRight";
import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import { keyframes, styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { graphql, type PreloadedQuery, RelayEnvironmentProvider } from "react-relay";
import { Link, Outlet, ScrollRestoration, useLoaderData, useLocation, useNavigation } from "react-router";
import type { AppLayoutQuery } from "../../__generated__/AppLayoutQuery.graphql";
import { paths } from "../../app/routing/paths";
import { type ScreenRoute, useRouteQuery } from "../../app/routing/route";
import { endSession } from "../../app/session/session";
import { createFlag } from "../../ui/externalStore";
import { ErrorBoundary } from "../../ui/feedback/ErrorBoundary";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { visuallyHidden } from "../../ui/layout/style";
import { ScrollBack } from "../../ui/url/ScrollBack";
import { SidebarCounts } from "../attention/SidebarCounts";
import { RecentTracker } from "../search/RecentTracker";
import { SearchButton } from "../search/SearchButton";
import { ForDevelopers, Sidebar } from "./Sidebar";
import { Greeting, TopBar } from "./TopBar";
import { Shortcuts } from "./shortcuts/Shortcuts";

/** Whether the sidebar of a wide screen shows icons alone. */
const isCollapsed = createFlag("marquee.sidebar");

const query = graphql`
  query AppLayoutQuery @preloadable @throwOnFieldError {
    viewer {
      ...RecentTracker_viewer
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
  const areIcons = isCollapsed.useValue();
  const [isMenuOpen, setMenuOpen] = useState(false);
  // Wide enough for the sidebar itself.
  const isWide = useMediaQuery((theme) => theme.breakpoints.up("md"), { noSsr: true });
  if (isWide && isMenuOpen) setMenuOpen(false);
  const main = useRef<HTMLElement>(null);
  // The keyboard and a screen reader start on the new screen, unless a dialog is open: it would lose what is typed next.
  useArrival(pathname, () => {
    setMenuOpen(false);
    if (document.querySelector(".MuiDialog-root") === null) main.current?.focus({ preventScroll: true });
  });

  /**
   * Draws what depends on who is signed in. A failure to load that ends the session. What can be clicked before is not
   * among it: a click while it is replaced would be lost.
   */
  const ofViewer = (waiting: ReactNode, children: (data: AppLayoutQuery["response"]) => ReactNode) => (
    <ErrorBoundary what="who is signed in" fallback={() => waiting} onError={() => endSession({ reason: "Could not load who is signed in." })}>
      <Suspense fallback={waiting}>{draw?.(children)}</Suspense>
    </ErrorBoundary>
  );
  const sidebar = (areIcons: boolean) => (
    <Sidebar
      screens={screens}
      areIcons={areIcons}
      forDevelopers={(entry) => ofViewer(null, ({ viewer }) => <ForDevelopers viewer={viewer}>{entry}</ForDevelopers>)}
    />
  );

  return (
    <>
      <NavigationProgress />
      <SkipLink href="#content">Skip to content</SkipLink>
      <Columns data-icons={areIcons || undefined}>
        <Aside aria-label="Sidebar">
          <Brand />
          {sidebar(areIcons)}
          <CollapseButton isNow={areIcons} />
        </Aside>
        <Drawer
          open={isMenuOpen}
          onClose={() => setMenuOpen(false)}
          slotProps={{ paper: { role: "dialog", "aria-label": "Menu", sx: { width: 272, maxWidth: "86vw", bgcolor: "sidebar" } } }}
        >
          <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", pr: 3 }}>
            <Brand />
            <IconButton color="inherit" size="small" aria-label="Close menu" onClick={() => setMenuOpen(false)}>
              <CloseIcon />
            </IconButton>
          </Box>
          {/* A link to the open screen closes it, too. */}
          <Box onClick={() => setMenuOpen(false)}>{sidebar(false)}</Box>
        </Drawer>
        <Box sx={{ minWidth: 0 }}>
          <TopBar
            greeting={ofViewer(<Greeting viewer={null} />, ({ viewer }) => (
              <Greeting viewer={viewer} />
            ))}
            search={<SearchButton screens={screens} />}
            onMenu={() => setMenuOpen(true)}
            badge={ofViewer(
              null,
              ({ console: settings }) =>
                settings.isSandbox && <StatusChip tone="yellow" label="Sandbox" title="This console shows sandbox data." />,
            )}
          />
          <Box component="main" id="content" ref={main} tabIndex={-1} sx={{ outline: 0 }}>
            <Outlet />
          </Box>
        </Box>
      </Columns>
      {ofViewer(null, ({ viewer }) => (
        <RecentTracker viewer={viewer} />
      ))}
      <ScrollRestoration getKey={scrollKey} />
      <ScrollBack />
      <SidebarCounts />
      <Shortcuts screens={screens} />
    </>
  );
}

function Brand() {
  return (
    <BrandLink to={paths.dashboard()}>
      <img src="/marquee.svg" alt="" width={22} height={22} />
      <span>Marquee</span>
    </BrandLink>
  );
}

/** Makes the sidebar as narrow as its icons, and wide again. */
function CollapseButton({ isNow }: { isNow: boolean }) {
  const label = isNow ? "Expand sidebar" : "Collapse sidebar";
  return (
    <Box sx={{ mt: "auto", px: 3, py: 2 }}>
      <IconButton color="inherit" size="small" aria-label={label} title={label} onClick={() => isCollapsed.set(!isNow)}>
        {isNow ? <ChevronsRight /> : <ChevronsLeft />}
      </IconButton>
    </Box>
  );
}

const SkipLink = styled("a")(({ theme }) => ({
  position: "fixed",
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: "8px 12px",
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  borderRadius: 6,
  "&:not(:focus)": { ...visuallyHidden, padding: 0 },
}));

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: "100dvh",
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "232px minmax(0, 1fr)",
    "&[data-icons]": { gridTemplateColumns: "56px minmax(0, 1fr)" },
  },
  // The column of the sidebar is not printed.
  "@media print": { display: "block !important" },
}));

const BrandLink = styled(Link)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 10,
  height: 52,
  paddingInline: 20,
  fontSize: 15,
  fontWeight: 650,
  letterSpacing: "-0.01em",
  color: theme.vars.palette.text.primary,
  textDecoration: "none",
}));

const Aside = styled("aside")(({ theme }) => ({
  display: "none",
  position: "sticky",
  top: 0,
  height: "100dvh",
  overflowY: "auto",
  backgroundColor: theme.vars.palette.sidebar,
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up("md")]: { display: "flex", flexDirection: "column" },
  // The keyboard sees the names, over the screen.
  "[data-icons] > &:has(a:focus-visible)": { zIndex: theme.zIndex.drawer, width: 232, boxShadow: "8px 0 24px rgba(10, 13, 20, 0.16)" },
  "[data-icons] > &:not(:has(a:focus-visible)) > a": { justifyContent: "center", paddingInline: 0, "& > span": visuallyHidden },
}));

/**
 * An address that was typed has no key of its own; it must not open where another one was left. The router stores the keys in
 * this tab, where the next user could read an address, so it is hashed.
 */
const scrollKey = ({ key, pathname, search }: { key: string; pathname: string; search: string }) =>
  key === "default" ? hashOf(pathname + search) : key;

const hashOf = (text: string): string => text.split("").reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1e9, 7).toString();

/** Calls `arrive` when another screen has opened, by a link or by the browser's buttons. */
function useArrival(pathname: string, arrive: () => void) {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    arrive();
  }, [arrive, pathname]);
}

const show = keyframes({ to: { opacity: 1 } });

/** A thin moving line while the next screen is on its way. It waits a moment, so that quick ones do not flicker. */
function NavigationProgress() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <LinearProgress
      aria-label="Loading the next screen"
      sx={(theme) => ({ position: "fixed", inset: "0 0 auto", zIndex: theme.zIndex.tooltip, height: 2, bgcolor: "transparent", opacity: 0, animation: `${show} 0s 120ms forwards` })}
    />
  );
}
