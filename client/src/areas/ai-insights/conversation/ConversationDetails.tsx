import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ConversationDetails_conversation$key } from "../../../__generated__/ConversationDetails_conversation.graphql";
import { longMomentText } from "../../../ui/format";
import { KeyFacts } from "../../../ui/KeyFacts";
import { Surface } from "../../../ui/Surface";
import { DIAGNOSTICS_WIDTH, DiagnosticsPanel } from "../diagnosis/DiagnosticsPanel";
import { useDiagnosis } from "../diagnosis/useDiagnosis";
import { ConversationSummary } from "./ConversationSummary";
import { ConversationTurns } from "./ConversationTurns";
import { CopyTranscriptButton } from "./CopyTranscriptButton";

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
        userLabel @catch(to: NULL)
        customerId
        customerLabel @catch(to: NULL)
        model
        createdAt
        initiationType
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
  // Here, so that a chat survives its panel.
  const diagnosis = useDiagnosis(conversationId);
  const facts: [label: string, value: string | number | null | undefined][] = [
    ["ID", conversationId],
    ["User", conversation.userLabel ?? conversation.userId],
    ["Customer", conversation.customerLabel ?? conversation.customerId],
    ["Model", conversation.model],
    ["Created", longMomentText(conversation.createdAt)],
    ["Type", conversation.initiationType],
  ];
  return (
    <>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: 4,
          // The panel does not cover the turns that it is about.
          ...(isAnalyzing && { mr: { lg: `${DIAGNOSTICS_WIDTH}px` } }),
        }}
      >
        <Surface
          title={<Box sx={{ overflowWrap: "anywhere" }}>{title}</Box>}
          actions={
            <>
              <Button ref={analyze} aria-expanded={isAnalyzing} onClick={() => setAnalyzing(!isAnalyzing)}>
                Analyze
              </Button>
              <CopyTranscriptButton conversationId={conversationId} />
              {back}
            </>
          }
        >
          <KeyFacts label="Conversation" facts={facts.map(([label, value]) => ({ label, value: value ?? "–" }))} />
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
