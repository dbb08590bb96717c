import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { FramesTableAllQuery, FramesTableAllQuery$data } from "../../__generated__/FramesTableAllQuery.graphql";
import type { FramesTable_page$key } from "../../__generated__/FramesTable_page.graphql";
import { bypassCache } from "../../app/relay/network";
import { CellText } from "../../ui/table/CellText";
import { CopyValue } from "../../ui/table/CopyValue";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { PartialListNote } from "../../ui/table/PartialListNote";
import type { LoadOptions } from "../../ui/table/namedList";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { FrameDialog } from "./FrameDialog";

/** The most frames that the graph sends at a time. */
const LIMIT = 100;

/** A frame with the fields of the list. */
type ListedFrame = NonNullable<FramesTableAllQuery$data["customer"]>["frames"]["frames"][number];

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
  const { frames, unreadableCount } = useFragment(
    graphql`
      fragment FramesTable_page on FramePage @throwOnFieldError {
        unreadableCount
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
        list={{ name: "frames", filters: ["customer"], total: null, load: (options) => readAllFrames(environment, customerId, options) }}
        columns={columns}
        rows={frames}
        rowKey={({ frameId }) => frameId}
        emptyText={unreadableCount > 0 ? "No frame of this page could be read." : "This customer either has no frames or no more frames."}
        onRowClick={({ frameId }) => setOpen(String(frameId))}
        rowLabel={({ frameId, frameRef }) => `Frame ${frameRef ?? frameId}`}
        minWidth={640}
      />
      <PartialListNote shown={frames.length} total={frames.length} unreadable={unreadableCount} />
      {opened !== undefined && <FrameDialog frame={opened} onClose={() => setOpen(null, { replace: true })} />}
    </>
  );
}

/** Reads all frames of a customer, page after page: the service does not say how many there are. It rejects if any page fails. */
async function readAllFrames(environment: IEnvironment, customerId: number, { signal, onProgress, onUnreadable }: LoadOptions): Promise<readonly ListedFrame[]> {
  const query = graphql`
    query FramesTableAllQuery($customerId: Int!, $offset: Int!, $limit: Int!) @throwOnFieldError {
      customer(by: { customerId: $customerId }) {
        frames(offset: $offset, limit: $limit) {
          frames {
            frameId
            frameRef
            site {
              siteId
              siteRef
              name
            }
          }
          unreadableCount
          hasNextPage
        }
      }
    }
  `;
  const frames: ListedFrame[] = [];
  let unreadable = 0;
  // Unreadable rows are missing from the frames of a page, so the number of frames is not the offset of the next page.
  for (let offset = 0; ; offset += LIMIT) {
    signal.throwIfAborted();
    const variables = { customerId, offset, limit: LIMIT };
    const options = { fetchPolicy: "network-only" as const, networkCacheConfig: bypassCache };
    const page = await fetchQuery<FramesTableAllQuery>(environment, query, variables, options).toPromise();
    if (page?.customer == null) throw new Error("The customer is gone.");
    const { frames: next, unreadableCount, hasNextPage } = page.customer.frames;
    frames.push(...next);
    unreadable += unreadableCount;
    onProgress(frames.length);
    if (hasNextPage) continue;
    onUnreadable(unreadable);
    return frames;
  }
}
