import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { graphql, useFragment } from "react-relay";
import type { TopBar_viewer$key } from "../../__generated__/TopBar_viewer.graphql";
import { chooseColorMode, colorMode, isSystemDark, onSystemChange } from "../../app/colorMode";
import { paths } from "../../app/routing/paths";
import { Skeleton } from "../../ui/feedback/Skeleton";
import { ContrastOutlined, DarkModeOutlined, MenuIcon, WbSunnyOutlined } from "../../ui/layout/icons";
import { PlainButton } from "../../ui/layout/PlainButton";
import { optionalPart } from "../../ui/optionalPart";
import { greeting } from "../../ui/text/format";
import { TextLink } from "../../ui/url/TextLink";
import css from "./TopBar.module.css";

// Not part of the first load: the menu is needed only once something runs.
const WorkMenu = optionalPart(async () => (await import("./work/WorkMenu")).WorkMenu);

type Props = {
  greeting: ReactNode;
  /** Shown at the right, beside the colour scheme. */
  badge?: ReactNode;
  /** Opens the search for everything. */
  search: ReactNode;
  onMenu: () => void;
};

/** The bar above every signed-in screen: the greeting, and the switch between light and dark. */
export function TopBar({ greeting, badge, search, onMenu }: Props) {
  return (
    <header className={css.bar}>
      <PlainButton isIcon type="button" aria-label="Open menu" onClick={onMenu} className={css.menu}>
        <MenuIcon />
      </PlainButton>
      <div className={css.greeting}>{greeting}</div>
      {badge}
      <Suspense>
        <WorkMenu />
      </Suspense>
      {search}
      <ThemeButton />
    </header>
  );
}

/** Who is signed in. */
export function useViewer(viewer: TopBar_viewer$key) {
  return useFragment(
    graphql`
      fragment TopBar_viewer on Viewer {
        displayName
        email
      }
    `,
    viewer,
  );
}

/** Greets by the hour, with a link to the profile. The viewer is null until it is known who is signed in. */
export function Greeting({ viewer }: { viewer: TopBar_viewer$key | null }) {
  return viewer === null ? <Skeleton isText width={200} /> : <GreetingOf viewer={viewer} />;
}

function GreetingOf({ viewer }: { viewer: TopBar_viewer$key }) {
  const known = useViewer(viewer);
  const hour = useHour();
  return (
    <>
      <span className={css.words}>{`${greeting(hour)},`}</span>{" "}
      <TextLink to={paths.profile()} className={css.name}>
        {known.displayName ?? known.email ?? "Profile"}
      </TextLink>
    </>
  );
}

/** The hour of the browser's clock, kept up to date. */
function useHour(): number {
  const [hour, setHour] = useState(() => new Date().getHours());
  useEffect(() => {
    const timer = setInterval(() => setHour(new Date().getHours()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return hour;
}

/** Goes round the themes: the one the system does not have, the one it has, and whichever it has. */
function ThemeButton() {
  const mode = colorMode.useValue();
  const [own, other] = useSyncExternalStore(onSystemChange, isSystemDark) ? (["dark", "light"] as const) : (["light", "dark"] as const);
  const next = mode === "system" ? other : mode === other ? own : "system";
  const Icon = { light: WbSunnyOutlined, dark: DarkModeOutlined, system: ContrastOutlined }[next];
  const label = `Use the ${next} theme`;
  return (
    <PlainButton
      isIcon
      type="button"
      aria-label={label}
      title={label}
      onClick={() => chooseColorMode(next)}
    >
      <Icon fontSize="small" />
    </PlainButton>
  );
}
