import { graphql } from "react-relay";
import type { CreatePipelineJobsInput, PipelineJobsCountQuery } from "../../../__generated__/PipelineJobsCountQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { Panel } from "../../../ui/layout/Panel";
import { type CountProps, RunCount } from "./RunCount";
import type { RunDates } from "./RunDateFields";
import { useCountedDates } from "./useCountedDates";

const query = graphql`
  query PipelineJobsCountQuery($input: CreatePipelineJobsInput!) @throwOnFieldError {
    createPipelineJobsPlan(input: $input) {
      ...RunCount_plan
    }
  }
`;

type Props = CountProps & {
  dates: RunDates;
  input: Pick<CreatePipelineJobsInput, "marketIds" | "runType" | "only">;
};

/** How many jobs a run of these markets starts. The form works without it. */
export function PipelineJobsCount({ dates, input, ...count }: Props) {
  const counted = useCountedDates(dates);
  const plan = usePanelQuery<PipelineJobsCountQuery>("the number of jobs", query, counted && { input: { ...counted, ...input } });
  return (
    <Panel loadable={plan} skeleton={<RunCount plan={null} {...count} />} renderError={() => <RunCount plan={null} isUnknown {...count} />}>
      {({ createPipelineJobsPlan }) => <RunCount plan={plan.isCurrent ? createPipelineJobsPlan : null} {...count} />}
    </Panel>
  );
}
