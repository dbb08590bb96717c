import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { DebugLogLinks_logs$key } from "../../../__generated__/DebugLogLinks_logs.graphql";
import type { DebugLogLinksConversationQuery } from "../../../__generated__/DebugLogLinksConversationQuery.graphql";
import type { DebugLogLinksTurnQuery } from "../../../__generated__/DebugLogLinksTurnQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { paths } from "../../../app/routing/paths";
import { LabelledSpinner } from "../../../ui/feedback/skeletons";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import { InfoDialog } from "../../../ui/layout/InfoDialog";
import { Panel } from "../../../ui/layout/Panel";
import { longMomentText } from "../../../ui/text/format";
import { TextLink } from "../../../ui/url/TextLink";
import type { TurnPlace } from "./TurnDetails";

const turnQuery = graphql`
  query DebugLogLinksTurnQuery($conversationId: String!, $after: String) @throwOnFieldError {
    conversation(conversationId: $conversationId) {
      interactions(first: 1, after: $after) {
        nodes {
          debugLogs {
            ...DebugLogLinks_logs
          }
        }
      }
    }
  }
`;

/** The debug logs of a turn. They are read when they are shown: that reads every log of the user from that time. */
export function TurnDebugLogs({ at }: { at: TurnPlace }) {
  const logs = usePanelQuery<DebugLogLinksTurnQuery>("the debug logs", turnQuery, at, "store-or-network");
  return (
    <Panel loadable={logs} failure="inline" skeleton={<LabelledSpinner label="Loading debug logs" />}>
      {({ conversation }) => <Links logs={conversation?.interactions.nodes[0]?.debugLogs ?? []} />}
    </Panel>
  );
}

const conversationQuery = graphql`
  query DebugLogLinksConversationQuery($conversationId: String!) @throwOnFieldError {
    conversation(conversationId: $conversationId) {
      debugLogs {
        ...DebugLogLinks_logs
      }
    }
  }
`;

type Props = { conversationId: string; onClose: () => void };

/** The debug logs of a conversation. */
export function ConversationDebugLogs({ conversationId, onClose }: Props) {
  const logs = usePanelQuery<DebugLogLinksConversationQuery>("the debug logs", conversationQuery, { conversationId });
  return (
    <InfoDialog title="Debug Logs of the Conversation" onClose={onClose} contentSx={{ px: 6, minHeight: 120 }}>
      <Panel loadable={logs} skeleton={<LabelledSpinner label="Loading debug logs" />}>
        {({ conversation }) => <Links logs={conversation?.debugLogs ?? []} />}
      </Panel>
    </InfoDialog>
  );
}

/** Links to debug logs, oldest first. */
function Links({ logs }: { logs: DebugLogLinks_logs$key }) {
  const shown = useFragment(
    graphql`
      fragment DebugLogLinks_logs on DebugLog @relay(plural: true) {
        debugId
        recordedAt
        route
        hasErrors
      }
    `,
    logs,
  );
  if (shown.length === 0) return <Box sx={{ typography: "body2", color: "text.secondary" }}>No debug logs found.</Box>;
  return (
    <Box component="ul" sx={{ display: "grid", gap: 2, m: 0, p: 0, listStyle: "none", typography: "body2" }}>
      {shown.map(({ debugId, recordedAt, route, hasErrors }) => (
        <Box
          component="li"
          key={debugId}
          sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 1 }}
        >
          <TextLink to={paths.debugLog(debugId)}>{debugId}</TextLink>
          <span>{longMomentText(recordedAt)}</span>
          <span>{route}</span>
          {hasErrors && <StatusChip tone="red" label="Error" />}
        </Box>
      ))}
    </Box>
  );
}
