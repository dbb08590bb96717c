import Box from "@mui/material/Box";
import { graphql, useFragment, usePaginationFragment } from "react-relay";
import pageQuery from "../../__generated__/FramesByMarketPageQuery.graphql";
import type { MarketFrames_frames$data, MarketFrames_frames$key } from "../../__generated__/MarketFrames_frames.graphql";
import type { MarketFrames_sites$key } from "../../__generated__/MarketFrames_sites.graphql";
import type { MarketFrames_market$key } from "../../__generated__/MarketFrames_market.graphql";
import type { MarketFramesPageQuery } from "../../__generated__/MarketFramesPageQuery.graphql";
import { readAllRows } from "../../app/relay/readAllRows";
import { CellText } from "../../ui/table/CellText";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { numberText } from "../../ui/text/format";
import { LabelledSpinner } from "../../ui/feedback/skeletons";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { FrameDialog } from "./FrameDialog";
import { FrameLayers } from "./FrameLayers";
import { PagesFailure, useAllPages } from "../../app/relay/allPages";

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
          ...MarketFrames_sites
          ...MarketFrames_frames
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

/** The frame that the pointer or the focus is at, on the map or in the list. */
type ActiveFrame = { active: number | null; onActive: (frameId: number | null) => void };

type OnMapProps = Props & ActiveFrame & { hasFailed: boolean; areSitesShown?: boolean; areSectorsShown?: boolean };

/** The frames on the map, as many as have arrived. */
export function MarketFramesOnMap({ market, hasFailed, ...layers }: OnMapProps) {
  const { data, hasNext } = useFrames(market);
  const [, setFrame] = useUrlParam("frame");
  const { edges } = useFragment<MarketFrames_sites$key>(
    graphql`
      fragment MarketFrames_sites on FrameConnection @throwOnFieldError {
        edges {
          node {
            ...FrameLayers_frame
          }
        }
      }
    `,
    data.frames,
  );
  return (
    <FrameLayers
      {...layers}
      frames={edges.map(({ node }) => node)}
      isLoading={hasNext && !hasFailed}
      onFrameOpen={(frameId) => setFrame(String(frameId))}
    />
  );
}

type Edge = MarketFrames_frames$data["edges"][number];
type Row = Edge["node"];

const columns: readonly Column<Row>[] = [
  { key: "id", header: "Frame ID", width: 116, isPinned: true, isOneLine: true, value: ({ frameId }) => frameId },
  { key: "ref", header: "Frame Ref", width: 130, cell: ({ frameRef }) => <CellText>{frameRef}</CellText>, value: ({ frameRef }) => frameRef },
  { key: "site", header: "Site", cell: ({ site }) => <CellText>{site?.name}</CellText>, value: ({ site }) => site?.name },
  { key: "address", header: "Address", cell: ({ site }) => <CellText>{site?.address}</CellText>, value: ({ site }) => site?.address },
  { key: "latitude", header: "Latitude", width: 104, align: "right", value: ({ site }) => site?.latitude },
  { key: "longitude", header: "Longitude", width: 104, align: "right", value: ({ site }) => site?.longitude },
  { key: "bearing", header: "Angle", width: 88, describes: "Frame.bearing", align: "right", cell: ({ bearing }) => degrees(bearing), value: ({ bearing }) => bearing },
  { key: "width", header: "Width", width: 88, describes: "Frame.width", align: "right", cell: ({ width }) => degrees(width), value: ({ width }) => width },
];

const degrees = (value: number | null | undefined) => value != null && `${value}°`;

type ListProps = Props & ActiveFrame & {
  /** Why a page could not be loaded; null if none has failed. */
  failure: Error | null;
  onFailureChange: (failure: Error | null) => void;
};

/** The frames as a list, which loads those that have not arrived. A click on a row opens the frame. */
export function MarketFramesList({ market, failure, onFailureChange, active, onActive }: ListProps) {
  const pages = useFrames(market);
  useAllPages("frames", REST, { ...pages, failure, onFailureChange });
  const { frames, marketHash } = pages.data;
  const { edges } = useFragment<MarketFrames_frames$key>(
    graphql`
      fragment MarketFrames_frames on FrameConnection @throwOnFieldError {
        edges {
          node {
            frameId
            frameRef
            bearing
            width
            site {
              name
              address
              latitude
              longitude
            }
            ...FrameDialog_frame
          }
        }
      }
    `,
    frames,
  );
  const [opened, setOpened] = useUrlParam("frame");
  const rows = edges.map(({ node }) => node);
  const open = rows.find(({ frameId }) => String(frameId) === opened);
  const progress = `${numberText(rows.length)} of ${numberText(frames.totalCount)} frames`;
  return (
    <>
      {failure !== null && (
        <Box sx={{ p: 4 }}>
          <PagesFailure progress={progress} failure={failure} onRetry={() => onFailureChange(null)} />
        </Box>
      )}
      {pages.hasNext && failure === null && <LabelledSpinner label={`Loading: ${progress}`} />}
      <DataTable
        label="Frames"
        list={{
          name: "market-frames",
          // Some of them may not have arrived.
          total: frames.totalCount,
          load: async (options) => {
            const source = { query: pageQuery, variables: { hash: marketHash }, path: "market.frames" };
            const all = await readAllRows<Edge>({ label: "Export of frames", ...source }, options);
            return all.map(({ node }) => node);
          },
        }}
        columns={columns}
        rows={rows}
        rowKey={({ frameId }) => frameId}
        emptyText="This market has no frames."
        onRowClick={({ frameId }) => setOpened(String(frameId))}
        rowLabel={({ frameId, frameRef }) => `Frame ${frameRef ?? frameId}`}
        isRowActive={({ frameId }) => frameId === active}
        onRowActive={(row) => onActive(row?.frameId ?? null)}
        minWidth={960}
        scrollHeight="480px"
      />
      {open !== undefined && <FrameDialog frame={open} onClose={() => setOpened(null, { replace: true })} />}
    </>
  );
}
