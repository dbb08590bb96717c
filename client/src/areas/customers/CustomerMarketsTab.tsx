import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { CustomerMarketsTab_market$key } from "../../__generated__/CustomerMarketsTab_market.graphql";
import type { CustomerMarketsTabQuery } from "../../__generated__/CustomerMarketsTabQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { Details } from "../../ui/layout/KeyFacts";
import { EmptyState } from "../../ui/table/EmptyState";
import { numberText } from "../../ui/text/format";
import { LabelledSpinner } from "../../ui/feedback/skeletons";
import { Panel } from "../../ui/layout/Panel";
import { tabularNumbers } from "../../ui/layout/style";
import { Surface } from "../../ui/layout/Surface";
import { MarketLink } from "../markets/MarketLink";

const query = graphql`
  query CustomerMarketsTabQuery($slug: String!) @preloadable @throwOnFieldError {
    customer(by: { slug: $slug }) {
      markets(first: 5000) {
        nodes {
          marketId
          ...CustomerMarketsTab_market
        }
      }
    }
  }
`;

/** The markets of a customer, a card for each. */
export function CustomerMarketsTab({ slug }: { slug: string }) {
  const markets = usePanelQuery<CustomerMarketsTabQuery>("markets", query, { slug });
  return (
    <Panel loadable={markets} skeleton={<LabelledSpinner label="Loading Markets" />} failure="card">
      {({ customer }) =>
        customer == null || customer.markets.nodes.length === 0 ? (
          <Surface>
            <EmptyState text="This customer does not have any markets." />
          </Surface>
        ) : (
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
            {customer.markets.nodes.map((market) => (
              <li key={market.marketId}>
                <MarketCard market={market} />
              </li>
            ))}
          </Box>
        )
      }
    </Panel>
  );
}

function MarketCard({ market }: { market: CustomerMarketsTab_market$key }) {
  const data = useFragment(
    graphql`
      fragment CustomerMarketsTab_market on Market {
        marketId
        marketHash
        population
        ...MarketLink_market
      }
    `,
    market,
  );
  const { marketId, marketHash, population } = data;
  return (
    <Surface title={<MarketLink market={data} />}>
      <Details
        entries={{ ID: String(marketId), Population: numberText(population), Hash: marketHash }}
        sx={{
          gridTemplateColumns: "auto minmax(0, 1fr)",
          columnGap: 4,
          rowGap: 1,
          fontSize: 13,
          ...tabularNumbers,
          "& > dd": { m: 0, textAlign: "right", overflowWrap: "anywhere" },
        }}
      />
    </Surface>
  );
}
