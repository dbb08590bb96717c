import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ConversationDetails_conversation$key } from "../../../__generated__/ConversationDetails_conversation.graphql";
import { CopyButton } from "../../../app/CopyButton";
import { paths } from "../../../app/routing/paths";
import { longMomentText } from "../../../ui/text/format";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { KeyFacts } from "../../../ui/layout/KeyFacts";
import { Surface } from "../../../ui/layout/Surface";
import { TextLink } from "../../../ui/url/TextLink";
import { DIAGNOSTICS_WIDTH, DiagnosticsPanel } from "../diagnosis/DiagnosticsPanel";
import { useDiagnosis } from "../diagnosis/useDiagnosis";
import { ConversationSummary } from "./ConversationSummary";
import { ConversationTurns } from "./ConversationTurns";
import { CopyTranscriptButton } from "./CopyTranscriptButton";
import { useScreenSubject } from "../../../ui/layout/screenSubject";
import { useScreenAction } from "../../../ui/layout/screenActions";

type Props = {
  conversation: ConversationDetails_conversation$key;
  /** The button that leads back to the list. */
  back: ReactNode;
  /** Refetches the conversation. */
  refetch: () => Promise<void>;
};

/** What a conversation is about, its figures and its turns, and questions about it. */
export function ConversationDetails({ conversation: ref, back, refetch }: Props) {
  const conversation = useFragment(
    graphql`
      fragment ConversationDetails_conversation on Conversation @throwOnFieldError {
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
        summary {
          ...ConversationSummary_summary
        }
        ...ConversationTurns_conversation
      }
    `,
    ref,
  );
  const { conversationId, title } = conversation;
  const [isAnalyzing, setAnalyzing] = useState(false);
  const analyze = useRef<HTMLButtonElement>(null);
  const toggle = () => setAnalyzing(!isAnalyzing);
  useScreenAction({ label: "Analyze", reason: null, run: toggle });
  useScreenSubject({ kind: "Conversation", label: title || conversationId, address: paths.conversation(conversationId) });
  // Here, so that a reply may arrive while the panel is closed.
  const diagnosis = useDiagnosis(conversationId);
  const { customerId, userId } = conversation;
  const customer = conversation.customer.ok ? conversation.customer.value : null;
  const customerLabel = conversation.customerLabel.ok ? conversation.customerLabel.value : null;
  const userLabel = conversation.userLabel.ok ? conversation.userLabel.value : null;
  const facts = [
    { label: "ID", value: conversationId, action: <CopyButton what="the conversation's ID" text={conversationId} /> },
    { label: "User", value: userLabel ?? userId },
    { label: "Customer", value: customer ? <TextLink to={paths.customer(customer.slug)}>{customerLabel ?? customerId}</TextLink> : customerId },
    { label: "Model", value: conversation.model },
    { label: "Created", value: longMomentText(conversation.createdAt) },
    { label: "Type", value: conversation.initiationTypeText },
  ];
  return (
    <>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: 4,
          // The panel does not cover the turns that it is about.
          ...(isAnalyzing && { mr: { lg: `${DIAGNOSTICS_WIDTH}px` }, "@media print": { mr: 0 } }),
        }}
      >
        <Surface
          title={<Box sx={{ overflowWrap: "anywhere" }}>{title}</Box>}
          actions={
            <>
              <Button ref={analyze} aria-expanded={isAnalyzing} onClick={toggle}>
                Analyze
              </Button>
              <CopyTranscriptButton conversationId={conversationId} />
              {back}
            </>
          }
        >
          <MissingPart what="the user" parts={[conversation.userLabel]} onRetry={refetch} isInline />
          <MissingPart what="the customer" parts={[conversation.customer, conversation.customerLabel]} onRetry={refetch} isInline />
          <KeyFacts label="Conversation" facts={facts.map((fact) => ({ ...fact, value: fact.value || "—" }))} />
        </Surface>
        <ConversationSummary summary={conversation.summary} />
        <Box sx={{ containerType: "inline-size" }}>
          <ConversationTurns conversation={conversation} refetch={refetch} />
        </Box>
      </Box>
      {isAnalyzing && (
        <DiagnosticsPanel
          diagnosis={diagnosis}
          onClose={() => {
            setAnalyzing(false);
            analyze.current?.focus();
          }}
        />
      )}
    </>
  );
}
