import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useRef, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { ConversationTab_conversation$data, ConversationTab_conversation$key } from "../../../__generated__/ConversationTab_conversation.graphql";
import type { ConversationTabQuery } from "../../../__generated__/ConversationTabQuery.graphql";
import type { ConversationTabTranscriptQuery } from "../../../__generated__/ConversationTabTranscriptQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { paths } from "../../../app/routing/paths";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { Panel } from "../../../ui/layout/Panel";
import { useScreenAction } from "../../../ui/layout/screenActions";
import { ScreenButton } from "../../../ui/layout/ScreenButton";
import { useScreenRecord } from "../../../ui/layout/screenRecord";
import { StatTiles } from "../../../ui/layout/StatTiles";
import { Surface } from "../../../ui/layout/Surface";
import { EmptyState } from "../../../ui/table/EmptyState";
import { numberText } from "../../../ui/text/format";
import { DIAGNOSTICS_WIDTH, DiagnosticsPanel } from "../diagnosis/DiagnosticsPanel";
import { useDiagnosis } from "../diagnosis/useDiagnosis";
import { ConversationFacts } from "./ConversationFacts";
import { ConversationDebugLogs } from "./DebugLogLinks";
import { ConversationTurns } from "./ConversationTurns";
import { useCopyItem } from "./useCopyItem";

/** The list of conversations loads it before it opens the tab. */
export const conversationQuery = graphql`
  query ConversationTabQuery($conversationId: String!) @throwOnFieldError {
    conversation(conversationId: $conversationId) {
      ...ConversationTab_conversation
    }
  }
`;

type Props = {
  conversationId: string;
  /** What the list knows of it, for when it cannot be loaded. */
  known: ReactNode;
  /** Goes back to the list. */
  onBack: () => void;
};

const columnSx = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 } as const;

/** A conversation with its turns. */
export function ConversationTab({ conversationId, known, onBack }: Props) {
  const loadable = usePanelQuery<ConversationTabQuery>(
    "the conversation",
    conversationQuery,
    { conversationId },
    // A click on the list has just loaded it.
    "store-or-network",
  );
  const back = <ScreenButton label="Back to List" onClick={onBack} />;
  const without = (content: ReactNode, { heading = null, isLoading = false }: { heading?: ReactNode; isLoading?: boolean } = {}) => (
    <Box sx={columnSx}>
      <Box>{back}</Box>
      {heading}
      <Summary summary={null} isLoading={isLoading} />
      {content}
    </Box>
  );
  return (
    <Panel
      loadable={loadable}
      failure="card"
      skeleton={without(<TableSkeleton columns={1} rows={12} />, { isLoading: true })}
      renderError={(error) => without(error, { heading: known })}
    >
      {({ conversation }) =>
        conversation ? (
          <Conversation conversation={conversation} back={back} refetch={loadable.refetch} />
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

type ConversationProps = {
  conversation: ConversationTab_conversation$key;
  /** The button that leads back to the list. */
  back: ReactNode;
  refetch: () => Promise<void>;
};

/** What a conversation is about, its figures and its turns, and questions about it. */
function Conversation({ conversation: ref, back, refetch }: ConversationProps) {
  const conversation = useFragment(
    graphql`
      fragment ConversationTab_conversation on Conversation @throwOnFieldError {
        conversationId
        title
        summary {
          interactionCount
          totalTokens
          toolCallCount
          averageResponseLabel
          totalDurationLabel
          positiveFeedbackCount
          negativeFeedbackCount
        }
        ...ConversationFacts_conversation
        ...ConversationTurns_conversation
      }
    `,
    ref,
  );
  const { conversationId, title } = conversation;
  const [isAnalyzing, setAnalyzing] = useState(false);
  const [areLogsOpen, setLogsOpen] = useState(false);
  const analyze = useRef<HTMLButtonElement>(null);
  const toggle = () => setAnalyzing(!isAnalyzing);
  useScreenAction({ label: "Analyze", reason: null, run: toggle });
  useScreenRecord({ kind: "Conversation", label: title || conversationId, address: paths.conversation(conversationId) });
  // Here, so that a reply may arrive while the panel is closed.
  const diagnosis = useDiagnosis(conversationId);
  return (
    <>
      {/* The panel does not cover the turns that it is about. */}
      <Box sx={{ ...columnSx, ...(isAnalyzing && { mr: { lg: `${DIAGNOSTICS_WIDTH}px` }, "@media print": { mr: 0 } }) }}>
        <ConversationFacts
          conversation={conversation}
          refetch={refetch}
          actions={
            <>
              <Button ref={analyze} aria-expanded={isAnalyzing} onClick={toggle}>
                Analyze
              </Button>
              <CopyTranscriptButton conversationId={conversationId} />
              <ScreenButton label="Debug Logs" onClick={() => setLogsOpen(true)} />
              {back}
            </>
          }
        />
        <Summary summary={conversation.summary} />
        <Box sx={{ containerType: "inline-size" }}>
          <ConversationTurns conversation={conversation} refetch={refetch} />
        </Box>
      </Box>
      {areLogsOpen && <ConversationDebugLogs conversationId={conversationId} onClose={() => setLogsOpen(false)} />}
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

/** The turns of a conversation in numbers; placeholders without its details. */
function Summary({ summary, isLoading = false }: { summary: ConversationTab_conversation$data["summary"] | null; isLoading?: boolean }) {
  const counted = (count: number | undefined) => numberText(count ?? 0);
  return (
    <StatTiles
      label="Summary"
      isLoading={isLoading}
      stats={[
        { label: "Interactions", describes: "ConversationSummary.interactionCount", value: counted(summary?.interactionCount) },
        { label: "Total Tokens", describes: "ConversationSummary.totalTokens", value: counted(summary?.totalTokens) },
        { label: "Total Tool Calls", value: counted(summary?.toolCallCount) },
        { label: "Average Response", describes: "ConversationSummary.averageResponseMs", value: summary?.averageResponseLabel ?? "0ms" },
        { label: "Total Duration", describes: "ConversationSummary.totalDurationMs", value: summary?.totalDurationLabel ?? "0ms" },
        { label: "Positive Feedback", describes: "ConversationSummary.positiveFeedbackCount", value: counted(summary?.positiveFeedbackCount) },
        { label: "Negative Feedback", describes: "ConversationSummary.negativeFeedbackCount", value: counted(summary?.negativeFeedbackCount) },
      ]}
    />
  );
}

const transcriptQuery = graphql`
  query ConversationTabTranscriptQuery($conversationId: String!) @throwOnFieldError {
    conversation(conversationId: $conversationId) {
      transcript
    }
  }
`;

/** Copies all messages of a conversation as plain text, which is read only now: it repeats what the turns show. */
function CopyTranscriptButton({ conversationId }: { conversationId: string }) {
  const environment = useRelayEnvironment();
  const [copy, isBusy] = useCopyItem("All messages", async () => {
    const data = await fetchQuery<ConversationTabTranscriptQuery>(environment, transcriptQuery, { conversationId }).toPromise();
    return data?.conversation?.transcript ?? null;
  });
  return <ScreenButton label="Copy All Messages" onClick={copy} loading={isBusy} />;
}
