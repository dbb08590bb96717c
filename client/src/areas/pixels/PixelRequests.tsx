import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { PixelRequestsQuery } from "../../__generated__/PixelRequestsQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { EmptyState } from "../../ui/table/EmptyState";
import { momentText } from "../../ui/text/format";
import { Panel } from "../../ui/layout/Panel";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { useUrlTable } from "../../ui/table/useUrlTable";
import { dateRangeInput, daysText, type PixelDates, REQUESTS_PAGE } from "./pixelDates";

const query = graphql`
  query PixelRequestsQuery($pixelId: Int!, $dates: DateRangeInput!) @throwOnFieldError {
    pixel(by: { pixelId: $pixelId }) {
      # The most that one response holds; a job gathers all of them.
      requests(dates: $dates, first: 5000) {
        totalCount
        nodes {
          deviceIp
          deviceTime
        }
      }
    }
  }
`;

type Pixel = NonNullable<PixelRequestsQuery["response"]["pixel"]>;
type Row = Pixel["requests"]["nodes"][number] & { position: number };

const columns: readonly Column<Row>[] = [
  { key: "ip", header: "Device IP", width: "50%", cell: ({ deviceIp }) => deviceIp },
  { key: "time", header: "Device Time", isOneLine: true, cell: ({ deviceTime }) => momentText(deviceTime) },
];

type Props = {
  pixelId: number;
  /** The days that Get Pixels was clicked for; null before that. */
  dates: PixelDates | null;
};

/** The requests that a pixel received on the days that Get Pixels was clicked for. */
export function PixelRequests({ pixelId, dates }: Props) {
  const range = dates === null ? null : dateRangeInput(dates);
  const variables = range === null ? null : { pixelId, dates: range };
  // Get Pixels has just loaded them. Only a reloaded page does not find them in the store.
  const requests = usePanelQuery<PixelRequestsQuery>("pixel requests", query, variables, "store-or-network");
  if (dates === null || range === null) return <EmptyState text="Choose dates and press Get Pixels." />;
  return (
    <>
      <Box sx={{ px: 4, py: 2, borderBottom: 1, borderColor: "divider", typography: "body2", color: "text.secondary" }}>
        {daysText(dates)}
      </Box>
      <Panel loadable={requests} skeleton={<TableSkeleton columns={2} isInCard />}>
        {({ pixel }) => <RequestsTable requests={pixel?.requests} />}
      </Panel>
    </>
  );
}

function RequestsTable({ requests }: { requests: Pixel["requests"] | undefined }) {
  const nodes = requests?.nodes ?? [];
  const table = useUrlTable({
    columns,
    rows: nodes.map((request, position) => ({ ...request, position })),
    rowKey: ({ position }) => position,
    pageSize: 50,
    pageParam: REQUESTS_PAGE,
  });
  return (
    <>
      <PartialListNote shown={nodes.length} total={requests?.totalCount ?? 0}>
        Run Pixels Job gathers all of them.
      </PartialListNote>
      <DataTable {...table} label="Pixel Requests" emptyText="No pixel requests found." />
    </>
  );
}
