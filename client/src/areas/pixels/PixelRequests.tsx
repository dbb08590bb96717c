import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import pageQuery, { type PixelRequestsQuery } from "../../__generated__/PixelRequestsQuery.graphql";
import { readAllRows } from "../../app/relay/readAllRows";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { EmptyState } from "../../ui/table/EmptyState";
import { momentText } from "../../ui/text/format";
import { Panel } from "../../ui/layout/Panel";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { useCursorPages } from "../../ui/table/useCursorPages";
import { dateRangeInput, daysText, type PixelDates, REQUESTS } from "./pixelDates";

const query = graphql`
  query PixelRequestsQuery(
    $pixelId: Int!
    $dates: DateRangeInput!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError {
    pixel(by: { pixelId: $pixelId }) {
      requests(dates: $dates, first: $first, after: $after, last: $last, before: $before) {
        totalCount
        pageInfo {
          startCursor
          endCursor
        }
        nodes {
          deviceIp
          deviceTime
        }
      }
    }
  }
`;

type Request = NonNullable<PixelRequestsQuery["response"]["pixel"]>["requests"]["nodes"][number];
type Row = Request & { position: number };

const numbered = (requests: readonly Request[]): readonly Row[] => requests.map((request, position) => ({ ...request, position }));

/** Rows of a page. */
export const PAGE_SIZE = 50;

const columns: readonly Column<Row>[] = [
  { key: "ip", header: "Device IP", width: "50%", cell: ({ deviceIp }) => deviceIp, text: ({ deviceIp }) => deviceIp },
  { key: "time", header: "Device Time", isOneLine: true, cell: ({ deviceTime }) => momentText(deviceTime), text: ({ deviceTime }) => deviceTime },
];

type Props = {
  pixelId: number;
  /** The days that Get Pixels was clicked for; null before that. */
  dates: PixelDates | null;
};

/** The requests that a pixel received on the days that Get Pixels was clicked for. */
export function PixelRequests({ pixelId, dates }: Props) {
  const range = dates === null ? null : dateRangeInput(dates);
  const { variables: page, pagingOf } = useCursorPages(PAGE_SIZE, REQUESTS);
  const variables = range === null ? null : { pixelId, dates: range, ...page };
  // Get Pixels has just loaded the first page. Only a reloaded screen does not find it in the store.
  const requests = usePanelQuery<PixelRequestsQuery>("pixel requests", query, variables, "store-or-network");
  if (dates === null || range === null) return <EmptyState text="Choose dates and press Get Pixels." />;
  return (
    <>
      <Box sx={{ px: 4, py: 2, borderBottom: 1, borderColor: "divider", typography: "body2", color: "text.secondary" }}>
        {daysText(dates)}
      </Box>
      <Panel loadable={requests} skeleton={<TableSkeleton columns={2} isInCard />}>
        {({ pixel }) => {
          const { nodes = [], totalCount = 0, pageInfo } = pixel?.requests ?? {};
          return (
            <DataTable
              columns={columns}
              rows={numbered(nodes)}
              rowKey={({ position }) => position}
              label="Pixel Requests"
              list={{
                name: `pixel-${pixelId}-requests`,
                load: async (options) =>
                  numbered(await readAllRows<Request>({ label: "Export of pixel requests", query: pageQuery, variables: { pixelId, dates: range }, path: "pixel.requests" }, options)),
              }}
              emptyText="No pixel requests found."
              sort={null}
              paging={pageInfo && pagingOf(totalCount, pageInfo, requests.isCurrent)}
            />
          );
        }}
      </Panel>
    </>
  );
}
