import { graphql } from "react-relay";
import type { AdGroupFieldQuery } from "../../__generated__/AdGroupFieldQuery.graphql";
import { useSuggestions } from "../../app/relay/useSuggestions";
import type { Choice } from "../../ui/form/choices";
import { type SuggestedFieldProps, SuggestField } from "../../ui/form/SuggestField";

// The ad groups of each campaign cost a call, so only those of the latest campaigns are offered.
const query = graphql`
  query AdGroupFieldQuery($customerId: Int!) @throwOnFieldError {
    campaigns(filter: { customerId: $customerId }, orderBy: { field: ACTIVE_TO, direction: DESC }, first: 10) {
      nodes {
        name
        adGroups @catch {
          adGroupId
          name
        }
      }
    }
  }
`;

type Props = SuggestedFieldProps & { customer: Choice<number> | null };

/** The number of the ad group. It offers those of the customer's latest campaigns. */
export function AdGroupField({ customer, value, ...rest }: Props) {
  const suggestions = useSuggestions<AdGroupFieldQuery>(
    "ad groups to suggest",
    query,
    customer === null ? null : { customerId: customer.value },
    ({ campaigns }) =>
      campaigns.nodes.flatMap((campaign) =>
        (campaign.adGroups.ok ? campaign.adGroups.value : []).map(({ adGroupId, name }) => ({
          value: String(adGroupId),
          label: `${name} (${adGroupId})`,
          detail: campaign.name,
        })),
      ),
  );
  return (
    <SuggestField
      label="Ad Group ID"
      value={value}
      suggestions={suggestions}
      hint={suggestions.choices.find((choice) => choice.value === value.trim())?.label}
      isRequired
      {...rest}
    />
  );
}
