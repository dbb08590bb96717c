import { graphql } from "react-relay";
import type { RunMarketsCountQuery } from "../../../__generated__/RunMarketsCountQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { Panel } from "../../../ui/layout/Panel";
import { RunCount } from "./RunCount";
import type { RunDates } from "./RunDateFields";
import { useCountedDates } from "./useCountedDates";

const query = graphql`
  query RunMarketsCountQuery($input: RunMarketsInput!) @throwOnFieldError {
    runMarketsPlan(input: $input) {
      runCount
      runningCount
    }
  }
`;

/** How many jobs a run of all active markets starts. The form works without it. */
export function RunMarketsCount({ dates }: { dates: RunDates }) {
  const counted = useCountedDates(dates);
  const plan = usePanelQuery<RunMarketsCountQuery>("the number of jobs", query, counted && { input: { ...counted } });
  return (
    <Panel loadable={plan} skeleton={<RunCount count={0} />} renderError={() => null}>
      {({ runMarketsPlan: { runCount, runningCount } }) => plan.isCurrent ? <RunCount count={runCount} running={runningCount} /> : <RunCount count={0} />}
    </Panel>
  );
}
