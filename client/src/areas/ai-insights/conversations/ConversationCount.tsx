import { graphql, useFragment } from "react-relay";
import type { ConversationCount_query$key } from "../../../__generated__/ConversationCount_query.graphql";
import { FilterCount } from "../../../ui/table/FilterBar";
import { numberText } from "../../../ui/text/format";

/** How many of the conversations pass the filters. */
export function ConversationCount({ query }: { query: ConversationCount_query$key }) {
  const { conversations, conversationOptions } = useFragment(
    graphql`
      fragment ConversationCount_query on Query
      @argumentDefinitions(
        filter: { type: "ConversationFilter" }
        orderBy: { type: "ConversationOrder" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      )
      @throwOnFieldError {
        conversations(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
          totalCount
        }
        conversationOptions {
          conversationCount
        }
      }
    `,
    query,
  );
  return (
    <FilterCount>{`${numberText(conversations.totalCount)} of ${numberText(conversationOptions.conversationCount)} conversations`}</FilterCount>
  );
}
