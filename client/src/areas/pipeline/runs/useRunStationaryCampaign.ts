import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRunStationaryCampaignMutation } from "../../../__generated__/useRunStationaryCampaignMutation.graphql";
import type { RunStationaryCampaignInput, useRunStationaryCampaignQuery } from "../../../__generated__/useRunStationaryCampaignQuery.graphql";
import { partOfWrite } from "../../../app/relay/network";
import { useSubmit } from "../../../app/relay/useSubmit";
import { readOutcome } from "./readOutcome";
import { readPlan } from "./readPlan";
import { useRunForm } from "./useRunForm";

/** Runs the markets of a campaign. */
export function useRunStationaryCampaign(onAllSent: () => void) {
  const environment = useRelayEnvironment();
  const [submit] = useSubmit<useRunStationaryCampaignMutation>(graphql`
    mutation useRunStationaryCampaignMutation($input: RunStationaryCampaignInput!) {
      runStationaryCampaign(input: $input) {
        outcomes {
          ...readOutcome_outcome
        }
        errors {
          message
        }
      }
    }
  `);
  return useRunForm<RunStationaryCampaignInput>({
    title: "Run Campaign",
    done: "Jobs submitted successfully",
    failure: "There was an error trying to run this job. Please try again later.",
    onAllSent,
    plan: async (input) => {
      const query = graphql`
        query useRunStationaryCampaignQuery($input: RunStationaryCampaignInput!) @throwOnFieldError {
          runStationaryCampaignPlan(input: $input) {
            ...readPlan_plan
          }
        }
      `;
      const data = await fetchQuery<useRunStationaryCampaignQuery>(environment, query, { input }, { networkCacheConfig: partOfWrite }).toPromise();
      return readPlan(data?.runStationaryCampaignPlan);
    },
    send: async (input) => (await submit(input)).outcomes.map((outcome) => readOutcome(outcome)),
  });
}
