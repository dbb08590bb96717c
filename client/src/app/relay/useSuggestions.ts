import { useEffect, useRef, useState } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType, Subscription, VariablesOf } from "relay-runtime";
import type { Choice } from "../../ui/form/choices";
import type { Suggestions } from "../../ui/form/SuggestField";
import { queryKey } from "./refetch";

type State = Omit<Suggestions, "ask"> & {
  /** The query and variables they are of; null before anything was asked for. */
  key: string | null;
};

const nothing: State = { key: null, choices: [], isLoading: false, hasFailed: false };

/**
 * What a field suggests, by a query that is sent when the field first gets the focus, and again after its variables
 * have changed. Without variables nothing is sent. A failure leaves the field without suggestions until its next focus.
 */
export function useSuggestions<Q extends OperationType>(
  what: string,
  query: GraphQLTaggedNode,
  variables: VariablesOf<Q> | null,
  read: (data: Q["response"]) => readonly Choice[],
): Suggestions {
  const environment = useRelayEnvironment();
  const [state, setState] = useState(nothing);
  const request = useRef<Subscription>(null);
  useEffect(() => () => request.current?.unsubscribe(), []);
  const key = variables === null ? null : queryKey(query, variables);
  const { choices, isLoading, hasFailed } = key !== null && state.key === key ? state : nothing;
  const ask = () => {
    if (variables === null || (state.key === key && !state.hasFailed)) return;
    request.current?.unsubscribe();
    setState({ ...nothing, key, isLoading: true });
    request.current = fetchQuery<Q>(environment, query, variables, { fetchPolicy: "store-or-network" }).subscribe({
      next: (data) => setState({ ...nothing, key, choices: read(data) }),
      error: (error: unknown) => {
        console.error(`Could not load ${what}.`, error);
        setState({ ...nothing, key, hasFailed: true });
      },
    });
  };
  return { choices, isLoading, hasFailed, ask };
}
