import { graphql } from "react-relay";
import type { CampaignAdGroupsQuery } from "../../__generated__/CampaignAdGroupsQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { Panel } from "../../ui/layout/Panel";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { Surface } from "../../ui/layout/Surface";
import { CampaignAdGroupRows } from "./CampaignAdGroupRows";

const query = graphql`
  query CampaignAdGroupsQuery($campaignId: Int!) @preloadable @throwOnFieldError {
    campaign(by: { campaignId: $campaignId }) {
      ...CampaignAdGroupRows_campaign
    }
  }
`;

/** The ad groups of a campaign. They have a query of their own, so that a slow service delays nothing else. */
export function CampaignAdGroups({ campaignId, customerId }: { campaignId: number; customerId: number }) {
  const adGroups = usePanelQuery<CampaignAdGroupsQuery>("ad groups", query, { campaignId });
  return (
    <Surface title="Ad Groups" flush>
      <Panel loadable={adGroups} skeleton={<TableSkeleton columns={4} rows={4} isInCard />}>
        {({ campaign }) => campaign && <CampaignAdGroupRows campaign={campaign} customerId={customerId} />}
      </Panel>
    </Surface>
  );
}
