import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { TopMarkets_query$data, TopMarkets_query$key } from "../../../__generated__/TopMarkets_query.graphql";
import { EmptyState } from "../../../ui/table/EmptyState";
import { momentText } from "../../../ui/text/format";
import { tabularNumbers } from "../../../ui/layout/style";
import { OpenMarketCard } from "./OpenMarketLink";
import { YesNoChip } from "./YesNoChip";

type Market = TopMarkets_query$data["markets"]["nodes"][number];

/** The important markets, a card for each. */
export function TopMarkets({ query }: { query: TopMarkets_query$key }) {
  const { markets } = useFragment(
    graphql`
      fragment TopMarkets_query on Query @throwOnFieldError {
        markets(filter: { isImportant: true }, orderBy: { field: NAME }, first: 100) {
          nodes {
            marketId
            name
            # The list below is of the same call, and says if it failed.
            newestProcessingJob @catch {
              createdAt
              hasImpressions
              hasDemographics
            }
          }
        }
      }
    `,
    query,
  );
  if (markets.nodes.length === 0) return <EmptyState text="No top markets found." />;
  return (
    <Box
      component="ul"
      aria-label="Top markets"
      sx={{
        display: "grid",
        gap: 3,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 210px), 1fr))",
        m: 0,
        p: 0,
        listStyle: "none",
      }}
    >
      {markets.nodes.map((market) => (
        <li key={market.marketId}>
          <OpenMarketCard marketId={market.marketId}>
            <Box component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
              {market.name}
            </Box>
            <NewestJob job={market.newestProcessingJob} />
          </OpenMarketCard>
        </li>
      ))}
    </Box>
  );
}

function NewestJob({ job }: { job: Market["newestProcessingJob"] }) {
  if (!job.ok) return null;
  const quiet = { color: "text.secondary", fontSize: 12, ...tabularNumbers };
  if (!job.value) {
    return (
      <Box component="span" sx={quiet}>
        No jobs
      </Box>
    );
  }
  const { createdAt, hasImpressions, hasDemographics } = job.value;
  const states = { Impressions: hasImpressions, Demographics: hasDemographics };
  return (
    <>
      <Box component="span" sx={quiet}>
        {momentText(createdAt)}
      </Box>
      {Object.entries(states).map(([label, isDone]) => (
        <Box component="span" key={label} sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 2, fontSize: 13 }}>
          {label} <YesNoChip isDone={isDone} />
        </Box>
      ))}
    </>
  );
}
