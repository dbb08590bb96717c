import { graphql } from "react-relay";
import type { PixelListTitleQuery } from "../../__generated__/PixelListTitleQuery.graphql";
import type { CustomerSelectQuery } from "../../__generated__/CustomerSelectQuery.graphql";
import type { PixelCampaignFieldQuery } from "../../__generated__/PixelCampaignFieldQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../app/relay/usePanelQuery";
import { Panel } from "../../ui/layout/Panel";
import { campaignLabel } from "../campaigns/campaignLabel";
import type { PixelFilterValue } from "./pixelFilter";

type Props = {
  customers: PanelQuery<CustomerSelectQuery>;
  campaigns: PanelQuery<PixelCampaignFieldQuery>;
  filter: PixelFilterValue;
};

/** Names the customer or campaign whose pixels are listed, by its number if the name cannot be read. */
export function PixelListTitle({ customers, campaigns, filter: { customerId, campaignId } }: Props) {
  if (customerId === null && campaignId === null) return "Pixels without a Campaign";
  if (campaignId === null) {
    const byNumber = `Pixels for Customer ${customerId}`;
    return (
      <Panel loadable={{ ...customers, isStale: false }} skeleton="Pixels" renderError={() => byNumber}>
        {(data) => titled(data.customers.nodes.find((customer) => customer.customerId === customerId)?.name) ?? byNumber}
      </Panel>
    );
  }
  const byNumber = `Pixels for Campaign ${campaignId}`;
  const unlisted = <CampaignTitle key={campaignId} campaignId={campaignId} byNumber={byNumber} />;
  return (
    <Panel loadable={{ ...campaigns, isStale: false }} skeleton="Pixels" renderError={() => unlisted}>
      {(data) => {
        const campaign = data.campaigns.nodes.find((listed) => listed.campaignId === campaignId);
        return campaign === undefined ? unlisted : (titled(campaign.name) ?? byNumber);
      }}
    </Panel>
  );
}

/** The title for a name; undefined for a blank or missing one. */
function titled(name: string | undefined): string | undefined {
  return name === undefined || name.trim() === "" ? undefined : `Pixels for ${name}`;
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
