import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { ConversationsTabQuery } from "../../../__generated__/ConversationsTabQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../../app/relay/usePanelQuery";
import { Panel } from "../../../ui/layout/Panel";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { Surface } from "../../../ui/layout/Surface";
import { useRested } from "../../../ui/useRested";
import { useEver } from "../useEver";
import { ConversationChoices } from "./ConversationChoices";
import { ConversationCount } from "./ConversationCount";
import { ConversationFilterBar } from "./ConversationFilterBar";
import { conversationsOf } from "./conversationList";
import { ConversationsTable } from "./ConversationsTable";

/** How long the text of the search rests before the list is loaded. */
const PAUSE_MS = 250;

const query = graphql`
  query ConversationsTabQuery(
    $filter: ConversationFilter!
    $orderBy: ConversationOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    ...ConversationChoices_query
    ...ConversationCount_query @arguments(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before)
    ...ConversationsTable_query @arguments(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before)
  }
`;

/** The conversations that the address asks for. */
export type ConversationList = PanelQuery<ConversationsTabQuery>;

/** Loads the conversations when the tab is first open, and keeps them. */
export function useConversationList(isTabOpen: boolean): ConversationList {
  const [search] = useSearchParams();
  const wanted = conversationsOf(search);
  const rested = conversationsOf(new URLSearchParams(useRested(search.toString(), PAUSE_MS)));
  const isTyping = wanted.filter.text !== rested.filter.text;
  const isNeeded = useEver(isTabOpen);
  const list = usePanelQuery<ConversationsTabQuery>("conversations", query, isNeeded ? (isTyping ? rested : wanted) : null);
  return { ...list, isCurrent: list.isCurrent && !isTyping };
}

/** The conversations of all users with the assistant. A click on one opens its details. */
export function ConversationsTab({ list }: { list: ConversationList }) {
  // A failure shows below.
  const quiet = { ...list, isStale: false };
  return (
    <Surface flush>
      <ConversationFilterBar
        choices={
          <Panel loadable={quiet} skeleton={<ConversationChoices query={null} />} renderError={() => <ConversationChoices query={null} />}>
            {(data) => <ConversationChoices query={data} />}
          </Panel>
        }
        count={
          <Panel loadable={quiet} skeleton={null} renderError={() => null}>
            {(data) => <ConversationCount query={data} />}
          </Panel>
        }
      />
      <Panel loadable={list} skeleton={<TableSkeleton columns={7} rows={16} isInCard />}>
        {(data) => <ConversationsTable query={data} isCurrent={list.isCurrent} refetch={list.refetch} />}
      </Panel>
    </Surface>
  );
}
