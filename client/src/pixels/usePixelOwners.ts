import { graphql, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import type { usePixelOwnersQuery } from "../__generated__/usePixelOwnersQuery.graphql";

/** All customers and campaigns, by name, as choices of the filters. */
export function usePixelOwners(queryRef: PreloadedQuery<usePixelOwnersQuery>) {
  const { customers, campaigns } = usePreloadedQuery<usePixelOwnersQuery>(
    graphql`
      query usePixelOwnersQuery @throwOnFieldError {
        customers(orderBy: { field: NAME }, first: 5000) {
          nodes {
            customerId
            customerName
          }
        }
        campaigns(orderBy: { field: REF }, first: 5000) {
          nodes {
            campaignId
            campaignRef
            customerId
          }
        }
      }
    `,
    queryRef,
  );
  return {
    customers: customers.nodes.map(({ customerId, customerName }) => ({ value: customerId, label: customerName })),
    campaigns: campaigns.nodes.map(({ campaignId, campaignRef, customerId }) => ({
      value: campaignId,
      label: campaignRef,
      customerId,
    })),
  };
}
