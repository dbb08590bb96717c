import { useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType, VariablesOf } from "relay-runtime";
import { refetchQuery } from "../../../app/relay/refetch";

/**
 * Refetches only the figures of a panel, which then change wherever they are shown, while its rows stay. A failure
 * leaves the figures as they are; the next change refetches them.
 */
export function useFigures<Q extends OperationType>(query: GraphQLTaggedNode, variables: VariablesOf<Q>): () => Promise<void> {
  const environment = useRelayEnvironment();
  return async () => {
    try {
      await refetchQuery<Q>(environment, query, variables, { force: true });
    } catch (error) {
      console.error("Could not load the figures.", error);
    }
  };
}
