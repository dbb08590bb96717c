import { graphql, useFragment } from "react-relay";
import type { DebugLogConversation_details$key } from "../../__generated__/DebugLogConversation_details.graphql";
import { paths } from "../../app/routing/paths";
import { FieldList } from "../../ui/json/FieldList";
import { CopiedKey } from "./CopiedKey";

/** The details of a conversation, in AI Insights. */
const detailsOf = (conversationId: string) =>
  `${paths.aiInsights()}?${new URLSearchParams({ tab: "conversation-details", conversation: conversationId })}`;

/** What was asked and answered. */
export function DebugLogConversation({ details: ref }: { details: DebugLogConversation_details$key | null }) {
  const details = useFragment(
    graphql`
      fragment DebugLogConversation_details on DebugLogDetails {
        conversationId
        interactionId
        conversationName
        isNewConversation
        conversationPreview
        userPrompt
        userMessagesText
        llmResponseText
        messagesText
      }
    `,
    ref,
  );
  const { conversationId, interactionId } = details ?? {};
  const isNew = details?.isNewConversation ?? null;
  return (
    <FieldList
      label="Conversation"
      fields={[
        {
          label: "Conversation ID",
          value: conversationId && <CopiedKey what="the conversation's ID" text={conversationId} to={detailsOf(conversationId)} />,
        },
        { label: "Interaction ID", value: interactionId && <CopiedKey what="the interaction's ID" text={interactionId} /> },
        { label: "Conversation Name", value: details?.conversationName },
        { label: "New Conversation", value: isNew === null ? null : isNew ? "Yes" : "No" },
        { label: "Conversation Preview", value: details?.conversationPreview },
        { label: "User Prompt", value: details?.userPrompt },
        { label: "User Messages", json: details?.userMessagesText ?? null },
        { label: "LLM Response", json: details?.llmResponseText ?? null },
        { label: "Messages", json: details?.messagesText ?? null },
      ]}
    />
  );
}
