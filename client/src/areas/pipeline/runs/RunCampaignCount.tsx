import { graphql } from "react-relay";
import type { RunCampaignCountQuery } from "../../../__generated__/RunCampaignCountQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { Panel } from "../../../ui/layout/Panel";
import { type CountProps, RunCount } from "./RunCount";
import type { RunDates } from "./RunDateFields";
import { useCountedDates } from "./useCountedDates";

const query = graphql`
  query RunCampaignCountQuery($input: RunStationaryCampaignInput!) @throwOnFieldError {
    runStationaryCampaignPlan(input: $input) {
      ...RunCount_plan
    }
  }
`;

type Props = CountProps & {
  dates: RunDates;
  campaignId: number;
};

/** How many jobs a run of a campaign starts. The form works without it. */
export function RunCampaignCount({ dates, campaignId, ...count }: Props) {
  const counted = useCountedDates(dates);
  const plan = usePanelQuery<RunCampaignCountQuery>("the number of jobs", query, counted && { input: { ...counted, campaignId } });
  return (
    <Panel loadable={plan} skeleton={<RunCount plan={null} {...count} />} renderError={() => <RunCount plan={null} isUnknown {...count} />}>
      {({ runStationaryCampaignPlan }) => <RunCount plan={plan.isCurrent ? runStationaryCampaignPlan : null} {...count} />}
    </Panel>
  );
}
