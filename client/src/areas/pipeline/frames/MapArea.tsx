import Box from "@mui/material/Box";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { EmptyState } from "../../../ui/table/EmptyState";
import { ErrorBoundary } from "../../../ui/feedback/ErrorBoundary";
import { LabelledSpinner } from "../../../ui/feedback/LabelledSpinner";

const MarketMap = lazy(async () => ({ default: (await import("./MarketMap")).MarketMap }));

type Props = {
  /** The address of a style with tiles; null draws outlines. */
  styleUrl: string | null;
  /** Called if the style cannot be loaded. */
  onStyleFailure: () => void;
  areOutlinesShown: boolean;
  /** The layers. */
  children: ReactNode;
};

/** The map, or why there is none. The rest of the screen does without it. */
export function MapArea({ styleUrl, onStyleFailure, areOutlinesShown, children }: Props) {
  const [isPossible] = useState(hasWebGl);
  const [hasFailed, setFailed] = useState(false);
  if (!isPossible) return <EmptyState text="This browser cannot draw maps, as WebGL is off. The lists below show the same." />;
  const noMap = <EmptyState text="The map cannot be drawn. The lists below show the same." />;
  if (hasFailed) return noMap;
  return (
    <ErrorBoundary what="the map" resetKey={null} fallback={() => noMap}>
      <Suspense
        fallback={
          <Box sx={{ display: "grid", placeItems: "center", height: 900 }}>
            <LabelledSpinner label="Loading the map..." />
          </Box>
        }
      >
        <MarketMap
          key={styleUrl}
          styleUrl={styleUrl}
          areOutlinesShown={areOutlinesShown}
          onFailure={(error) => {
            console.error("The map cannot be drawn.", error);
            if (styleUrl === null) setFailed(true);
            else onStyleFailure();
          }}
        >
          {children}
        </MarketMap>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Whether the browser can draw maps. */
function hasWebGl(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    // Browsers allow few contexts at a time.
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
