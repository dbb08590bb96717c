import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { FramePagesQuery } from "../../__generated__/FramePagesQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { EmptyState } from "../../ui/table/EmptyState";
import { numberText } from "../../ui/text/format";
import { Panel } from "../../ui/layout/Panel";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { tabularNumbers } from "../../ui/layout/style";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { FramesTable } from "./FramesTable";
import { pageNumber } from "./pageNumber";

const LIMIT = 10;

const query = graphql`
  query FramePagesQuery($customerId: Int!, $offset: Int!, $limit: Int!) @throwOnFieldError {
    customer(by: { customerId: $customerId }) {
      frames(offset: $offset, limit: $limit) {
        frames {
          __typename
        }
        unreadableCount
        ...FramesTable_page
      }
    }
  }
`;

/** The pages of a customer's frames. The service does not say how many there are, so the last one may be empty. */
export function FramePages({ customerId }: { customerId: number }) {
  const [page, setPage] = useUrlParam("page");
  const offset = pageNumber(page) * LIMIT;
  const frames = usePanelQuery<FramePagesQuery>("frames", query, { customerId, offset, limit: LIMIT });
  const turnTo = (next: number) => setPage(next === 0 ? null : String(next + 1), { without: ["frame"] });
  const pager = (count: number | null) => {
    const turning = count === null ? "The page is still loading." : null;
    return (
      <Box component="nav" aria-label="Pages of frames" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "flex-end", gap: 2, px: 4, py: 2 }}>
        <Box component="span" aria-live="polite" sx={{ mr: 2, fontSize: 13, color: "text.secondary", ...tabularNumbers }}>
          {count !== null && count > 0 && `${numberText(offset + 1)}–${numberText(offset + count)}`}
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
          {pager(null)}
        </>
      }
    >
      {({ customer }) =>
        customer ? (
          <Box aria-busy={!frames.isCurrent}>
            <FramesTable page={customer.frames} customerId={customerId} />
            {pager(frames.isCurrent ? customer.frames.frames.length + customer.frames.unreadableCount : null)}
          </Box>
        ) : (
          <EmptyState text="Customer not found." />
        )
      }
    </Panel>
  );
}
