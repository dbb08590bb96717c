import Box from "@mui/material/Box";
import { useState } from "react";
import { graphql } from "react-relay";
import type { DebugLogUserFieldQuery } from "../../__generated__/DebugLogUserFieldQuery.graphql";
import { useSuggestions } from "../../app/relay/useSuggestions";
import { SuggestField } from "../../ui/form/SuggestField";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { USER } from "./debugLogList";

const query = graphql`
  query DebugLogUserFieldQuery @throwOnFieldError {
    users(orderBy: { field: NAME }, first: 5000) {
      nodes {
        userId
        displayName
        email
      }
    }
  }
`;

/** Filters the logs by the number of a user, which the address keeps. It suggests all users. */
export function DebugLogUserField({ without }: { without: readonly string[] }) {
  const [text, setText] = useUrlParam(USER);
  // While the user types, the address follows the field; otherwise the field follows the address.
  const [draft, setDraft] = useState<string | null>(null);
  const suggestions = useSuggestions<DebugLogUserFieldQuery>("users to suggest", query, {}, ({ users }) =>
    users.nodes.map(({ userId, displayName, email }) => ({
      value: String(userId),
      label: `${displayName || email} (${userId})`,
      detail: displayName ? (email ?? undefined) : undefined,
    })),
  );
  return (
    <Box onBlur={() => setDraft(null)} sx={{ flex: { xs: "1 1 100%", sm: "1 1 200px" }, maxWidth: { sm: 320 } }}>
      <SuggestField
        label="User ID"
        value={draft ?? text ?? ""}
        onChange={(next) => {
          setDraft(next);
          setText(next, { replace: true, without });
        }}
        suggestions={suggestions}
        problem={undefined}
      />
    </Box>
  );
}
