import { startTransition, useEffect } from "react";
import { graphql, usePreloadedQuery, useQueryLoader, useRelayEnvironment } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import query from "../../__generated__/usePixelOwnersQuery.graphql";
import type { usePixelOwnersQuery } from "../../__generated__/usePixelOwnersQuery.graphql";
import { refreshQuery } from "../../app/relay/usePanelQuery";
import { distinctNames } from "../../ui/distinctNames";
import type { Choice } from "../../ui/fields";

/** The query of the choices, which follows the customer; null stands for all. What was there stays meanwhile. */
export function usePixelOwnersLoader(customerId: number | null): {
  queryRef: PreloadedQuery<usePixelOwnersQuery> | null;
  reload: () => Promise<void>;
} {
  const environment = useRelayEnvironment();
  const [queryRef, load] = useQueryLoader<usePixelOwnersQuery>(query);
  useEffect(() => {
    startTransition(() => load({ customerId }, { fetchPolicy: "store-and-network" }));
  }, [load, customerId]);
  return {
    queryRef: queryRef ?? null,
    reload: async () => {
      await refreshQuery<usePixelOwnersQuery>(environment, query, { customerId });
      load({ customerId }, { fetchPolicy: "store-or-network" });
    },
  };
}

/** What a filter offers: names as they are, choices that can be told apart, and how many there are in all. */
type Owners = { names: ReadonlyMap<number, string>; choices: readonly Choice<number>[]; total: number };

function ownersOf(kind: string, names: readonly Choice<number>[], total: number): Owners {
  return { names: new Map(names.map(({ value, label }) => [value, label])), choices: distinctNames(kind, names), total };
}

/** All customers by name, and the campaigns of the chosen one, as choices of the filters; null where they failed. */
export function usePixelOwners(queryRef: PreloadedQuery<usePixelOwnersQuery>): {
  customers: Owners | null;
  campaigns: Owners | null;
} {
  const { customers, campaigns } = usePreloadedQuery<usePixelOwnersQuery>(
    graphql`
      query usePixelOwnersQuery($customerId: Int) {
        customers(orderBy: { field: NAME }, first: 5000) @catch {
          totalCount
          nodes {
            customerId
            customerName
          }
        }
        campaigns(filter: { customerId: $customerId }, orderBy: { field: REF }, first: 5000) @catch {
          totalCount
          nodes {
            campaignId
            campaignRef
          }
        }
      }
    `,
    queryRef,
  );
  return {
    customers: customers.ok
      ? ownersOf(
          "Customer",
          customers.value.nodes.map(({ customerId, customerName }) => ({ value: customerId, label: customerName })),
          customers.value.totalCount,
        )
      : null,
    campaigns: campaigns.ok
      ? ownersOf(
          "Campaign",
          campaigns.value.nodes.map(({ campaignId, campaignRef }) => ({ value: campaignId, label: campaignRef })),
          campaigns.value.totalCount,
        )
      : null,
  };
}
