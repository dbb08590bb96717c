import { graphql } from "react-relay";
import type { PixelListTitleQuery } from "../../__generated__/PixelListTitleQuery.graphql";
import type { usePixelOwnersQuery } from "../../__generated__/usePixelOwnersQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../app/relay/usePanelQuery";
import { Panel } from "../../ui/layout/Panel";
import { campaignLabel } from "../campaigns/campaignLabel";
import type { PixelFilterValue } from "./pixelFilter";
import { campaignsOf, customersOf } from "./usePixelOwners";

type Props = { owners: PanelQuery<usePixelOwnersQuery>; filter: PixelFilterValue };

/** Names the customer or campaign whose pixels are listed, by its number if the name cannot be read. */
export function PixelListTitle({ owners, filter: { customerId, campaignId } }: Props) {
  if (customerId === null && campaignId === null) return "Pixels without a Campaign";
  const byNumber =
    campaignId === null ? (
      `Pixels for Customer ${customerId}`
    ) : (
      <CampaignTitle key={campaignId} campaignId={campaignId} byNumber={`Pixels for Campaign ${campaignId}`} />
    );
  return (
    <Panel loadable={owners} skeleton="Pixels" renderError={() => byNumber}>
      {(data) => {
        const name =
          campaignId === null ? customersOf(data)?.names.get(customerId ?? 0) : campaignsOf(data)?.names.get(campaignId);
        if (name === undefined) return byNumber;
        if (name.trim() !== "") return `Pixels for ${name}`;
        return campaignId === null ? byNumber : `Pixels for Campaign ${campaignId}`;
      }}
    </Panel>
  );
}

const query = graphql`
  query PixelListTitleQuery($campaignId: Int!) @throwOnFieldError {
    campaign(by: { campaignId: $campaignId }) {
      name
    }
  }
`;

/** The title for a campaign beyond the choices, which are limited in number. */
function CampaignTitle({ campaignId, byNumber }: { campaignId: number; byNumber: string }) {
  const loadable = usePanelQuery<PixelListTitleQuery>("the name of the campaign", query, { campaignId }, "store-or-network");
  return (
    <Panel loadable={loadable} skeleton="Pixels" renderError={() => byNumber}>
      {({ campaign }) => (campaign ? `Pixels for ${campaignLabel({ name: campaign.name, campaignId })}` : byNumber)}
    </Panel>
  );
}
