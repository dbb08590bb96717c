import { graphql } from "react-relay";
import type { ConversationAnalyticsFilter } from "../../../__generated__/AnalyticsTabQuery.graphql";
import type { useAnalyticsChoicesQuery } from "../../../__generated__/useAnalyticsChoicesQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../../app/relay/usePanelQuery";
import type { Choice } from "../../../ui/form/choices";

const query = graphql`
  query useAnalyticsChoicesQuery($ofDays: ConversationAnalyticsFilter!, $ofCustomer: ConversationAnalyticsFilter!) {
    ofDays: conversationAnalytics(filter: $ofDays) {
      customers {
        customerId
        label
      }
    }
    ofCustomer: conversationAnalytics(filter: $ofCustomer) {
      users {
        userId
        label
      }
    }
  }
`;

/** What the analytics can be filtered by. */
export type AnalyticsChoices = PanelQuery<useAnalyticsChoicesQuery>;

/** The customers to choose from; null if they could not be read. */
export function customersOf({ ofDays }: useAnalyticsChoicesQuery["response"]): readonly Choice<number>[] | null {
  return ofDays?.customers?.map(({ customerId, label }) => ({ value: customerId, label })) ?? null;
}

/** The users to choose from; null if they could not be read. */
export function usersOf({ ofCustomer }: useAnalyticsChoicesQuery["response"]): readonly Choice<number>[] | null {
  return ofCustomer?.users?.map(({ userId, label }) => ({ value: userId, label })) ?? null;
}

/**
 * The customers of the filter's days, and the users of its customer: those of the whole filter would be only the ones
 * that it already names.
 */
export function useAnalyticsChoices({ dates, includeInternalUsers, customerId }: ConversationAnalyticsFilter): AnalyticsChoices {
  const ofDays = { ...(dates && { dates }), ...(includeInternalUsers === true && { includeInternalUsers }) };
  const ofCustomer = { ...ofDays, ...(customerId !== undefined && { customerId }) };
  return usePanelQuery<useAnalyticsChoicesQuery>("customers and users", query, { ofDays, ofCustomer });
}
