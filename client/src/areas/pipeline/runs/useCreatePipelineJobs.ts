import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useCreatePipelineJobsMutation } from "../../../__generated__/useCreatePipelineJobsMutation.graphql";
import type { CreatePipelineJobsInput, useCreatePipelineJobsQuery } from "../../../__generated__/useCreatePipelineJobsQuery.graphql";
import { useSubmit } from "../../../app/relay/useSubmit";
import { readOutcome } from "./readOutcome";
import { readPlan } from "./readPlan";
import { useRunForm } from "./useRunForm";

/** Runs chosen markets. */
export function useCreatePipelineJobs(onAllSent: () => void) {
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
    title: "New Pipeline Job",
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
      const data = await fetchQuery<useCreatePipelineJobsQuery>(environment, query, { input }).toPromise();
      return readPlan(data?.createPipelineJobsPlan);
    },
    send: async (input) => (await submit(input)).outcomes.map((outcome) => readOutcome(outcome)),
  });
}
