import ContrastOutlined from "@mui/icons-material/ContrastOutlined";
import DarkModeOutlined from "@mui/icons-material/DarkModeOutlined";
import MenuIcon from "@mui/icons-material/Menu";
import WbSunnyOutlined from "@mui/icons-material/WbSunnyOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import { styled, useColorScheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TopBar_viewer$key } from "../../__generated__/TopBar_viewer.graphql";
import { paths } from "../../app/routing/paths";
import { greeting } from "../../ui/text/format";
import { TextLink } from "../../ui/url/TextLink";
import { TaskMenu } from "./tasks/TaskMenu";

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
    <Bar>
      <IconButton color="inherit" size="small" aria-label="Open menu" onClick={onMenu} sx={{ display: { md: "none" } }}>
        <MenuIcon />
      </IconButton>
      {/* On a narrow screen the name is below. */}
      <Box sx={{ display: "flex", flex: 1, flexWrap: "wrap", columnGap: "0.25em", minWidth: 0, "& > *": cutOff }}>{greeting}</Box>
      {badge}
      <TaskMenu />
      {search}
      <ThemeButton />
    </Bar>
  );
}

/** Greets by the hour, with a link to the profile. The viewer is null until it is known who is signed in. */
export function Greeting({ viewer }: { viewer: TopBar_viewer$key | null }) {
  return viewer === null ? <Skeleton width={200} /> : <GreetingOf viewer={viewer} />;
}

function GreetingOf({ viewer }: { viewer: TopBar_viewer$key }) {
  const known = useFragment(
    graphql`
      fragment TopBar_viewer on Viewer {
        displayName
        email
      }
    `,
    viewer,
  );
  const hour = useHour();
  return (
    <>
      <span>{`${greeting(hour)},`}</span>{" "}
      <TextLink to={paths.profile()} sx={{ fontWeight: 600 }}>
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
  const { mode, setMode } = useColorScheme();
  const isSystemDark = useMediaQuery("(prefers-color-scheme: dark)", { noSsr: true });
  const [own, other] = isSystemDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  const next = mode === "system" ? other : mode === other ? own : "system";
  const Icon = { light: WbSunnyOutlined, dark: DarkModeOutlined, system: ContrastOutlined }[next];
  const label = `Use the ${next} theme`;
  return (
    <IconButton color="inherit" size="small" aria-label={label} title={label} onClick={() => setMode(next)}>
      <Icon fontSize="small" />
    </IconButton>
  );
}

// Even if a name has line breaks.
const cutOff = { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

const Bar = styled("header")(({ theme }) => ({
  position: "sticky",
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: "flex",
  alignItems: "center",
  gap: 8,
  height: 52,
  paddingInline: 12,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up("sm")]: { paddingInline: 24 },
  // In line with the screen below, which is no wider than this.
  [theme.breakpoints.up("lg")]: { paddingInline: "max(32px, calc((100% - 1600px) / 2 + 32px))" },
}));
