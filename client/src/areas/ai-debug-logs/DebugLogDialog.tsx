import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { DebugLogDialogQuery } from "../../__generated__/DebugLogDialogQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { paths } from "../../app/routing/paths";
import { reasonOf } from "../../ui/feedback/finalReason";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { InfoDialog } from "../../ui/layout/InfoDialog";
import { Panel } from "../../ui/layout/Panel";
import { EmptyState } from "../../ui/table/EmptyState";
import { PartFailure } from "../ai-insights/PartFailure";
import { DebugLogTabs, MESSAGE } from "./DebugLogTabs";

const query = graphql`
  query DebugLogDialogQuery($debugId: String!) @throwOnFieldError {
    debugLog(debugId: $debugId) {
      details @catch(to: NULL) {
        conversationId
      }
      ...DebugLogTabs_log
    }
  }
`;

type Props = {
  debugId: string;
  /** What leads to the logs beside it in the list. */
  neighbours: ReactNode;
  onClose: () => void;
};

/** A debug log with its details. */
export function DebugLogDialog({ debugId, neighbours, onClose }: Props) {
  const loadable = usePanelQuery<DebugLogDialogQuery>("the debug log", query, { debugId });
  return (
    <InfoDialog
      title={`Debug Log ${debugId}`}
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          <Box sx={{ flex: 1, display: "flex", flexWrap: "wrap", gap: 2 }}>
            {neighbours}
            <Panel loadable={{ ...loadable, isStale: false }} skeleton={null} renderError={() => null}>
              {({ debugLog }) => {
                const conversationId = debugLog?.details?.conversationId;
                return (
                  conversationId && (
                    <Button component={Link} to={paths.conversation(conversationId)}>
                      Conversation
                    </Button>
                  )
                );
              }}
            </Panel>
          </Box>
          <Button variant="contained" color="primary" onClick={onClose} autoFocus>
            Close
          </Button>
        </>
      }
      // As high on every tab, so that the tabs stay in their place.
      contentSx={{ px: 6, height: "70vh" }}
    >
      <Panel
        loadable={loadable}
        skeleton={<TableSkeleton columns={2} rows={12} isInCard />}
        renderError={() => (
          <PartFailure message={MESSAGE} reason={reasonOf(loadable.latestFailure())} onRetry={loadable.retry} isBusy={loadable.isRetrying} />
        )}
      >
        {({ debugLog }) => (
          <Box aria-busy={!loadable.isCurrent} sx={{ opacity: loadable.isCurrent ? 1 : 0.6 }}>
            {debugLog ? <DebugLogTabs log={debugLog} onRetry={() => void loadable.refetch()} isRetrying={loadable.isRefetching} /> : <EmptyState text="Debug log not found." />}
          </Box>
        )}
      </Panel>
    </InfoDialog>
  );
}
