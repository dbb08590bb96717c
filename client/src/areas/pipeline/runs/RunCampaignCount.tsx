import { graphql } from "react-relay";
import type { RunCampaignCountQuery } from "../../../__generated__/RunCampaignCountQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { Panel } from "../../../ui/layout/Panel";
import { RunCount } from "./RunCount";
import type { RunDates } from "./RunDateFields";
import { useCountedDates } from "./useCountedDates";

const query = graphql`
  query RunCampaignCountQuery($input: RunStationaryCampaignInput!) @throwOnFieldError {
    runStationaryCampaignPlan(input: $input) {
      runCount
      runningCount
    }
  }
`;

/** How many jobs a run of a campaign starts. The form works without it. */
export function RunCampaignCount({ dates, campaignId }: { dates: RunDates; campaignId: number }) {
  const counted = useCountedDates(dates);
  const plan = usePanelQuery<RunCampaignCountQuery>("the number of jobs", query, counted && { input: { ...counted, campaignId } });
  return (
    <Panel loadable={plan} skeleton={<RunCount count={0} />} renderError={() => null}>
      {({ runStationaryCampaignPlan: { runCount, runningCount } }) => plan.isCurrent ? <RunCount count={runCount} running={runningCount} /> : <RunCount count={0} />}
    </Panel>
  );
}
