import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { Fragment, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { Sidebar_viewer$key } from "../../__generated__/Sidebar_viewer.graphql";
import { type ScreenRoute, useRouteHandle } from "../../app/routing/route";
import { visuallyHidden } from "../../ui/layout/style";
import { browserZone, momentText, numberText, utcTimes } from "../../ui/text/format";
import { attentionCounts } from "../attention/SidebarCounts";

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
        <List sx={{ mt: "2px" }}>
          {secondOf(main).map((screen) => (
            <li key={screen.id}>
              <SidebarLink screen={screen} isIcon={areIcons} />
            </li>
          ))}
        </List>
      )}
    </li>
  );

  return (
    <Areas aria-label="Areas" data-icons={areIcons || undefined}>
      <List>
        {sidebarGroups(screens).map(({ name, entries }) => (
          <li key={name} data-group>
            <Box component="span" aria-hidden="true" data-name sx={{ display: "block", px: 2.5, pb: 0.5, fontSize: 11, fontWeight: 600, lineHeight: "16px", color: "text.secondary" }}>
              {name}
            </Box>
            <List aria-label={name} sx={{ display: "grid", gap: "2px" }}>
              {entries.map((main) => (
                <Fragment key={main.id}>
                  {main.handle.sidebar?.isForDevelopers === true ? forDevelopers(entryOf(main)) : entryOf(main)}
                </Fragment>
              ))}
            </List>
          </li>
        ))}
      </List>
    </Areas>
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
  const zone = utcTimes.useIsOn() ? "UTC" : browserZone();
  const count = numberText(attention?.count ?? 0);
  // If a list could not be read, the number is only a minimum.
  const isPartial = attention?.isPartial;
  const need =
    attention &&
    `${isPartial ? "At least " : ""}${count} ${attention.count === 1 ? "reason" : "reasons"} for attention, as of ${momentText(attention.readAt, zone)}\n${attention.text}`;
  const isAreaOpen = second !== undefined && screen.handle.area === area && second.every((other) => other.id !== id);
  return (
    <AreaLink
      to={screen.path}
      title={isIcon ? label : undefined}
      aria-description={need}
      aria-current={screen.id === id ? "page" : isAreaOpen ? "true" : undefined}
      onPointerEnter={() => preload(screen)}
      onFocus={() => preload(screen)}
      data-indented={Icon === undefined || undefined}
    >
      {Icon !== undefined && <Icon />}
      <span data-name>{label}</span>
      {need !== undefined && (
        <Count aria-hidden="true" title={need}>
          {count}
          {isPartial && "+"}
        </Count>
      )}
    </AreaLink>
  );
}

const List = styled("ul")({ margin: 0, padding: 0, listStyle: "none" });

const AreaLink = styled(Link)(({ theme: { vars: { palette } } }) => ({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 34,
  padding: "0 8px 0 10px",
  fontSize: 13.5,
  fontWeight: 500,
  color: palette.text.secondary,
  textDecoration: "none",
  borderRadius: 6,
  "&[data-indented]": { paddingLeft: 40 },
  // All areas fit into the window of a laptop.
  "@media (min-width: 900px) and (max-height: 920px)": { minHeight: 30 },
  "& svg": { fontSize: 18 },
  "&:hover": { color: palette.text.primary, backgroundColor: palette.hover },
  "&[aria-current]": {
    fontWeight: 600,
    color: palette.tone.blue.text,
    backgroundColor: palette.tone.blue.soft,
    "@media (forced-colors: active)": { color: "SelectedItemText", backgroundColor: "SelectedItem", forcedColorAdjust: "none" },
  },
}));

/** The number of items that need attention, once the dashboard has read it. */
const Count = styled("span")(({ theme }) => ({
  minWidth: 20,
  marginLeft: "auto",
  paddingInline: 6,
  fontSize: 11,
  fontWeight: 600,
  lineHeight: "18px",
  textAlign: "center",
  color: theme.vars.palette.tone.orange.text,
  backgroundColor: theme.vars.palette.tone.orange.soft,
  borderRadius: 9,
}));

const Areas = styled("nav")(({ theme }) => ({
  padding: 12,
  "& [data-group] + [data-group]": { marginTop: 6 },
  // The names come back while the keyboard is among them.
  "&[data-icons]:not(:has(a:focus-visible))": {
    paddingInline: 10,
    "& a": { position: "relative", justifyContent: "center", gap: 0, padding: 0 },
    "& [data-group] + [data-group]": { paddingTop: 6, borderTop: `1px solid ${theme.vars.palette.divider}` },
    "& [data-name]": { ...visuallyHidden, padding: 0 },
    "& span[title]": { position: "absolute", top: 1, right: 1, minWidth: 12, paddingInline: 3, fontSize: 9, lineHeight: "12px" },
    "& [data-indented]::before": { content: '"•" / ""' },
  },
}));
