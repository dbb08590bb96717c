import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import adGroupsQuery from "../__generated__/CampaignAdGroupsQuery.graphql";
import type { CampaignAdGroupsQuery } from "../__generated__/CampaignAdGroupsQuery.graphql";
import type { CampaignAdGroups_campaign$key } from "../__generated__/CampaignAdGroups_campaign.graphql";
import { refreshQuery } from "../app/usePanelQuery";
import { PanelBoundary } from "../ui/PanelBoundary";
import { Surface } from "../ui/Surface";
import { CampaignAdGroupRows } from "./CampaignAdGroupRows";

/** The ad groups of a campaign. */
export function CampaignAdGroups({ campaign }: { campaign: CampaignAdGroups_campaign$key }) {
  const data = useFragment(
    graphql`
      fragment CampaignAdGroups_campaign on Campaign @refetchable(queryName: "CampaignAdGroupsQuery") {
        id
        ...CampaignAdGroupRows_campaign
      }
    `,
    campaign,
  );
  const environment = useRelayEnvironment();
  return (
    <Surface title="Ad Groups" flush>
      <PanelBoundary
        what="ad groups"
        onRetry={() => refreshQuery<CampaignAdGroupsQuery>(environment, adGroupsQuery, { id: data.id })}
      >
        <CampaignAdGroupRows campaign={data} />
      </PanelBoundary>
    </Surface>
  );
}
