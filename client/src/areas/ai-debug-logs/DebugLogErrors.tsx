import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { DebugLogErrors_details$key } from "../../__generated__/DebugLogErrors_details.graphql";
import { FieldList } from "../../ui/json/FieldList";

/** What went wrong. */
export function DebugLogErrors({ details: ref }: { details: DebugLogErrors_details$key | null }) {
  const details = useFragment(
    graphql`
      fragment DebugLogErrors_details on DebugLogDetails {
        errorMessages
        exceptionsText
        audienceFiltersValidationMessage
      }
    `,
    ref,
  );
  const messages = details?.errorMessages ?? [];
  return (
    <FieldList
      label="Errors"
      fields={[
        { label: "Error Messages", value: messages.length === 0 ? null : <Messages messages={messages} /> },
        { label: "Exceptions", json: details?.exceptionsText ?? null },
        { label: "Audience Filters Validation", value: details?.audienceFiltersValidationMessage },
      ]}
    />
  );
}

function Messages({ messages }: { messages: readonly string[] }) {
  return (
    <Box component="ul" sx={{ display: "grid", gap: 1, m: 0, pl: 4 }}>
      {messages.map((message, place) => (
        // Messages may repeat. They never change their order.
        <li key={place}>{message}</li>
      ))}
    </Box>
  );
}
