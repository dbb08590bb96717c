import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import { graphql, type PreloadedQuery, RelayEnvironmentProvider } from "react-relay";
import { Link, Outlet, ScrollRestoration, useLoaderData, useLocation } from "react-router";
import type { AppLayoutQuery } from "../../__generated__/AppLayoutQuery.graphql";
import type { TopBar_viewer$key } from "../../__generated__/TopBar_viewer.graphql";
import { paths } from "../../app/routing/paths";
import { type ScreenRoute, useRouteQuery } from "../../app/routing/route";
import { endSession } from "../../app/session/session";
import { ErrorBoundary } from "../../ui/feedback/ErrorBoundary";
import { PlainButton } from "../../ui/layout/PlainButton";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { ChevronsLeft, ChevronsRight, CloseIcon } from "../../ui/layout/icons";
import { optionalPart } from "../../ui/optionalPart";
import { SearchButton } from "../search/SearchButton";
import css from "./AppLayout.module.css";
import { NavigationBar } from "./NavigationBar";
import { ForDevelopers, Sidebar } from "./Sidebar";
import { collapseSidebar, isCollapsed } from "./sidebarWidth";
import { Greeting, TopBar, useViewer } from "./TopBar";

/** Wide enough for the sidebar itself, in pixels; AppLayout.module.css says the same. */
const WIDE = 900;

const RecentThings = optionalPart(async () => (await import("../search/RecentThings")).RecentThings);

const Shortcuts = optionalPart(async () => (await import("./shortcuts/Shortcuts")).Shortcuts);

const SidebarCounts = optionalPart(async () => (await import("../attention/SidebarCounts")).SidebarCounts);

// Needed only after Back.
const ScrollBack = optionalPart(async () => (await import("../../ui/url/ScrollBack")).ScrollBack);

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
  const areIcons = isCollapsed.useValue();
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
      <NavigationBar />
      <SkipLink />
      <div className={css.columns} data-icons={areIcons || undefined}>
        <aside aria-label="Sidebar" className={css.sidebar}>
          <Brand />
          {sidebar(areIcons)}
          <CollapseButton isCollapsed={areIcons} />
        </aside>
        <Drawer drawer={drawer}>
          <div className={css.menuHead}>
            <Brand />
            <PlainButton isIcon type="button" aria-label="Close menu" onClick={() => drawer.current?.close()}>
              <CloseIcon />
            </PlainButton>
          </div>
          {sidebar(false)}
        </Drawer>
        <div className={css.screen}>
          <TopBar
            greeting={ofViewer(<Greeting viewer={null} />, ({ viewer }) => (
              <Greeting viewer={viewer} />
            ))}
            search={<SearchButton screens={screens} />}
            onMenu={openMenu}
            badge={ofViewer(
              null,
              ({ console: settings }) =>
                settings.isSandbox && <StatusChip tone="yellow" label="Sandbox" title="This console shows sandbox data." />,
            )}
          />
          <main id="content" ref={main} tabIndex={-1} className={css.content}>
            <Outlet />
          </main>
        </div>
      </div>
      {ofViewer(null, ({ viewer }) => (
        <Recent viewer={viewer} />
      ))}
      <ScrollRestoration getKey={scrollKey} />
      <Suspense>
        <ScrollBack />
      </Suspense>
      <Suspense>
        <SidebarCounts />
      </Suspense>
      <Suspense>
        <Shortcuts screens={screens} />
      </Suspense>
    </>
  );
}

/** Keeps what the user opens, if it is known who that is. */
function Recent({ viewer }: { viewer: TopBar_viewer$key }) {
  const { email } = useViewer(viewer);
  return email != null && <RecentThings email={email} />;
}

/** The sidebar of a narrow screen: a modal dialog of the browser, which keeps the focus and closes on Escape. */
function Drawer({ drawer, children }: { drawer: RefObject<HTMLDialogElement | null>; children: ReactNode }) {
  useEffect(() => {
    const closeOutside = ({ target }: MouseEvent) => {
      const isLink = target instanceof Element && target.closest("a") !== null;
      if (isLink || target === drawer.current) drawer.current?.close();
    };
    const end = new AbortController();
    drawer.current?.addEventListener("click", closeOutside, end);
    return () => end.abort();
  }, [drawer]);
  return (
    <dialog ref={drawer} aria-label="Menu" className={css.menu}>
      {children}
    </dialog>
  );
}

function Brand() {
  return (
    <Link to={paths.dashboard()} className={css.brand}>
      <img src="/marquee.svg" alt="" width={22} height={22} />
      <span>Marquee</span>
    </Link>
  );
}

/** Makes the sidebar as narrow as its icons, and wide again. */
function CollapseButton({ isCollapsed: isNow }: { isCollapsed: boolean }) {
  const label = isNow ? "Expand sidebar" : "Collapse sidebar";
  return (
    <div className={css.collapse}>
      <PlainButton isIcon type="button" aria-label={label} title={label} onClick={() => collapseSidebar(!isNow)}>
        {isNow ? <ChevronsRight /> : <ChevronsLeft />}
      </PlainButton>
    </div>
  );
}

function SkipLink() {
  return (
    <a href="#content" className={css.skip}>
      Skip to content
    </a>
  );
}

/** Closes the menu when the window becomes wide enough for the sidebar itself. */
function useClosedOnWideScreen(drawer: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${WIDE}px)`);
    const close = () => drawer.current?.close();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [drawer]);
}

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
