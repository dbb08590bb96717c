import Box from "@mui/material/Box";
import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest, type IEnvironment } from "relay-runtime";
import type { FramesPageQuery } from "../../__generated__/FramesPageQuery.graphql";
import type { FramesPageAllQuery } from "../../__generated__/FramesPageAllQuery.graphql";
import { bypassCache } from "../../app/relay/network";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { wholeNumber } from "../../ui/form/entries";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Panel } from "../../ui/layout/Panel";
import { Surface } from "../../ui/layout/Surface";
import { tabularNumbers } from "../../ui/layout/style";
import { MapBesideList, useMapView } from "../../ui/map/MapBesideList";
import { CellText } from "../../ui/table/CellText";
import { CopyValue } from "../../ui/table/CopyValue";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { EmptyState } from "../../ui/table/EmptyState";
import { FilterBar } from "../../ui/table/FilterBar";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { numberText } from "../../ui/text/format";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { RouteCustomerSelect } from "../customers/CustomerSelect";
import { FrameDialog } from "./FrameDialog";
import { type AllFrames, FramesMap, type MapFrame, type ReadFrames, useAllFrames } from "./FramesMap";

/** The frames of a customer, a page at a time. */
export function FramesPage() {
  const [customer, setCustomer] = useUrlParam("customer");
  const customerId = customer === null ? null : wholeNumber(customer);
  return (
    <PageFrame title="Inventory">
      <Surface flush>
        <FilterBar label="Choose a customer">
          <RouteCustomerSelect
            label="Select Customer ID:"
            value={customerId}
            onChange={(next) => setCustomer(next === null ? null : String(next), { without: ["page", "frame"] })}
            sx={{ flex: { xs: "1 1 100%", sm: "0 1 320px" }, minWidth: 0 }}
          />
        </FilterBar>
        {customerId === null ? (
          <EmptyState text="Select a customer to see its frames." />
        ) : (
          // Another customer is another list: nothing of the previous one stays.
          <FramePages key={customerId} customerId={customerId} />
        )}
      </Surface>
    </PageFrame>
  );
}

/** The frames of a page, and the most that the graph sends at a time. */
const LIMIT = 10;
const MOST = 100;

const query = graphql`
  query FramesPageQuery($customerId: Int!, $offset: Int!, $limit: Int!, $isMapShown: Boolean!) @throwOnFieldError {
    console {
      mapStyleUrl
    }
    customer(by: { customerId: $customerId }) {
      frames(offset: $offset, limit: $limit) {
        offset
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
          ...FramesMap_frame
        }
      }
      # As many as one call reads, for the map; without them it has those of the page.
      first: frames(offset: 0, limit: 100) @include(if: $isMapShown) @catch(to: NULL) {
        unreadableCount
        frames {
          frameId
          ...FramesMap_frame
        }
      }
    }
  }
`;

/** The pages of a customer's frames. The service does not say how many there are, so the last one may be empty. */
function FramePages({ customerId }: { customerId: number }) {
  const [page, setPage] = useUrlParam("page");
  const offset = pageNumber(page) * LIMIT;
  const view = useMapView();
  const environment = useRelayEnvironment();
  const readFrames: ReadFrames = (options) => readAllFrames(environment, customerId, options);
  const reading = useAllFrames(readFrames);
  const frames = usePanelQuery<FramesPageQuery>("frames", query, { customerId, offset, limit: LIMIT, isMapShown: view.isMapShown });
  const turnTo = (next: number) => setPage(next === 0 ? null : String(next + 1), { without: ["frame"] });
  const pager = (count: number | null, total: number | null) => {
    const turning = count === null ? "The page is still loading." : null;
    return (
      <Box component="nav" aria-label="Pages of frames" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "flex-end", gap: 2, px: 4, py: 2 }}>
        <Box component="span" aria-live="polite" sx={{ mr: 2, fontSize: 13, color: "text.secondary", ...tabularNumbers }}>
          {count !== null && count > 0 && `${numberText(offset + 1)}–${numberText(offset + count)}${total === null ? "" : ` of ${numberText(total)}`}`}
        </Box>
        <ReasonedButton reason={offset === 0 ? "This is the first page." : turning} onClick={() => turnTo(offset / LIMIT - 1)}>
          Previous Page
        </ReasonedButton>
        <ReasonedButton reason={count === 0 ? "There are no more frames." : turning} onClick={() => turnTo(offset / LIMIT + 1)}>
          Next Page
        </ReasonedButton>
      </Box>
    );
  };
  return (
    <Panel
      loadable={frames}
      skeleton={
        <>
          <TableSkeleton columns={5} rows={LIMIT} isInCard />
          {pager(null, null)}
        </>
      }
    >
      {({ console, customer }) => {
        if (customer == null) return <EmptyState text="Customer not found." />;
        const { frames: page, first } = customer;
        const last = page.offset + page.frames.length + page.unreadableCount;
        const total = reading.all?.rowCount ?? wholeCount(first);
        // It may have grown since.
        const known = total !== null && total >= last ? total : null;
        return (
          <Box aria-busy={!frames.isCurrent}>
            <FramesTable
              page={page}
              known={reading.all?.frames ?? first?.frames ?? []}
              total={known}
              customerId={customerId}
              reading={reading}
              view={view}
              styleUrl={console.mapStyleUrl}
            />
            {pager(frames.isCurrent ? last - page.offset : null, known)}
          </Box>
        );
      }}
    </Panel>
  );
}

type Customer = NonNullable<FramesPageQuery["response"]["customer"]>;

/** The number of a customer's frames, if the first that were read are all; null otherwise. */
function wholeCount(first: Customer["first"]): number | null {
  const count = first == null ? MOST : first.frames.length + first.unreadableCount;
  return count < MOST ? count : null;
}

const allQuery = graphql`
  query FramesPageAllQuery($customerId: Int!, $offset: Int!, $limit: Int!) @throwOnFieldError {
    customer(by: { customerId: $customerId }) {
      frames(offset: $offset, limit: $limit) {
        unreadableCount
        frames {
          frameId
          frameRef
          site {
            siteId
            siteRef
            name
          }
          ...FramesMap_frame
        }
      }
    }
  }
`;

/** A frame with the fields of the list. */
type ListedFrame = NonNullable<FramesPageAllQuery["response"]["customer"]>["frames"]["frames"][number];

const columns: readonly Column<ListedFrame>[] = [
  { key: "id", header: "Frame ID", isPinned: true, isOneLine: true, width: 96, text: ({ frameId }) => frameId, cell: ({ frameId }) => <CopyValue what="frame ID" text={String(frameId)} /> },
  { key: "ref", header: "Frame Ref", text: ({ frameRef }) => frameRef, cell: ({ frameRef }) => <CellText>{frameRef}</CellText> },
  { key: "site", header: "Site ID", isOneLine: true, width: 80, text: ({ site }) => site?.siteId, cell: ({ site }) => site?.siteId != null && <CopyValue what="site ID" text={String(site.siteId)} /> },
  { key: "siteRef", header: "Site Ref", text: ({ site }) => site?.siteRef, cell: ({ site }) => <CellText>{site?.siteRef}</CellText> },
  { key: "siteName", header: "Site Name", text: ({ site }) => site?.name, cell: ({ site }) => <CellText>{site?.name}</CellText> },
];

type TableProps = {
  page: Customer["frames"];
  /** The frames that were read for the map. */
  known: readonly MapFrame[];
  /** How many frames there are; null if that is not known. */
  total: number | null;
  customerId: number;
  reading: AllFrames;
  view: ReturnType<typeof useMapView>;
  styleUrl: string | null | undefined;
};

/** A page of a customer's frames as a list, and on a map with others. A click on a row opens the frame. */
function FramesTable({ page: { frames, offset, unreadableCount }, known, total, customerId, reading, view, styleUrl }: TableProps) {
  const environment = useRelayEnvironment();
  const [open, setOpen] = useUrlParam("frame");
  const [active, setActive] = useState<number | null>(null);
  const place = frames.findIndex(({ frameId }) => String(frameId) === open);
  const knownIds = new Set(known.map(({ frameId }) => frameId));
  const onMap: readonly MapFrame[] = [...known, ...frames.filter(({ frameId }) => !knownIds.has(frameId))];
  const opened = frames[place];
  const openAt = (index: number) => {
    const next = frames[index];
    return next === undefined ? null : () => setOpen(String(next.frameId), { replace: true });
  };
  const map = (
    <FramesMap
      frames={onMap}
      listed={new Set(frames.map(({ frameId }) => frameId))}
      active={active}
      onActive={setActive}
      open={open}
      onOpen={(frameId) => (frameId === null ? setOpen(null, { replace: true }) : setOpen(String(frameId)))}
      {...{ offset, total, reading, styleUrl }}
    />
  );
  const table = (
    <Box sx={{ minWidth: 0 }}>
      <DataTable
        label="Frames"
        list={{ name: "frames", filters: ["customer"], total: null, load: (options) => readAllFrames(environment, customerId, options) }}
        columns={columns}
        rows={frames}
        rowKey={({ frameId }) => frameId}
        emptyText={unreadableCount > 0 ? "No frame of this page could be read." : "This customer either has no frames or no more frames."}
        onRowClick={({ frameId }) => setOpen(String(frameId))}
        rowLabel={({ frameId, frameRef }) => `Frame ${frameRef ?? frameId}`}
        isRowActive={({ frameId }) => frameId === active}
        onRowActive={(row) => setActive(row?.frameId ?? null)}
        minWidth={640}
      />
      <PartialListNote shown={frames.length} total={frames.length} unreadable={unreadableCount} />
    </Box>
  );
  return (
    <>
      {frames.length === 0 ? table : <MapBesideList shown={view} listWidth={640} isInCard map={map} list={table} />}
      {opened !== undefined && (
        <FrameDialog
          frame={opened}
          onClose={() => setOpen(null, { replace: true })}
          onPrevious={openAt(place - 1)}
          onNext={openAt(place + 1)}
        />
      )}
    </>
  );
}

/** Reads all frames of a customer, page after page: the service does not say how many there are. It rejects if any page fails. */
async function readAllFrames(environment: IEnvironment, customerId: number, { signal, onProgress, onUnreadable, onKept }: Parameters<ReadFrames>[0]) {
  const frames: ListedFrame[] = [];
  let unreadable = 0;
  // Unreadable rows are missing from the frames of a page, so the number of frames is not the offset of the next page.
  for (let offset = 0; ; offset += MOST) {
    signal.throwIfAborted();
    const variables = { customerId, offset, limit: MOST };
    const options = { fetchPolicy: "network-only" as const, networkCacheConfig: bypassCache };
    onKept?.(environment.retain(createOperationDescriptor(getRequest(allQuery), variables)));
    const page = await fetchQuery<FramesPageAllQuery>(environment, allQuery, variables, options).toPromise();
    if (page?.customer == null) throw new Error("The customer is gone.");
    const { frames: next, unreadableCount } = page.customer.frames;
    frames.push(...next);
    unreadable += unreadableCount;
    onProgress(frames.length);
    if (next.length + unreadableCount > 0) continue;
    onUnreadable(unreadable);
    return frames;
  }
}

/** The most pages that an address may ask for: an offset beyond an Int could not be sent. */
const MOST_PAGES = 100_000_000;

/** The page in the address, counted from 0. An invalid one is the first. */
export function pageNumber(param: string | null): number {
  const page = /^\d+$/.test(param ?? "") ? Number(param) - 1 : 0;
  return page >= 0 && page < MOST_PAGES ? page : 0;
}
