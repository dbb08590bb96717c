import Box from "@mui/material/Box";
import { lazy, Suspense } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { MarketFrames_market$key } from "../../../__generated__/MarketFrames_market.graphql";
import type { MarketFramesPageQuery } from "../../../__generated__/MarketFramesPageQuery.graphql";
import { numberText } from "../../../ui/text/format";
import { LabelledSpinner } from "../../../ui/feedback/LabelledSpinner";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import type { MapLayers } from "./mapLayers";
import { PagesFailure } from "./PagesFailure";
import { MarketFramesTable } from "./MarketFramesTable";
import { useAllPages } from "./useAllPages";

const FrameLayers = lazy(async () => ({ default: (await import("./FrameLayers")).FrameLayers }));

/** The first frames are shown before the rest arrive, in pages of this size. */
const REST = 5_000;

type Props = { market: MarketFrames_market$key };

function useFrames(market: MarketFrames_market$key) {
  return usePaginationFragment<MarketFramesPageQuery, MarketFrames_market$key>(
    graphql`
      fragment MarketFrames_market on Market
      @argumentDefinitions(count: { type: "Int", defaultValue: 1000 }, cursor: { type: "String" })
      @refetchable(queryName: "MarketFramesPageQuery")
      @throwOnFieldError {
        marketHash
        frames(first: $count, after: $cursor) @connection(key: "MarketFrames_frames") {
          totalCount
          edges {
            __typename
          }
          ...FrameLayers_frames
          ...MarketFramesTable_frames
        }
      }
    `,
    market,
  );
}

/** The heading of the screen with the number of frames. */
export function MarketFramesHeading({ title, market }: Props & { title: string }) {
  const { frames } = useFrames(market).data;
  return `${title} (${numberText(frames.totalCount)})`;
}

/** The frames on the map, as many as have arrived. */
export function MarketFramesOnMap({ market, hasFailed, layers }: Props & { hasFailed: boolean; layers: MapLayers }) {
  const { data, hasNext } = useFrames(market);
  const [, setFrame] = useUrlParam("frame");
  return (
    <Suspense fallback={null}>
      <FrameLayers
        frames={data.frames}
        isLoading={hasNext && !hasFailed}
        layers={layers}
        onFrameOpen={(frameId) => setFrame(String(frameId))}
      />
    </Suspense>
  );
}

type ListProps = Props & {
  /** Why a page could not be loaded; null if none has failed. */
  failure: Error | null;
  onFailureChange: (failure: Error | null) => void;
};

/** The frames as a list, which loads those that have not arrived. */
export function MarketFramesList({ market, failure, onFailureChange }: ListProps) {
  const hasFailed = failure !== null;
  const pages = useFrames(market);
  useAllPages("frames", REST, { ...pages, hasFailed, onFailed: onFailureChange });
  const { frames, marketHash } = pages.data;
  const progress = `${numberText(frames.edges.length)} of ${numberText(frames.totalCount)} frames`;
  return (
    <>
      {hasFailed && (
        <Box sx={{ p: 4 }}>
          <PagesFailure progress={progress} failure={failure} onRetry={() => onFailureChange(null)} />
        </Box>
      )}
      {pages.hasNext && !hasFailed && <LabelledSpinner label={`Loading: ${progress}`} />}
      <MarketFramesTable frames={frames} total={frames.totalCount} marketHash={marketHash} />
    </>
  );
}
