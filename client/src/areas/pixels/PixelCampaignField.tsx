import { graphql } from "react-relay";
import type { PixelCampaignFieldQuery } from "../../__generated__/PixelCampaignFieldQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../app/relay/usePanelQuery";
import type { Choice } from "../../ui/form/choices";
import { type Choices, LoadedSelect } from "../../ui/form/LoadedSelect";
import { distinctNames } from "../../ui/table/distinctNames";

/** A campaign, and its customer. */
export type PixelCampaign = Choice<number> & { readonly customerId: number };

const query = graphql`
  query PixelCampaignFieldQuery($customerId: Int) @preloadable @throwOnFieldError {
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

/** The campaigns to choose from: those of a customer, or all. */
export function usePixelCampaigns(customerId: number | null, what = "campaigns"): PanelQuery<PixelCampaignFieldQuery> {
  return usePanelQuery<PixelCampaignFieldQuery>(what, query, { customerId });
}

/** The campaigns as choices by their number. */
export function pixelCampaignChoices({ campaigns: { nodes, totalCount } }: PixelCampaignFieldQuery["response"]): Choices<number, PixelCampaign> {
  const choices = nodes.map(({ campaignId, name, customerId }) => ({ value: campaignId, label: name, customerId }));
  return { choices: distinctNames("Campaign", choices), totalCount };
}

type Props = {
  value: PixelCampaign | null;
  onChange: (campaign: PixelCampaign | null) => void;
  /** Offers only this customer's campaigns; null offers all. */
  customerId: number | null;
};

/** Selects the campaign of a pixel. The form works without the choices; the campaign then stays as it is. */
export function PixelCampaignField({ customerId, value, onChange }: Props) {
  return (
    <LoadedSelect
      kind="Campaign"
      loadable={usePixelCampaigns(customerId)}
      read={pixelCampaignChoices}
      value={value?.value ?? null}
      present={value}
      onChange={(_, campaign) => onChange(campaign)}
      emptyLabel="None"
    />
  );
}
