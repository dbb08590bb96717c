import { startTransition, useEffect } from "react";
import { graphql, usePreloadedQuery, useQueryLoader, useRelayEnvironment } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import query from "../__generated__/usePixelOwnersQuery.graphql";
import type { usePixelOwnersQuery } from "../__generated__/usePixelOwnersQuery.graphql";
import { refreshQuery } from "../app/usePanelQuery";
import { campaignLabel } from "../customers/names";

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

/** All customers by name and the campaigns of the chosen one as choices of the filters, with how many there are. */
export function usePixelOwners(queryRef: PreloadedQuery<usePixelOwnersQuery>) {
  const { customers, campaigns } = usePreloadedQuery<usePixelOwnersQuery>(
    graphql`
      query usePixelOwnersQuery($customerId: Int) @throwOnFieldError {
        customers(orderBy: { field: NAME }, first: 5000) {
          totalCount
          nodes {
            customerId
            customerName
          }
        }
        campaigns(filter: { customerId: $customerId }, orderBy: { field: REF }, first: 5000) {
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
    customers: customers.nodes.map(({ customerId, customerName }) => ({ value: customerId, label: customerName })),
    totalCustomers: customers.totalCount,
    campaigns: campaigns.nodes.map(({ campaignId, campaignRef }) => ({
      value: campaignId,
      label: campaignLabel({ campaignId, campaignRef }),
    })),
    totalCampaigns: campaigns.totalCount,
  };
}
