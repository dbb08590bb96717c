import Box from "@mui/material/Box";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql } from "react-relay";
import type { DebugLogUserFieldQuery } from "../../__generated__/DebugLogUserFieldQuery.graphql";
import { useSuggestions } from "../../app/relay/useSuggestions";
import { findChoices } from "../../ui/form/choices";
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

/** Filters the logs by the id of a user, which the address keeps. It suggests all users, also by their names. */
export function DebugLogUserField({ without }: { without: readonly string[] }) {
  const [text, setText] = useUrlParam(USER);
  // While the user types, the address follows the field, save for names; otherwise the field follows the address.
  const [draft, setDraft] = useState<string | null>(null);
  const suggestions = useSuggestions<DebugLogUserFieldQuery>("users to suggest", query, {}, ({ users }) =>
    users.nodes.map(({ userId, displayName, email }) => ({
      value: String(userId),
      label: `${displayName || email} (${userId})`,
      detail: displayName ? (email ?? undefined) : undefined,
    })),
  );
  // No log has a name for an id: the list stays as it is until a user is chosen.
  const isName =
    draft !== null && !/^\d*$/.test(draft.trim()) && (suggestions.isLoading || findChoices(suggestions.choices, draft).length > 0);
  const id = isName ? null : draft;
  const filter = useEffectEvent((typed: string) => {
    if (typed !== (text ?? "")) setText(typed, { replace: true, without });
  });
  useEffect(() => {
    if (id !== null) filter(id);
  }, [id]);
  return (
    <Box onBlur={() => setDraft(null)} sx={{ flex: { xs: "1 1 100%", sm: "1 1 200px" }, maxWidth: { sm: 320 } }}>
      <SuggestField
        label="User ID"
        value={draft ?? text ?? ""}
        onChange={setDraft}
        suggestions={suggestions}
        problem={undefined}
      />
    </Box>
  );
}
