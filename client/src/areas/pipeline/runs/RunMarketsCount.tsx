import { graphql } from "react-relay";
import type { PipelineRunType, RunMarketsCountQuery } from "../../../__generated__/RunMarketsCountQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { Panel } from "../../../ui/layout/Panel";
import { type CountProps, RunCount } from "./RunCount";
import type { RunDates } from "./RunDateFields";
import { useCountedDates } from "./useCountedDates";

const query = graphql`
  query RunMarketsCountQuery($input: RunMarketsInput!) @throwOnFieldError {
    runMarketsPlan(input: $input) {
      ...RunCount_plan
    }
  }
`;

type Props = CountProps & {
  dates: RunDates;
  runType: PipelineRunType;
};

/** How many jobs a run of all active markets starts. The form works without it. */
export function RunMarketsCount({ dates, runType, ...count }: Props) {
  const counted = useCountedDates(dates);
  const plan = usePanelQuery<RunMarketsCountQuery>("the number of jobs", query, counted && { input: { ...counted, runType } });
  return (
    <Panel loadable={plan} skeleton={<RunCount plan={null} {...count} />} renderError={() => <RunCount plan={null} isUnknown {...count} />}>
      {({ runMarketsPlan }) => <RunCount plan={plan.isCurrent ? runMarketsPlan : null} {...count} />}
    </Panel>
  );
}
