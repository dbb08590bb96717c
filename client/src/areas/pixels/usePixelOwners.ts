import { graphql } from "react-relay";
import type { usePixelOwnersQuery } from "../../__generated__/usePixelOwnersQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../app/relay/usePanelQuery";
import type { Choice } from "../../ui/form/choices";
import { distinctNames } from "../../ui/table/distinctNames";

/** The customers, and the campaigns of one of them or of all, by which the list can be filtered. */
export function usePixelOwners(customerId: number | null): PanelQuery<usePixelOwnersQuery> {
  return usePanelQuery<usePixelOwnersQuery>(
    "customers and campaigns to choose from",
    graphql`
      query usePixelOwnersQuery($customerId: Int) {
        customers(orderBy: { field: NAME }, first: 5000) @catch {
          totalCount
          nodes {
            customerId
            name
          }
        }
        campaigns(filter: { customerId: $customerId }, orderBy: { field: NAME }, first: 5000) @catch {
          totalCount
          nodes {
            campaignId
            name
          }
        }
      }
    `,
    { customerId },
  );
}

/** The choices of a filter: plain names, choices with distinct names, and how many there are in all. */
type Owners = { names: ReadonlyMap<number, string>; choices: readonly Choice<number>[]; total: number };

function ownersOf(kind: string, names: readonly Choice<number>[], total: number): Owners {
  return { names: new Map(names.map(({ value, label }) => [value, label])), choices: distinctNames(kind, names), total };
}

/** The customers; null if they could not be read. */
export function customersOf({ customers }: usePixelOwnersQuery["response"]): Owners | null {
  if (!customers.ok) return null;
  const { nodes, totalCount } = customers.value;
  return ownersOf("Customer", nodes.map(({ customerId, name }) => ({ value: customerId, label: name })), totalCount);
}

/** The campaigns; null if they could not be read. */
export function campaignsOf({ campaigns }: usePixelOwnersQuery["response"]): Owners | null {
  if (!campaigns.ok) return null;
  const { nodes, totalCount } = campaigns.value;
  return ownersOf("Campaign", nodes.map(({ campaignId, name }) => ({ value: campaignId, label: name })), totalCount);
}
