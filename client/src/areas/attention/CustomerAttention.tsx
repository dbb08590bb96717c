import type { ComponentProps } from "react";
import { graphql } from "react-relay";
import type { AttentionKind, CustomerAttentionQuery } from "../../__generated__/CustomerAttentionQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../app/relay/usePanelQuery";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { Panel } from "../../ui/layout/Panel";
import { EmptyState } from "../../ui/table/EmptyState";
import { customerLabel } from "../customers/customerLabel";
import { AttentionList, MANY } from "./AttentionList";

const query = graphql`
  query CustomerAttentionQuery($customerId: Int!, $filter: AttentionItemFilter, $first: Int!) @throwOnFieldError {
    customer(by: { customerId: $customerId }) {
      name
      slug
      attentionCounts {
        ...AttentionList_counts
      }
      attention(filter: $filter, first: $first) {
        ...AttentionList_items
      }
    }
  }
`;

/** The query for what needs attention of a customer; nothing is sent without one. */
export function useCustomerAttention(customerId: number | null, kind: AttentionKind | null): PanelQuery<CustomerAttentionQuery> {
  const variables = customerId === null ? null : { customerId, filter: kind === null ? null : { kinds: [kind] }, first: MANY };
  const panel = usePanelQuery<CustomerAttentionQuery>("what needs attention of this customer", query, variables);
  // What is shown of the previous customer does not stay until that of this one arrives.
  return panel.variables?.customerId === customerId ? panel : { ...panel, draw: null };
}

type Props = { panel: PanelQuery<CustomerAttentionQuery> } & Omit<ComponentProps<typeof AttentionList>, "items" | "counts" | "emptyText">;

/** What needs attention of one customer. */
export function CustomerAttention({ panel, ...list }: Props) {
  return (
    <Panel loadable={panel} failure="inline" skeleton={<TableSkeleton columns={3} rows={5} isInCard />}>
      {({ customer }) =>
        customer == null ? (
          <EmptyState text="Customer not found." />
        ) : (
          <AttentionList
            items={customer.attention}
            counts={customer.attentionCounts}
            emptyText={`Nothing needs attention for ${customerLabel({ name: customer.name, slug: customer.slug })}`}
            {...list}
          />
        )
      }
    </Panel>
  );
}
