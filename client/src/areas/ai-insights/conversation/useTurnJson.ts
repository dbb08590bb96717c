import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useTurnJsonQuery } from "../../../__generated__/useTurnJsonQuery.graphql";

const query = graphql`
  query useTurnJsonQuery($conversationId: String!, $after: String, $isPrompt: Boolean!) @throwOnFieldError {
    conversation(by: { conversationId: $conversationId }) {
      interactions(first: 1, after: $after) {
        nodes {
          userPromptJson @include(if: $isPrompt)
          responseJson @skip(if: $isPrompt)
        }
      }
    }
  }
`;

/** Where a turn is in its conversation. */
export type TurnPlace = {
  conversationId: string;
  /** The cursor of the turn before it; null for the first. */
  after: string | null;
};

/** Reads the question or the answer of a turn as JSON, which no screen shows. It resolves with null if there is none. */
export function useTurnJson(place: TurnPlace): (part: "prompt" | "response") => Promise<string | null> {
  const environment = useRelayEnvironment();
  return async (part) => {
    const data = await fetchQuery<useTurnJsonQuery>(environment, query, { ...place, isPrompt: part === "prompt" }).toPromise();
    const turn = data?.conversation?.interactions?.nodes[0];
    return turn?.userPromptJson ?? turn?.responseJson ?? null;
  };
}
