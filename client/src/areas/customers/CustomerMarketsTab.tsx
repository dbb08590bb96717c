import Box from "@mui/material/Box";
import { Suspense } from "react";
import { graphql, useFragment, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import type { CustomerMarketsTab_market$key } from "../../__generated__/CustomerMarketsTab_market.graphql";
import customerMarketsTabQuery from "../../__generated__/CustomerMarketsTabQuery.graphql";
import type { CustomerMarketsTabQuery } from "../../__generated__/CustomerMarketsTabQuery.graphql";
import { tabularNumbers } from "../../ui/style";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { EmptyState } from "../../ui/EmptyState";
import { FailedCard } from "../../ui/FailedCard";
import { numberText } from "../../ui/format";
import { LabelledSpinner } from "../../ui/LabelledSpinner";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { Surface } from "../../ui/Surface";

/** The markets of a customer, a card for each. */
export function CustomerMarketsTab({ id }: { id: string }) {
  const { queryRef, reload } = usePanelQuery<CustomerMarketsTabQuery>(customerMarketsTabQuery, { id });
  const waiting = <LabelledSpinner label="Loading Markets" />;
  return (
    <PanelBoundary
      what="markets"
      onRetry={reload}
      resetKey={queryRef}
      renderError={(retry, isBusy) => <FailedCard what="markets" onRetry={retry} isBusy={isBusy} />}
    >
      {queryRef === null ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <Loaded queryRef={queryRef} />
        </Suspense>
      )}
    </PanelBoundary>
  );
}

function Loaded({ queryRef }: { queryRef: PreloadedQuery<CustomerMarketsTabQuery> }) {
  const { node } = usePreloadedQuery<CustomerMarketsTabQuery>(
    graphql`
      query CustomerMarketsTabQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Customer {
            markets {
              marketId
              ...CustomerMarketsTab_market
            }
          }
        }
      }
    `,
    queryRef,
  );
  const markets = node?.markets ?? [];
  if (markets.length === 0) {
    return (
      <Surface>
        <EmptyState text="This customer does not have any markets." />
      </Surface>
    );
  }
  return (
    <Box
      component="ul"
      aria-label="Markets"
      sx={{
        display: "grid",
        gap: 4,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
        m: 0,
        p: 0,
        listStyle: "none",
      }}
    >
      {markets.map((market) => (
        <li key={market.marketId}>
          <MarketCard market={market} />
        </li>
      ))}
    </Box>
  );
}

function MarketCard({ market }: { market: CustomerMarketsTab_market$key }) {
  const { marketId, marketName, marketHash, population } = useFragment(
    graphql`
      fragment CustomerMarketsTab_market on Market {
        marketId
        marketName
        marketHash
        population
      }
    `,
    market,
  );
  return (
    <Surface title={marketName}>
      <Box
        component="dl"
        sx={{
          display: "grid",
          gridTemplateColumns: "auto minmax(0, 1fr)",
          columnGap: 4,
          rowGap: 1,
          m: 0,
          fontSize: 13,
          ...tabularNumbers,
        }}
      >
        <Entry label="ID" value={String(marketId)} />
        <Entry label="Population" value={numberText(population)} />
        <Entry label="Hash" value={marketHash} />
      </Box>
    </Surface>
  );
}

function Entry({ label, value }: { label: string; value: string }) {
  return (
    <>
      <Box component="dt" sx={{ color: "text.secondary" }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: "right", overflowWrap: "anywhere" }}>
        {value}
      </Box>
    </>
  );
}
