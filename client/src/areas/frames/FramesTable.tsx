import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { FramesTable_page$key } from "../../__generated__/FramesTable_page.graphql";
import { CellText } from "../../ui/table/CellText";
import { CopyValue } from "../../ui/table/CopyValue";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { FrameDialog } from "./FrameDialog";
import { type ListedFrame, readAllFrames } from "./readAllFrames";

const columns: readonly Column<ListedFrame>[] = [
  { key: "id", header: "Frame ID", isPinned: true, isOneLine: true, text: ({ frameId }) => frameId, cell: ({ frameId }) => <CopyValue what="frame ID" text={String(frameId)} /> },
  { key: "ref", header: "Frame Ref", text: ({ frameRef }) => frameRef, cell: ({ frameRef }) => <CellText>{frameRef}</CellText> },
  { key: "site", header: "Site ID", isOneLine: true, text: ({ site }) => site?.siteId, cell: ({ site }) => site?.siteId != null && <CopyValue what="site ID" text={String(site.siteId)} /> },
  { key: "siteRef", header: "Site Ref", text: ({ site }) => site?.siteRef, cell: ({ site }) => <CellText>{site?.siteRef}</CellText> },
  { key: "siteName", header: "Site Name", text: ({ site }) => site?.name, cell: ({ site }) => <CellText>{site?.name}</CellText> },
];

type Props = { page: FramesTable_page$key; customerId: number };

/** A page of a customer's frames. A click on a row opens the frame. */
export function FramesTable({ page, customerId }: Props) {
  const environment = useRelayEnvironment();
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
        list={{ name: "frames", filters: ["customer"], load: (options) => readAllFrames(environment, customerId, options) }}
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
