import { graphql, useFragment } from "react-relay";
import pageQuery from "../../../__generated__/FramesByMarketPageQuery.graphql";
import type { MarketFramesTable_frames$data, MarketFramesTable_frames$key } from "../../../__generated__/MarketFramesTable_frames.graphql";
import { readAllRows } from "../../../app/relay/readAllRows";
import { CellText } from "../../../ui/table/CellText";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { FrameDialog } from "../../frames/FrameDialog";

type Edge = MarketFramesTable_frames$data["edges"][number];
type Row = Edge["node"];

const columns: readonly Column<Row>[] = [
  { key: "id", header: "Frame ID", isPinned: true, isOneLine: true, cell: ({ frameId }) => frameId, value: ({ frameId }) => frameId },
  { key: "ref", header: "Frame Ref", cell: ({ frameRef }) => <CellText>{frameRef}</CellText>, value: ({ frameRef }) => frameRef },
  { key: "site", header: "Site", cell: ({ site }) => <CellText>{site?.name}</CellText>, value: ({ site }) => site?.name },
  { key: "address", header: "Address", cell: ({ site }) => <CellText>{site?.address}</CellText>, value: ({ site }) => site?.address },
  { key: "latitude", header: "Latitude", align: "right", cell: ({ site }) => site?.latitude, value: ({ site }) => site?.latitude },
  { key: "longitude", header: "Longitude", align: "right", cell: ({ site }) => site?.longitude, value: ({ site }) => site?.longitude },
  { key: "bearing", header: "Angle", describes: "Frame.bearing", align: "right", cell: ({ bearing }) => degrees(bearing), value: ({ bearing }) => bearing },
  { key: "width", header: "Width", describes: "Frame.width", align: "right", cell: ({ width }) => degrees(width), value: ({ width }) => width },
];

type Props = {
  frames: MarketFramesTable_frames$key;
  /** How many the market has: some of them may not have arrived. */
  total: number;
  marketHash: string;
};

/** The frames of the map as a list. A click on a row opens the frame. */
export function MarketFramesTable({ frames: ref, total, marketHash }: Props) {
  const { edges } = useFragment(
    graphql`
      fragment MarketFramesTable_frames on FrameConnection @throwOnFieldError {
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
    ref,
  );
  const [opened, setOpened] = useUrlParam("frame");
  const rows = edges.map(({ node }) => node);
  const open = rows.find(({ frameId }) => String(frameId) === opened);
  return (
    <>
      <DataTable
        label="Frames"
        list={{
          name: "market-frames",
          total,
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
        minWidth={960}
        scrollHeight="480px"
      />
      {open !== undefined && <FrameDialog frame={open} onClose={() => setOpened(null, { replace: true })} />}
    </>
  );
}

function degrees(value: number | null | undefined): string | null {
  return value == null ? null : `${value}°`;
}
