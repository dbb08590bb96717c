import { useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode } from "relay-runtime";
import type { AttributionPageQuery$variables } from "../../../__generated__/AttributionPageQuery.graphql";
import type { StudyCardsRowsQuery } from "../../../__generated__/StudyCardsRowsQuery.graphql";
import { refetchQuery } from "../../../app/relay/refetch";

/**
 * Refetches studies of the list, and how many there are, but not the list: its cards stay where they are, also those
 * that its filter leaves out now. A failure is only logged.
 */
export function useStudyRows(
  query: GraphQLTaggedNode,
  { filter }: AttributionPageQuery$variables,
): (attributionIds: readonly number[]) => Promise<void> {
  const environment = useRelayEnvironment();
  return async (attributionIds) => {
    try {
      await refetchQuery<StudyCardsRowsQuery>(environment, query, { attributionIds, filter });
    } catch (error) {
      console.error("Could not load the studies that have changed.", error);
    }
  };
}
