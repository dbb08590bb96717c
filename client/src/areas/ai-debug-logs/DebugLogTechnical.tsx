import { graphql, useFragment } from "react-relay";
import type { DebugLogTechnical_details$key } from "../../__generated__/DebugLogTechnical_details.graphql";
import { FieldList } from "../../ui/json/FieldList";

/** What the assistant worked with. */
export function DebugLogTechnical({ details: ref }: { details: DebugLogTechnical_details$key | null }) {
  const details = useFragment(
    graphql`
      fragment DebugLogTechnical_details on DebugLogDetails {
        toolsCalledText
        toolResultsText
        promptIdsText
        systemPromptDetailsText
        dtoText
        requestContextText
        conversationContextText
        conversationMetadataText
        featureContextText
        userPreferencesText
        savedFiltersText
        metadataText
        inventoryParametersText
        procedureParametersText
        redisKeysText
      }
    `,
    ref,
  );
  return (
    <FieldList
      label="Technical"
      fields={[
        { label: "Tools Called", json: details?.toolsCalledText ?? null },
        { label: "Tool Results", json: details?.toolResultsText ?? null },
        { label: "Prompt IDs", json: details?.promptIdsText ?? null },
        { label: "System Prompt Details", json: details?.systemPromptDetailsText ?? null },
        { label: "DTO", json: details?.dtoText ?? null },
        { label: "Request Context", json: details?.requestContextText ?? null },
        { label: "Conversation Context", json: details?.conversationContextText ?? null },
        { label: "Conversation Metadata", json: details?.conversationMetadataText ?? null },
        { label: "Feature Context", json: details?.featureContextText ?? null },
        { label: "User Preferences", json: details?.userPreferencesText ?? null },
        { label: "Saved Filters", json: details?.savedFiltersText ?? null },
        { label: "Metadata", json: details?.metadataText ?? null },
        { label: "Inventory Parameters", json: details?.inventoryParametersText ?? null },
        { label: "Procedure Parameters", json: details?.procedureParametersText ?? null },
        { label: "Redis Keys", json: details?.redisKeysText ?? null },
      ]}
    />
  );
}
