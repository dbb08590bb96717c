import Box from "@mui/material/Box";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";
import { pageTop } from "../layout/style";
import { useUrlParam } from "../url/useUrlParam";

/** Whether both have room. Otherwise the address says which of the two is shown. */
export function useMapView(): { isMapShown: boolean; isListShown: boolean; view: ReactNode } {
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up("md"));
  const [param, setParam] = useUrlParam("view");
  const isMap = param === "map";
  const view = !hasRoom && (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="View"
      value={isMap ? "map" : "list"}
      onChange={(_, next: string | null) => next !== null && setParam(next === "map" ? "map" : null, { replace: true })}
    >
      <ToggleButton value="list">List</ToggleButton>
      <ToggleButton value="map">Map</ToggleButton>
    </ToggleButtonGroup>
  );
  return { isMapShown: hasRoom || isMap, isListShown: hasRoom || !isMap, view };
}

type Props = {
  /** What useMapView says. */
  shown: ReturnType<typeof useMapView>;
  /** The width of the list in pixels where the map is beside it. */
  listWidth: number;
  map: ReactNode;
  list: ReactNode;
  /** Whether both are in one card. */
  isInCard?: boolean;
};

/** A map beside a list where there is room, above it in a narrower window, and one of the two on a phone. */
export function MapBesideList({ shown: { isMapShown, isListShown, view }, listWidth, map, list, isInCard = false }: Props) {
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: `minmax(0, 1fr) ${listWidth}px` },
        alignItems: "start",
        gap: 5,
        "@media print": { display: "block" },
      }}
    >
      {view && <Box sx={{ px: isInCard ? 4 : 0 }}>{view}</Box>}
      {isMapShown && (
        <Box sx={{ position: { lg: "sticky" }, top: { lg: `calc(var(${pageTop}, 0px) + 16px)` }, minWidth: 0 }}>{map}</Box>
      )}
      {isListShown && list}
    </Box>
  );
}
