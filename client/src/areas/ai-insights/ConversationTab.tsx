import Button from "@mui/material/Button";
import { graphql } from "react-relay";
import type { ConversationTabQuery } from "../../__generated__/ConversationTabQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { TableSkeleton } from "../../ui/skeletons";

/** The list of conversations loads it before it opens the tab. */
export const conversationQuery = graphql`
  query ConversationTabQuery($conversationId: String!) @throwOnFieldError {
    conversation(by: { conversationId: $conversationId }) {
      title
    }
  }
`;

type Props = {
  conversationId: string;
  /** Goes back to the list. */
  onBack: () => void;
};

/** A conversation with its turns. */
export function ConversationTab({ conversationId, onBack }: Props) {
  const loadable = usePanelQuery<ConversationTabQuery>(
    "the conversation",
    conversationQuery,
    { conversationId },
    // A click on the list has just loaded it.
    "store-or-network",
  );
  return (
    <>
      <Button onClick={onBack}>Back to List</Button>
      <Panel loadable={loadable} failure="card" skeleton={<TableSkeleton columns={1} />}>
        {({ conversation }) => conversation?.title ?? <EmptyState text="No conversation data available." />}
      </Panel>
    </>
  );
}
