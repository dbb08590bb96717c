import { graphql } from "react-relay";
import type { CampaignIdsFieldQuery } from "../../../__generated__/CampaignIdsFieldQuery.graphql";
import { useSuggestions } from "../../../app/relay/useSuggestions";
import { type SuggestedFieldProps, SuggestField } from "../../../ui/form/SuggestField";

const query = graphql`
  query CampaignIdsFieldQuery @throwOnFieldError {
    campaigns(orderBy: { field: ACTIVE_TO, direction: DESC }, first: 5000) {
      nodes {
        campaignId
        name
        customer @catch {
          name
        }
      }
    }
  }
`;

/** The numbers of campaigns, separated by commas. It suggests all campaigns, the latest first. */
export function CampaignIdsField(props: SuggestedFieldProps) {
  const suggestions = useSuggestions<CampaignIdsFieldQuery>("campaigns to suggest", query, {}, ({ campaigns }) =>
    campaigns.nodes.map(({ campaignId, name, customer }) => ({
      value: String(campaignId),
      label: `${name} (${campaignId})`,
      detail: customer.ok ? customer.value?.name : undefined,
    })),
  );
  return (
    <SuggestField
      label="Campaign IDs separated by commas (max 10)"
      placeholder="221023,221024,221025"
      suggestions={suggestions}
      isList
      {...props}
    />
  );
}
