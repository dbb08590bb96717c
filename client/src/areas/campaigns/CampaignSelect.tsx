import { graphql } from "react-relay";
import type { CampaignSelectQuery } from "../../__generated__/CampaignSelectQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../app/relay/usePanelQuery";
import type { Choice } from "../../ui/form/choices";
import { type Choices, LoadedSelect, type LoadedSelectProps } from "../../ui/form/LoadedSelect";
import { distinctNames } from "../../ui/table/distinct";

const query = graphql`
  query CampaignSelectQuery($customerIds: [Int!]) @preloadable @throwOnFieldError {
    campaigns(filter: { customerIds: $customerIds }, orderBy: { field: NAME }, first: 5000) {
      totalCount
      nodes {
        campaignId
        name
        customerId
      }
    }
  }
`;

/** A campaign by its number, and its customer. */
export type CampaignChoice = Choice<number> & { readonly customerId: number };

/** The campaigns to choose from: those of a customer, or all. */
export function useCampaigns(customerId: number | null, what = "campaigns"): PanelQuery<CampaignSelectQuery> {
  return usePanelQuery<CampaignSelectQuery>(what, query, { customerIds: customerId === null ? null : [customerId] });
}

export function campaignChoices({ campaigns: { nodes, totalCount } }: CampaignSelectQuery["response"]): Choices<number, CampaignChoice> {
  const choices = nodes.map(({ campaignId, name, customerId }) => ({ value: campaignId, label: name, customerId }));
  return { choices: distinctNames("Campaign", choices), totalCount };
}

type Props = LoadedSelectProps<number, CampaignChoice> & {
  /** Offers only this customer's campaigns; null offers all. */
  customerId: number | null;
};

/** Chooses a campaign. Mount it for each customer. */
export function CampaignSelect({ customerId, ...field }: Props) {
  return <LoadedSelect kind="Campaign" loadable={useCampaigns(customerId)} read={campaignChoices} {...field} />;
}
