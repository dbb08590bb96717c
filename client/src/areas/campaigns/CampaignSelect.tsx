import { graphql } from "react-relay";
import type { CampaignSelectQuery } from "../../__generated__/CampaignSelectQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { LoadedSelect, type LoadedSelectProps } from "../../ui/form/LoadedSelect";
import { distinctNames } from "../../ui/table/distinctNames";

const query = graphql`
  query CampaignSelectQuery($customerId: Int!) @throwOnFieldError {
    customer(by: { customerId: $customerId }) {
      campaigns(orderBy: { field: NAME }, first: 5000) {
        totalCount
        nodes {
          campaignId
          name
        }
      }
    }
  }
`;

/** Chooses a campaign of the customer. Mount it for each customer. */
export function CampaignSelect({ customerId, ...field }: LoadedSelectProps<number> & { customerId: number }) {
  const loadable = usePanelQuery<CampaignSelectQuery>("campaigns", query, { customerId });
  return (
    <LoadedSelect
      kind="Campaign"
      loadable={loadable}
      read={({ customer }) => {
        const { nodes, totalCount } = customer?.campaigns ?? { nodes: [], totalCount: 0 };
        const choices = distinctNames(
          "Campaign",
          nodes.map(({ campaignId, name }) => ({ value: campaignId, label: name })),
        );
        return { choices, totalCount };
      }}
      {...field}
    />
  );
}
