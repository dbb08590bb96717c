import Button from "@mui/material/Button";
import { graphql } from "react-relay";
import type { DebugLogDialogQuery } from "../../__generated__/DebugLogDialogQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { EmptyState } from "../../ui/table/EmptyState";
import { InfoDialog } from "../../ui/layout/InfoDialog";
import { Panel } from "../../ui/layout/Panel";
import { reasonOf } from "../../ui/feedback/reasonOf";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { DebugLogFailure } from "./DebugLogFailure";
import { DebugLogTabs } from "./DebugLogTabs";

const query = graphql`
  query DebugLogDialogQuery($debugId: String!) @throwOnFieldError {
    debugLog(by: { debugId: $debugId }) {
      ...DebugLogTabs_log
    }
  }
`;

type Props = { debugId: string; onClose: () => void };

/** A debug log with its details. */
export function DebugLogDialog({ debugId, onClose }: Props) {
  const loadable = usePanelQuery<DebugLogDialogQuery>("the debug log", query, { debugId });
  return (
    <InfoDialog
      title={`Debug Log ${debugId}`}
      maxWidth="md"
      onClose={onClose}
      actions={
        <Button variant="contained" color="primary" onClick={onClose} autoFocus>
          Close
        </Button>
      }
      // As high on every tab, so that the tabs stay in their place.
      contentSx={{ px: 6, height: "70vh" }}
    >
      <Panel
        loadable={loadable}
        skeleton={<TableSkeleton columns={2} rows={12} isInCard />}
        renderError={() => (
          <DebugLogFailure reason={reasonOf(loadable.latestFailure())} onRetry={loadable.retry} isBusy={loadable.isRetrying} />
        )}
      >
        {({ debugLog }) =>
          debugLog ? (
            <DebugLogTabs log={debugLog} refetch={loadable.refetch} isRefetching={loadable.isRefetching} />
          ) : (
            <EmptyState text="Debug log not found." />
          )
        }
      </Panel>
    </InfoDialog>
  );
}
