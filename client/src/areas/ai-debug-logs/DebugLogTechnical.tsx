import { graphql, useFragment } from "react-relay";
import type { DebugLogTechnical_details$key } from "../../__generated__/DebugLogTechnical_details.graphql";
import { FieldList } from "../../ui/json/FieldList";

/** What the assistant worked with. */
export function DebugLogTechnical({ details: ref }: { details: DebugLogTechnical_details$key | null }) {
  const details = useFragment(
    graphql`
      fragment DebugLogTechnical_details on DebugLogDetails {
        toolsCalled
        toolResults
        promptIds
        systemPromptDetails
        dto
        requestContext
        conversationContext
        conversationMetadata
        featureContext
        userPreferences
        savedFilters
        metadata
        inventoryParameters
        procedureParameters
        redisKeys
      }
    `,
    ref,
  );
  return (
    <FieldList
      label="Technical"
      fields={[
        { label: "Tools Called", json: details?.toolsCalled ?? null },
        { label: "Tool Results", json: details?.toolResults ?? null },
        { label: "Prompt IDs", json: details?.promptIds ?? null },
        { label: "System Prompt Details", json: details?.systemPromptDetails ?? null },
        { label: "DTO", json: details?.dto ?? null },
        { label: "Request Context", json: details?.requestContext ?? null },
        { label: "Conversation Context", json: details?.conversationContext ?? null },
        { label: "Conversation Metadata", json: details?.conversationMetadata ?? null },
        { label: "Feature Context", json: details?.featureContext ?? null },
        { label: "User Preferences", json: details?.userPreferences ?? null },
        { label: "Saved Filters", json: details?.savedFilters ?? null },
        { label: "Metadata", json: details?.metadata ?? null },
        { label: "Inventory Parameters", json: details?.inventoryParameters ?? null },
        { label: "Procedure Parameters", json: details?.procedureParameters ?? null },
        { label: "Redis Keys", json: details?.redisKeys ?? null },
      ]}
    />
  );
}
