import Box from "@mui/material/Box";
import type { ElementType } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { Sidebar_viewer$key } from "../../__generated__/Sidebar_viewer.graphql";
import { paths } from "../../app/routing/paths";
import { useRouteHandle } from "../../app/routing/route";
import { entries } from "./navigation";
import { preloadScreen } from "../../app/routing/preloadScreen";

type Props = {
  /** Null until it is known who is signed in. */
  viewer: Sidebar_viewer$key | null;
};

/** The areas of the console. */
export function Sidebar({ viewer }: Props) {
  const known = useFragment(
    graphql`
      fragment Sidebar_viewer on Viewer {
        isDeveloper
      }
    `,
    viewer,
  );
  const { id, area } = useRouteHandle();
  const isStationary = id === "stationary-pipeline";

  return (
    <Box component="nav" aria-label="Areas" sx={{ p: 3 }}>
      <Box component="ul" sx={{ display: "grid", gap: "2px", m: 0, p: 0, listStyle: "none" }}>
        {entries
          .filter(({ isForDevelopers }) => isForDevelopers !== true || known?.isDeveloper === true)
          .map((entry) => (
            <li key={entry.area}>
              <SidebarLink
                to={entry.to}
                label={entry.label}
                Icon={entry.Icon}
                current={area !== entry.area || isStationary ? undefined : id === entry.area ? "page" : "true"}
              />
              {entry.area === "pipeline" && area === "pipeline" && (
                <Box component="ul" sx={{ m: 0, mt: "2px", p: 0, listStyle: "none" }}>
                  <li>
                    <SidebarLink
                      to={paths.stationaryPipeline()}
                      label="Stationary Campaigns"
                      current={isStationary ? "page" : undefined}
                    />
                  </li>
                </Box>
              )}
            </li>
          ))}
      </Box>
    </Box>
  );
}

type LinkProps = { to: string; label: string; Icon?: ElementType; current: "page" | "true" | undefined };

function SidebarLink({ to, label, Icon, current }: LinkProps) {
  return (
    <Box
      component={Link}
      to={to}
      aria-current={current}
      onPointerEnter={() => preloadScreen(to)}
      onFocus={() => preloadScreen(to)}
      sx={(theme) => ({
        display: "flex",
        alignItems: "center",
        gap: 2.5,
        minHeight: 34,
        pl: Icon === undefined ? 10 : 2.5,
        pr: 2,
        borderRadius: "6px",
        color: theme.vars.palette.text.secondary,
        fontSize: 13.5,
        fontWeight: 500,
        textDecoration: "none",
        "& svg": { fontSize: 18, flexShrink: 0 },
        "&:hover": { bgcolor: theme.vars.palette.hover, color: theme.vars.palette.text.primary },
        "&[aria-current]": {
          bgcolor: theme.vars.palette.tone.blue.soft,
          color: theme.vars.palette.tone.blue.text,
          fontWeight: 600,
        },
      })}
    >
      {Icon !== undefined && <Icon aria-hidden="true" />}
      {label}
    </Box>
  );
}
