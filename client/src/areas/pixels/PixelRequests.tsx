import Box from "@mui/material/Box";
import { Suspense } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import query from "../../__generated__/PixelRequestsQuery.graphql";
import type { DateRangeInput, PixelRequestsQuery } from "../../__generated__/PixelRequestsQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { DataTable } from "../../ui/DataTable";
import type { Column } from "../../ui/DataTable";
import { EmptyState } from "../../ui/EmptyState";
import { momentText } from "../../ui/format";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { PartialListNote } from "../../ui/PartialListNote";
import { TableSkeleton } from "../../ui/skeletons";
import { useUrlPage } from "../../ui/useUrlPage";
import { dateRangeInput, daysText, REQUESTS_PAGE } from "./pixelDates";
import type { PixelDates } from "./pixelDates";

type Request = { deviceIp: string | null | undefined; deviceTime: string | null | undefined; position: number };

const columns: readonly Column<Request>[] = [
  { key: "ip", header: "Device IP", width: "50%", cell: ({ deviceIp }) => deviceIp },
  { key: "time", header: "Device Time", cell: ({ deviceTime }) => momentText(deviceTime) },
];

const PAGE_SIZE = 50;

type Props = {
  pixelId: number;
  /** The days that Get Pixels was pressed for; null before that. */
  dates: PixelDates | null;
};

/** The requests that a pixel received on the days that Get Pixels was pressed for. */
export function PixelRequests({ pixelId, dates }: Props) {
  const range = dates === null ? null : dateRangeInput(dates);
  if (dates === null || range === null) return <EmptyState text="Choose dates and press Get Pixels." />;
  return (
    <>
      <Box sx={{ px: 4, py: 2, borderBottom: 1, borderColor: "divider", typography: "body2", color: "text.secondary" }}>
        {daysText(dates)}
      </Box>
      <Requests pixelId={pixelId} dates={range} />
    </>
  );
}

function Requests({ pixelId, dates }: { pixelId: number; dates: DateRangeInput }) {
  // Get Pixels has just read them; only an address that was opened anew finds nothing in the store.
  const { queryRef, reload } = usePanelQuery<PixelRequestsQuery>(query, { pixelId, dates }, "store-or-network");
  const waiting = <TableSkeleton columns={2} isInCard />;
  return (
    <PanelBoundary what="pixel requests" onRetry={reload} resetKey={queryRef}>
      <Suspense fallback={waiting}>{queryRef === null ? waiting : <Loaded queryRef={queryRef} />}</Suspense>
    </PanelBoundary>
  );
}

function Loaded({ queryRef }: { queryRef: PreloadedQuery<PixelRequestsQuery> }) {
  const { pixel } = usePreloadedQuery<PixelRequestsQuery>(
    graphql`
      query PixelRequestsQuery($pixelId: Int!, $dates: DateRangeInput!) @throwOnFieldError {
        pixel(pixelId: $pixelId) {
          # The most that one answer holds; a job gathers all of them.
          requests(dates: $dates, first: 5000) {
            totalCount
            nodes {
              deviceIp
              deviceTime
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { totalCount = 0, nodes = [] } = pixel?.requests ?? {};
  const requests = nodes.map((request, position) => ({ ...request, position }));
  const { rows, paging } = useUrlPage(requests, PAGE_SIZE, REQUESTS_PAGE);
  return (
    <>
      <PartialListNote shown={nodes.length} total={totalCount}>
        Run Pixels Job gathers all of them.
      </PartialListNote>
      <DataTable
        label="Pixel Requests"
        columns={columns}
        rows={rows}
        rowKey={({ position }) => position}
        emptyText="No pixel requests found."
        paging={paging}
      />
    </>
  );
}
