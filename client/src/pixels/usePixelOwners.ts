import { graphql, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import type { usePixelOwnersQuery } from "../__generated__/usePixelOwnersQuery.graphql";

/** All customers and campaigns, by name, for the filters and what is said about them. */
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
            ...PixelForm_campaign
          }
        }
      }
    `,
    queryRef,
  );
  return { customers: customers.nodes, campaigns: campaigns.nodes };
}
