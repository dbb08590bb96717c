import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRunMarketsMutation } from "../../../__generated__/useRunMarketsMutation.graphql";
import type { RunMarketsInput, useRunMarketsQuery } from "../../../__generated__/useRunMarketsQuery.graphql";
import { partOfWrite } from "../../../app/relay/network";
import { useSubmit } from "../../../app/relay/useSubmit";
import { readOutcome } from "./readOutcome";
import { readPlan } from "./readPlan";
import { useRunForm } from "./useRunForm";

/** Runs all active markets. */
export function useRunMarkets(onAllSent: () => void) {
  const environment = useRelayEnvironment();
  const [submit] = useSubmit<useRunMarketsMutation>(graphql`
    mutation useRunMarketsMutation($input: RunMarketsInput!) {
      runMarkets(input: $input) {
        outcomes {
          ...readOutcome_outcome
        }
        errors {
          message
        }
      }
    }
  `);
  return useRunForm<RunMarketsInput>({
    title: "Run Active Markets",
    done: "Jobs sent",
    failure: "There was an error trying to run this date. Please try again later.",
    onAllSent,
    plan: async (input) => {
      const query = graphql`
        query useRunMarketsQuery($input: RunMarketsInput!) @throwOnFieldError {
          runMarketsPlan(input: $input) {
            ...readPlan_plan
          }
        }
      `;
      const data = await fetchQuery<useRunMarketsQuery>(environment, query, { input }, { networkCacheConfig: partOfWrite }).toPromise();
      return readPlan(data?.runMarketsPlan);
    },
    send: async (input) => (await submit(input)).outcomes.map((outcome) => readOutcome(outcome)),
  });
}
