import { graphql, useFragment } from "react-relay";
import type { ConversationSummary_summary$key } from "../../../__generated__/ConversationSummary_summary.graphql";
import { numberText } from "../../../ui/text/format";
import { StatTiles } from "../../../ui/layout/StatTiles";

/** The turns of a conversation in numbers; placeholders without its details. */
export function ConversationSummary({ summary: ref }: { summary: ConversationSummary_summary$key | null }) {
  const summary = useFragment(
    graphql`
      fragment ConversationSummary_summary on ConversationSummary {
        interactionCount
        totalTokens
        toolCallCount
        averageResponseLabel
        totalDurationLabel
        positiveFeedbackCount
        negativeFeedbackCount
      }
    `,
    ref,
  );
  return (
    <StatTiles
      label="Summary"
      stats={[
        { label: "Interactions", describes: "ConversationSummary.interactionCount", value: numberText(summary?.interactionCount ?? 0) },
        { label: "Total Tokens", describes: "ConversationSummary.totalTokens", value: numberText(summary?.totalTokens ?? 0) },
        { label: "Total Tool Calls", value: numberText(summary?.toolCallCount ?? 0) },
        { label: "Average Response", describes: "ConversationSummary.averageResponseMs", value: summary?.averageResponseLabel ?? "0ms" },
        { label: "Total Duration", describes: "ConversationSummary.totalDurationMs", value: summary?.totalDurationLabel ?? "0ms" },
        { label: "Positive Feedback", describes: "ConversationSummary.positiveFeedbackCount", value: numberText(summary?.positiveFeedbackCount ?? 0) },
        { label: "Negative Feedback", describes: "ConversationSummary.negativeFeedbackCount", value: numberText(summary?.negativeFeedbackCount ?? 0) },
      ]}
    />
  );
}
