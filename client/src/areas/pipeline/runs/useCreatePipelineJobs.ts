import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useCreatePipelineJobsMutation } from "../../../__generated__/useCreatePipelineJobsMutation.graphql";
import type { CreatePipelineJobsInput, useCreatePipelineJobsQuery } from "../../../__generated__/useCreatePipelineJobsQuery.graphql";
import { partOfWrite } from "../../../app/relay/network";
import { useSubmit } from "../../../app/relay/useSubmit";
import type { RunOutcome } from "./runSet";
import { readOutcome } from "./readOutcome";
import { readPlan } from "./readPlan";
import { useRunForm } from "./useRunForm";

type Options = {
  /** What the runs are called. */
  title?: string;
  /** Called with the outcome of each run. */
  onOutcomes?: (outcomes: readonly RunOutcome[]) => void;
};

/** Runs chosen markets. */
export function useCreatePipelineJobs(onAllSent: () => void, { title = "New Pipeline Job", onOutcomes }: Options = {}) {
  const environment = useRelayEnvironment();
  const [submit] = useSubmit<useCreatePipelineJobsMutation>(graphql`
    mutation useCreatePipelineJobsMutation($input: CreatePipelineJobsInput!) {
      createPipelineJobs(input: $input) {
        outcomes {
          ...readOutcome_outcome
        }
        errors {
          message
        }
      }
    }
  `);
  return useRunForm<CreatePipelineJobsInput>({
    title,
    done: "Jobs submitted successfully",
    failure: "There was an error trying to run this job. Please try again later.",
    onAllSent,
    plan: async (input) => {
      const query = graphql`
        query useCreatePipelineJobsQuery($input: CreatePipelineJobsInput!) @throwOnFieldError {
          createPipelineJobsPlan(input: $input) {
            ...readPlan_plan
          }
        }
      `;
      const data = await fetchQuery<useCreatePipelineJobsQuery>(environment, query, { input }, { networkCacheConfig: partOfWrite }).toPromise();
      return readPlan(data?.createPipelineJobsPlan);
    },
    send: async (input) => {
      const outcomes = (await submit(input)).outcomes.map((outcome) => readOutcome(outcome));
      onOutcomes?.(outcomes);
      return outcomes;
    },
  });
}
