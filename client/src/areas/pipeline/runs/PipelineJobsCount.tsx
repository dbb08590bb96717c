import { graphql } from "react-relay";
import type { PipelineJobsCountQuery } from "../../../__generated__/PipelineJobsCountQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { Panel } from "../../../ui/layout/Panel";
import { RunCount } from "./RunCount";
import type { RunDates } from "./RunDateFields";
import { useCountedDates } from "./useCountedDates";

const query = graphql`
  query PipelineJobsCountQuery($input: CreatePipelineJobsInput!) @throwOnFieldError {
    createPipelineJobsPlan(input: $input) {
      runCount
      runningCount
    }
  }
`;

/** How many jobs a run of these markets starts. The form works without it. */
export function PipelineJobsCount({ dates, marketIds }: { dates: RunDates; marketIds: readonly number[] }) {
  const counted = useCountedDates(dates);
  const plan = usePanelQuery<PipelineJobsCountQuery>("the number of jobs", query, counted && { input: { ...counted, marketIds } });
  return (
    <Panel loadable={plan} skeleton={<RunCount count={0} />} renderError={() => null}>
      {({ createPipelineJobsPlan: { runCount, runningCount } }) => plan.isCurrent ? <RunCount count={runCount} running={runningCount} /> : <RunCount count={0} />}
    </Panel>
  );
}
