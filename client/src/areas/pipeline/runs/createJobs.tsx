import type { ComponentProps } from "react";
import { graphql } from "react-relay";
import type { createJobsMutation$variables } from "../../../__generated__/createJobsMutation.graphql";
import { RunCount } from "./RunCount";
import { type RunForm, useRunForm } from "./useRunForm";

const plan = graphql`
  query createJobsQuery($input: CreatePipelineJobsInput!, $hasRuns: Boolean!) @throwOnFieldError {
    plan: createPipelineJobsPlan(input: $input) {
      ...RunCount_plan
      ...useRunForm_plan @alias(as: "runs") @include(if: $hasRuns)
    }
  }
`;

const mutation = graphql`
  mutation createJobsMutation($input: CreatePipelineJobsInput!) {
    run: createPipelineJobs(input: $input) {
      outcomes {
        ...useRunForm_outcome
      }
      errors {
        message
      }
    }
  }
`;

/** Runs chosen markets. */
export function useCreateJobs(title: string, onAllSent: () => void): RunForm<createJobsMutation$variables["input"]> {
  const failure = "There was an error trying to run this job. Please try again later.";
  return useRunForm({ plan, mutation, title, done: "Jobs submitted successfully", failure, onAllSent });
}

/** How many jobs that starts. */
export function CreateJobsCount(props: Omit<ComponentProps<typeof RunCount>, "query">) {
  return <RunCount query={plan} {...props} />;
}
