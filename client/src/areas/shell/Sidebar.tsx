import { Fragment, type ReactNode, useSyncExternalStore } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { Sidebar_viewer$key } from "../../__generated__/Sidebar_viewer.graphql";
import { attentionCounts } from "../../app/attentionCounts";
import { type ScreenRoute, useRouteHandle } from "../../app/routing/route";
import { momentText, numberText, shownZone, utcTimes } from "../../ui/text/format";
import css from "./Sidebar.module.css";

type Props = {
  /** The screens of the console; those with a sidebar entry are listed. */
  screens: readonly ScreenRoute[];
  /** Draws an entry for developers, once it is known who is signed in. The others are there from the start. */
  forDevelopers: (entry: ReactNode) => ReactNode;
  /** Whether the entries show their icons alone, as long as the keyboard is elsewhere. */
  areIcons?: boolean;
};

type Group = { name: string; entries: ScreenRoute[] };

/** The screens with an entry of their own, in groups. */
export function sidebarGroups(screens: readonly ScreenRoute[]): readonly Group[] {
  const groups: Group[] = [];
  for (const screen of screens) {
    if (screen.handle.sidebar?.Icon === undefined) continue;
    const name = screen.handle.sidebar.startsGroup;
    if (name === undefined) groups.at(-1)?.entries.push(screen);
    else groups.push({ name, entries: [screen] });
  }
  return groups;
}

/** The areas of the console. */
export function Sidebar({ screens, forDevelopers, areIcons = false }: Props) {
  const { area } = useRouteHandle();
  const secondOf = (main: ScreenRoute) =>
    screens.filter(({ handle }) => handle.area === main.handle.area && handle.sidebar !== undefined && handle.sidebar.Icon === undefined);
  const entryOf = (main: ScreenRoute) => (
    <li>
      <SidebarLink screen={main} second={secondOf(main)} isIcon={areIcons} />
      {main.handle.area === area && secondOf(main).length > 0 && (
        <ul className={css.second}>
          {secondOf(main).map((screen) => (
            <li key={screen.id}>
              <SidebarLink screen={screen} isIcon={areIcons} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );

  return (
    <nav aria-label="Areas" data-icons={areIcons || undefined} className={css.areas}>
      <ul className={css.groups}>
        {sidebarGroups(screens).map(({ name, entries }) => (
          <li key={name} className={css.group}>
            <span aria-hidden="true" className={css.name}>
              {name}
            </span>
            <ul aria-label={name} className={css.entries}>
              {entries.map((main) => (
                <Fragment key={main.id}>
                  {main.handle.sidebar?.isForDevelopers === true ? forDevelopers(entryOf(main)) : entryOf(main)}
                </Fragment>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What only developers see. */
export function ForDevelopers({ viewer, children }: { viewer: Sidebar_viewer$key; children: ReactNode }) {
  const { isDeveloper } = useFragment(
    graphql`
      fragment Sidebar_viewer on Viewer {
        isDeveloper
      }
    `,
    viewer,
  );
  return isDeveloper && children;
}

/** Downloads the code of a screen ahead of time. A failure shows only when someone opens the screen. */
function preload({ lazy }: ScreenRoute): void {
  lazy.Component?.().catch(() => undefined);
}

type LinkProps = {
  screen: ScreenRoute;
  /** The second entries below this one. */
  second?: readonly ScreenRoute[];
  /** Whether its name is not seen, so that the pointer shows it. */
  isIcon: boolean;
};

function SidebarLink({ screen, second, isIcon }: LinkProps) {
  const { id, area } = useRouteHandle();
  const { Icon, label } = screen.handle.sidebar ?? { label: "" };
  const attention = attentionCounts.useValue()?.get(screen.id);
  // Unlike the screen, the sidebar is not remounted when the zone changes.
  const zone = useSyncExternalStore(utcTimes.listen, shownZone);
  const count = numberText(attention?.count ?? 0);
  // If a list could not be read, the number is only a minimum.
  const isPartial = attention?.isPartial;
  const need =
    attention &&
    `${isPartial ? "At least " : ""}${count} ${attention.count === 1 ? "reason" : "reasons"} for attention, as of ${momentText(attention.readAt, zone)}`;
  const isAreaOpen = second !== undefined && screen.handle.area === area && second.every((other) => other.id !== id);
  return (
    <Link
      to={screen.path}
      title={isIcon ? label : undefined}
      aria-description={need}
      aria-current={screen.id === id ? "page" : isAreaOpen ? "true" : undefined}
      onPointerEnter={() => preload(screen)}
      onFocus={() => preload(screen)}
      className={`${css.link} ${Icon === undefined ? css.indented : ""}`}
    >
      {Icon !== undefined && <Icon />}
      <span className={css.label}>{label}</span>
      {need !== undefined && (
        <span aria-hidden="true" title={need} className={css.count}>
          {count}
          {isPartial && "+"}
        </span>
      )}
    </Link>
  );
}
