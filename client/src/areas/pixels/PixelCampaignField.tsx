import { graphql } from "react-relay";
import type { PixelCampaignFieldQuery } from "../../__generated__/PixelCampaignFieldQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import type { Choice } from "../../ui/form/choices";
import { LoadedSelect } from "../../ui/form/LoadedSelect";
import { distinctNames } from "../../ui/table/distinctNames";

/** A campaign, and its customer. */
export type PixelCampaign = Choice<number> & { readonly customerId: number };

const query = graphql`
  query PixelCampaignFieldQuery($customerId: Int) @throwOnFieldError {
    campaigns(filter: { customerId: $customerId }, orderBy: { field: NAME }, first: 5000) {
      totalCount
      nodes {
        campaignId
        name
        customerId
      }
    }
  }
`;

type Props = {
  value: PixelCampaign | null;
  onChange: (campaign: PixelCampaign | null) => void;
  /** Offers only this customer's campaigns; null offers all. */
  customerId: number | null;
};

/** Selects the campaign of a pixel. The form works without the choices; the campaign then stays as it is. */
export function PixelCampaignField({ customerId, value, onChange }: Props) {
  const loadable = usePanelQuery<PixelCampaignFieldQuery>("campaigns", query, { customerId });
  return (
    <LoadedSelect
      kind="Campaign"
      loadable={loadable}
      read={({ campaigns: { nodes, totalCount } }) => {
        const choices = nodes.map((campaign) => ({ value: campaign.campaignId, label: campaign.name, customerId: campaign.customerId }));
        return { choices: distinctNames("Campaign", choices), totalCount };
      }}
      value={value?.value ?? null}
      present={value}
      onChange={(_, campaign) => onChange(campaign)}
      emptyLabel="None"
    />
  );
}
