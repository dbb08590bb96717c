import { Suspense } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import query from "../../__generated__/CampaignAdGroupsQuery.graphql";
import type { CampaignAdGroupsQuery } from "../../__generated__/CampaignAdGroupsQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { TableSkeleton } from "../../ui/skeletons";
import { Surface } from "../../ui/Surface";
import { CampaignAdGroupRows } from "./CampaignAdGroupRows";

/** The ad groups of a campaign. They are read by themselves: a slow service holds up nothing else. */
export function CampaignAdGroups({ campaignId }: { campaignId: number }) {
  const { queryRef, reload } = usePanelQuery<CampaignAdGroupsQuery>(query, { campaignId });
  const waiting = <TableSkeleton columns={3} rows={4} isInCard />;
  return (
    <Surface title="Ad Groups" flush>
      <PanelBoundary what="ad groups" onRetry={reload} resetKey={queryRef}>
        <Suspense fallback={waiting}>{queryRef === null ? waiting : <Loaded queryRef={queryRef} />}</Suspense>
      </PanelBoundary>
    </Surface>
  );
}

function Loaded({ queryRef }: { queryRef: PreloadedQuery<CampaignAdGroupsQuery> }) {
  const { campaign } = usePreloadedQuery<CampaignAdGroupsQuery>(
    graphql`
      query CampaignAdGroupsQuery($campaignId: Int!) @throwOnFieldError {
        campaign(campaignId: $campaignId) {
          ...CampaignAdGroupRows_campaign
        }
      }
    `,
    queryRef,
  );
  return campaign && <CampaignAdGroupRows campaign={campaign} />;
}
