import { graphql, useFragment } from "react-relay";
import type { FramesTable_page$data, FramesTable_page$key } from "../../__generated__/FramesTable_page.graphql";
import { CellText } from "../../ui/table/CellText";
import { CopyValue } from "../../ui/table/CopyValue";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { FrameDialog } from "./FrameDialog";

type Row = FramesTable_page$data["frames"][number];

const list = { name: "frames", hasNoFile: true };

const columns: readonly Column<Row>[] = [
  { key: "id", header: "Frame ID", isPinned: true, isOneLine: true, cell: ({ frameId }) => <CopyValue what="frame ID" text={String(frameId)} /> },
  { key: "ref", header: "Frame Ref", cell: ({ frameRef }) => <CellText>{frameRef}</CellText> },
  { key: "site", header: "Site ID", isOneLine: true, cell: ({ site }) => site?.siteId != null && <CopyValue what="site ID" text={String(site.siteId)} /> },
  { key: "siteRef", header: "Site Ref", cell: ({ site }) => <CellText>{site?.siteRef}</CellText> },
  { key: "siteName", header: "Site Name", cell: ({ site }) => <CellText>{site?.name}</CellText> },
];

/** A page of frames. A click on a row opens the frame. */
export function FramesTable({ page }: { page: FramesTable_page$key }) {
  const { frames } = useFragment(
    graphql`
      fragment FramesTable_page on FramePage @throwOnFieldError {
        frames {
          frameId
          frameRef
          site {
            siteId
            siteRef
            name
          }
          ...FrameDialog_frame
        }
      }
    `,
    page,
  );
  const [open, setOpen] = useUrlParam("frame");
  const opened = frames.find(({ frameId }) => String(frameId) === open);
  return (
    <>
      <DataTable
        label="Frames"
        list={list}
        columns={columns}
        rows={frames}
        rowKey={({ frameId }) => frameId}
        emptyText="This customer either has no frames or no more frames."
        onRowClick={({ frameId }) => setOpen(String(frameId))}
        rowLabel={({ frameId, frameRef }) => `Frame ${frameRef ?? frameId}`}
        minWidth={640}
      />
      {opened !== undefined && <FrameDialog frame={opened} onClose={() => setOpen(null, { replace: true })} />}
    </>
  );
}
