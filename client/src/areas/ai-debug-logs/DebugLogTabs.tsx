import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { DebugLogTabs_log$key } from "../../__generated__/DebugLogTabs_log.graphql";
import { finalReason } from "../../ui/feedback/finalReason";
import { UrlTabs } from "../../ui/url/UrlTabs";
import { DebugLogConversation } from "./DebugLogConversation";
import { DebugLogErrors } from "./DebugLogErrors";
import { DebugLogFailure } from "./DebugLogFailure";
import { DebugLogOverview } from "./DebugLogOverview";
import { DebugLogPerformance } from "./DebugLogPerformance";
import { DebugLogRaw } from "./DebugLogRaw";
import { DebugLogTechnical } from "./DebugLogTechnical";

type Props = {
  log: DebugLogTabs_log$key;
  refetch: () => Promise<void>;
  isRefetching: boolean;
};

/** The sides of a debug log, each a tab. Without details they show what the list knows of it. */
export function DebugLogTabs({ log: ref, refetch, isRefetching }: Props) {
  const log = useFragment(
    graphql`
      fragment DebugLogTabs_log on DebugLog @throwOnFieldError {
        debugId
        hasErrors
        ...DebugLogOverview_log
        ...DebugLogRaw_log
        details @catch {
          hasErrorsToShow
          ...DebugLogOverview_details
          ...DebugLogConversation_details
          ...DebugLogPerformance_details
          ...DebugLogTechnical_details
          ...DebugLogErrors_details
        }
      }
    `,
    ref,
  );
  const { debugId, hasErrors } = log;
  const details = log.details.ok ? log.details.value : null;
  const cause = log.details.ok ? null : JSON.stringify(log.details.errors);
  useEffect(() => {
    if (cause !== null) console.error(`Could not load the details of debug log ${debugId}.`, cause);
  }, [cause, debugId]);

  const errors = { value: "errors", label: "Errors", content: () => <DebugLogErrors details={details} /> };
  return (
    <>
      {!log.details.ok && (
        <DebugLogFailure reason={finalReason(log.details.errors)} onRetry={() => void refetch()} isBusy={isRefetching} />
      )}
      <UrlTabs
        label={`Debug log ${debugId}`}
        tabs={[
          { value: "overview", label: "Overview", content: () => <DebugLogOverview log={log} details={details} /> },
          { value: "conversation", label: "Conversation", content: () => <DebugLogConversation details={details} /> },
          { value: "performance", label: "Performance", content: () => <DebugLogPerformance details={details} /> },
          { value: "technical", label: "Technical", content: () => <DebugLogTechnical details={details} /> },
          ...((details?.hasErrorsToShow ?? hasErrors) ? [errors] : []),
          { value: "raw", label: "Raw Data", content: () => <DebugLogRaw log={log} hasDetails={details !== null} /> },
        ]}
      />
    </>
  );
}
