import Box from "@mui/material/Box";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql } from "react-relay";
import type { DebugLogFiltersUsersQuery } from "../../__generated__/DebugLogFiltersUsersQuery.graphql";
import { useSuggestions } from "../../app/relay/useSuggestions";
import { findChoices } from "../../ui/form/choices";
import { SuggestField } from "../../ui/form/SuggestField";
import { cursorParams } from "../../ui/table/useCursorPages";
import { FilterBar } from "../../ui/table/FilterBar";
import { FilterField } from "../../ui/table/FilterField";
import { FilterSelect } from "../../ui/table/FilterSelect";
import { useClearParams, useUrlParam } from "../../ui/url/useUrlParam";
import { DateFilterFields } from "../ai-insights/DateFilterFields";
import { dateFilter, ERRORS, errorChoices, FEATURE, filterParams, ROUTE, USER } from "./debugLogList";

/** What loses its meaning with another filter. */
const without = Object.values(cursorParams());

/** The filters above the list. The graph applies them. */
export function DebugLogFilters() {
  const clear = useClearParams(filterParams, without);
  return (
    <FilterBar label="Filter debug logs" onClear={clear}>
      <FilterField label="Feature Type" param={FEATURE} without={without} />
      <FilterSelect label="Has Errors" param={ERRORS} emptyLabel="All" choices={errorChoices} without={without} />
      <FilterField label="Route" param={ROUTE} without={without} />
      <UserField />
      <DateFilterFields filter={dateFilter} without={without} />
    </FilterBar>
  );
}

const usersQuery = graphql`
  query DebugLogFiltersUsersQuery @throwOnFieldError {
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
function UserField() {
  const [text, setText] = useUrlParam(USER);
  // While the user types, the address follows the field, save for names; otherwise the field follows the address.
  const [draft, setDraft] = useState<string | null>(null);
  const suggestions = useSuggestions<DebugLogFiltersUsersQuery>("users to suggest", usersQuery, {}, ({ users }) =>
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
    <Box onBlur={() => setDraft(null)} sx={{ flex: { xs: "1 1 100%", sm: "1 1 200px" }, maxWidth: { sm: 320 }, "& input::placeholder": { opacity: 1, color: "text.secondary" } }}>
      <SuggestField label="User ID" placeholder="All Users" value={draft ?? text ?? ""} onChange={setDraft} suggestions={suggestions} problem={undefined} />
    </Box>
  );
}
