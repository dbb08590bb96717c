import Box from "@mui/material/Box";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { EmptyState } from "../../../ui/EmptyState";
import { LabelledSpinner } from "../../../ui/LabelledSpinner";
import { hasWebGl } from "./hasWebGl";

const MarketMap = lazy(async () => ({ default: (await import("./MarketMap")).MarketMap }));

type Props = {
  /** The address of a style with tiles; null draws outlines. */
  styleUrl: string | null;
  hasOutlines: boolean;
  /** The layers. */
  children: ReactNode;
};

/** The map, or why there is none. If its style cannot be loaded it has outlines. */
export function MapArea({ styleUrl, hasOutlines, children }: Props) {
  const [isPossible, setPossible] = useState(hasWebGl);
  const [hasStyle, setHasStyle] = useState(styleUrl !== null);
  if (!isPossible) return <EmptyState text="This browser cannot draw maps, as WebGL is off. The lists below show the same." />;
  return (
    <Suspense
      fallback={
        <Box sx={{ display: "grid", placeItems: "center", height: 900 }}>
          <LabelledSpinner label="Loading the map..." />
        </Box>
      }
    >
      <MarketMap
        key={String(hasStyle)}
        styleUrl={hasStyle ? styleUrl : null}
        hasOutlines={hasOutlines}
        onFailure={(error) => {
          console.error("The map cannot be drawn.", error);
          if (hasStyle) setHasStyle(false);
          else setPossible(false);
        }}
      >
        {children}
      </MarketMap>
    </Suspense>
  );
}
