import { graphql, useFragment } from "react-relay";
import type { DebugLogPerformance_details$key } from "../../__generated__/DebugLogPerformance_details.graphql";
import { FieldList } from "../../ui/json/FieldList";
import { numberText } from "../../ui/text/format";

/** How long the answer took, and what it cost. */
export function DebugLogPerformance({ details: ref }: { details: DebugLogPerformance_details$key | null }) {
  const details = useFragment(
    graphql`
      fragment DebugLogPerformance_details on DebugLogDetails {
        responseTimeMs
        responseTimeLabel
        promptTokens
        completionTokens
        totalTokens
        toolExecutionCount
        maxStepsAllowed
      }
    `,
    ref,
  );
  const milliseconds = details?.responseTimeMs ?? null;
  const label = details?.responseTimeLabel;
  // Below a second both are the same.
  const exact = milliseconds === null || milliseconds < 1000 ? "" : ` (${numberText(milliseconds)} ms)`;
  return (
    <FieldList
      label="Performance"
      fields={[
        { label: "Response Time", value: label && `${label}${exact}` },
        { label: "Prompt Tokens", value: numberText(details?.promptTokens) },
        { label: "Completion Tokens", value: numberText(details?.completionTokens) },
        { label: "Total Tokens", value: numberText(details?.totalTokens) },
        { label: "Tool Executions", value: numberText(details?.toolExecutionCount) },
        { label: "Max Steps Allowed", value: numberText(details?.maxStepsAllowed) },
      ]}
    />
  );
}
