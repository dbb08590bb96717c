import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { ConversationTabQuery } from "../../../__generated__/ConversationTabQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { EmptyState } from "../../../ui/table/EmptyState";
import { Panel } from "../../../ui/layout/Panel";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { Surface } from "../../../ui/layout/Surface";
import { ConversationDetails } from "./ConversationDetails";
import { ConversationSummary } from "./ConversationSummary";
import { ScreenButton } from "../../../ui/layout/ScreenButton";

/** The list of conversations loads it before it opens the tab. */
export const conversationQuery = graphql`
  query ConversationTabQuery($conversationId: String!) @throwOnFieldError {
    conversation(by: { conversationId: $conversationId }) {
      ...ConversationDetails_conversation
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
  const back = <ScreenButton label="Back to List" onClick={onBack} />;
  const without = (content: React.ReactNode) => (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
      <Box>{back}</Box>
      <ConversationSummary summary={null} />
      {content}
    </Box>
  );
  return (
    <Panel
      loadable={loadable}
      failure="card"
      skeleton={without(<TableSkeleton columns={1} rows={12} />)}
      renderError={(error) => without(error)}
    >
      {({ conversation }) =>
        conversation ? (
          <ConversationDetails conversation={conversation} back={back} refetch={loadable.refetch} />
        ) : (
          without(
            <Surface>
              <EmptyState text="No conversation data available." />
            </Surface>,
          )
        )
      }
    </Panel>
  );
}
