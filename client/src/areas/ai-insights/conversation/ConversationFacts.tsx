import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ConversationFacts_conversation$key } from "../../../__generated__/ConversationFacts_conversation.graphql";
import { CopyButton } from "../../../app/CopyButton";
import { paths } from "../../../app/routing/paths";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { KeyFacts } from "../../../ui/layout/KeyFacts";
import { Surface } from "../../../ui/layout/Surface";
import { longMomentText } from "../../../ui/text/format";
import { TextLink } from "../../../ui/url/TextLink";

type Props = {
  conversation: ConversationFacts_conversation$key;
  actions?: ReactNode;
  refetch: () => Promise<void>;
};

/** What a conversation is about, and whose it is. The list knows as much. */
export function ConversationFacts({ conversation, actions, refetch }: Props) {
  const { conversationId, title, userId, customerId, model, createdAt, initiationTypeText, ...parts } = useFragment(
    graphql`
      fragment ConversationFacts_conversation on Conversation @throwOnFieldError {
        conversationId
        title
        userId
        # Without the name the number is enough.
        userLabel @catch
        customerId
        customerLabel @catch
        customer @catch {
          slug
        }
        model
        createdAt
        initiationTypeText
      }
    `,
    conversation,
  );
  const customer = parts.customer.ok ? parts.customer.value : null;
  const customerLabel = parts.customerLabel.ok ? parts.customerLabel.value : null;
  const userLabel = parts.userLabel.ok ? parts.userLabel.value : null;
  const facts = [
    { label: "ID", value: conversationId, action: <CopyButton what="the conversation's ID" text={conversationId} /> },
    { label: "User", value: userLabel ?? userId },
    { label: "Customer", value: customer ? <TextLink to={paths.customer(customer.slug)}>{customerLabel ?? customerId}</TextLink> : customerId },
    { label: "Model", value: model },
    { label: "Created", value: longMomentText(createdAt) },
    { label: "Type", value: initiationTypeText },
  ];
  return (
    <Surface title={<Box sx={{ overflowWrap: "anywhere" }}>{title}</Box>} actions={actions}>
      <MissingPart what="the user" parts={[parts.userLabel]} onRetry={refetch} isInline />
      <MissingPart what="the customer" parts={[parts.customer, parts.customerLabel]} onRetry={refetch} isInline />
      <KeyFacts label="Conversation" facts={facts.map((fact) => ({ ...fact, value: fact.value || "—" }))} />
    </Surface>
  );
}
