import ContrastOutlined from "@mui/icons-material/ContrastOutlined";
import DarkModeOutlined from "@mui/icons-material/DarkModeOutlined";
import MenuIcon from "@mui/icons-material/Menu";
import WbSunnyOutlined from "@mui/icons-material/WbSunnyOutlined";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useColorScheme } from "@mui/material/styles";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { graphql, useFragment } from "react-relay";
import type { TopBar_viewer$key } from "../../__generated__/TopBar_viewer.graphql";
import { paths } from "../../app/routing/paths";
import { greeting } from "../../ui/text/format";
import { PlainButton } from "../../ui/layout/PlainButton";
import { TextLink } from "../../ui/url/TextLink";

type Props = {
  greeting: ReactNode;
  /** Shown at the right, beside the colour scheme. */
  badge?: ReactNode;
  onMenu: () => void;
};

const cutOff = { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" } as const;

/** The bar above every signed-in screen: the greeting, and the switch between light and dark. */
export function TopBar({ greeting, badge, onMenu }: Props) {
  return (
    <Box
      component="header"
      sx={{
        position: "sticky",
        top: 0,
        zIndex: "appBar",
        display: "flex",
        alignItems: "center",
        gap: 2,
        height: 52,
        px: { xs: 3, sm: 6, lg: 8 },
        bgcolor: "background.paper",
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <PlainButton isIcon type="button" aria-label="Open menu" onClick={onMenu} sx={{ display: { md: "none" } }}>
        <MenuIcon />
      </PlainButton>
      <Box sx={{ flex: 1, minWidth: 0, display: "flex", whiteSpace: "pre" }}>{greeting}</Box>
      {badge}
      <ThemeButton />
    </Box>
  );
}

/** Greets by the hour, with a link to the profile. The viewer is null until it is known who is signed in. */
export function Greeting({ viewer }: { viewer: TopBar_viewer$key | null }) {
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
  if (known === null || known === undefined) return <Skeleton variant="text" width={200} />;
  return (
    <>
      {/* On a narrow screen the greeting is cut first, because the name is the link to the profile. */}
      <Box component="span" sx={{ ...cutOff, flexShrink: 1000 }}>
        {`${greeting(hour)},`}
      </Box>
      {/* Not cut with the greeting. */}
      <span> </span>
      <TextLink to={paths.profile()} sx={{ ...cutOff, fontWeight: 600 }}>
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

const DARK = "(prefers-color-scheme: dark)";

function onSystemChange(listener: () => void): () => void {
  const system = window.matchMedia(DARK);
  system.addEventListener("change", listener);
  return () => system.removeEventListener("change", listener);
}

/** Goes round the themes: the one the system does not have, the one it has, and whichever it has. */
function ThemeButton() {
  const { mode, setMode } = useColorScheme();
  const isSystemDark = useSyncExternalStore(onSystemChange, () => window.matchMedia(DARK).matches);
  const [own, other] = isSystemDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  const next = mode === "system" ? other : mode === other ? own : "system";
  const Icon = { light: WbSunnyOutlined, dark: DarkModeOutlined, system: ContrastOutlined }[next];
  const label = `Use the ${next} theme`;
  return (
    <PlainButton
      isIcon
      type="button"
      aria-label={label}
      title={label}
      onClick={() => setMode(next)}
    >
      <Icon fontSize="small" />
    </PlainButton>
  );
}
