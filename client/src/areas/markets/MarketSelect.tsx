import { graphql } from "react-relay";
import type { MarketFilter, MarketSelectQuery } from "../../__generated__/MarketSelectQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../app/relay/usePanelQuery";
import { type Choices, LoadedSelect, type LoadedSelectProps } from "../../ui/form/LoadedSelect";
import { distinctNames } from "../../ui/table/distinct";

const query = graphql`
  query MarketSelectQuery($filter: MarketFilter) @throwOnFieldError {
    markets(filter: $filter, orderBy: { field: NAME }, first: 5000) {
      totalCount
      nodes {
        marketId
        marketHash
        name
      }
    }
  }
`;

/** The markets to choose from. */
export function useMarkets(filter: MarketFilter | null, what = "markets"): PanelQuery<MarketSelectQuery> {
  return usePanelQuery<MarketSelectQuery>(what, query, { filter });
}

/** The markets as choices by their number. */
export function marketChoices({ markets: { nodes, totalCount } }: MarketSelectQuery["response"]): Choices<number> {
  const choices = distinctNames(
    "Market",
    nodes.map(({ marketId, name }) => ({ value: marketId, label: name })),
  );
  return { choices, totalCount };
}

/** The markets as choices by their hash. One without a hash cannot be chosen by it. */
export function marketHashChoices({ markets: { nodes, totalCount } }: MarketSelectQuery["response"]): Choices<string> {
  const choices = nodes.flatMap(({ marketId, marketHash, name }) =>
    marketHash ? [{ value: marketHash, label: name, detail: `#${marketId}` }] : [],
  );
  return { choices, totalCount: totalCount - nodes.length + choices.length };
}

/** Chooses one of the active markets. */
export function ActiveMarketSelect(props: LoadedSelectProps<number>) {
  return <LoadedSelect kind="Market" loadable={useMarkets({ includeInactive: false })} read={marketChoices} {...props} />;
}
