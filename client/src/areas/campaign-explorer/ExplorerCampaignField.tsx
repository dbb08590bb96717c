import { graphql } from "react-relay";
import type { ExplorerCampaignFieldQuery } from "../../__generated__/ExplorerCampaignFieldQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { distinctNames } from "../../ui/table/distinctNames";
import { Panel } from "../../ui/layout/Panel";
import { partialListText } from "../../ui/table/PartialListNote";
import { SelectField } from "../../ui/form/SelectField";
import { campaignLabel } from "../campaigns/campaignLabel";

const query = graphql`
  query ExplorerCampaignFieldQuery($customerId: Int!) @throwOnFieldError {
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

type Props = {
  /** The customer whose campaigns are offered; null before one is chosen. */
  customerId: number | null;
  value: number | null;
  onChange: (campaignId: number | null) => void;
};

type Field = Pick<Parameters<typeof SelectField<number>>[0], "choices" | "emptyLabel" | "helperText" | "disabled">;

/** Chooses a campaign of the customer. */
export function ExplorerCampaignField({ customerId, value, onChange }: Props) {
  const loadable = usePanelQuery<ExplorerCampaignFieldQuery>("campaigns", query, customerId === null ? null : { customerId });
  const draw = (field: Field) => (
    <SelectField
      label="Campaign"
      value={value}
      onChange={onChange}
      missingLabel={(campaignId) => `Campaign ${campaignId}`}
      fullWidth={false}
      sx={{ flex: { xs: "1 1 100%", sm: "0 1 320px" }, minWidth: 0 }}
      {...field}
    />
  );
  if (customerId === null) return draw({ choices: [], emptyLabel: "Select Campaign", disabled: true });
  return (
    <Panel
      loadable={loadable}
      failure="inline"
      skeleton={draw({ choices: [], emptyLabel: "Loading Campaigns", disabled: true })}
      renderError={(error) => (
        <>
          {draw({ choices: [], emptyLabel: "Select Campaign", disabled: true })}
          {error}
        </>
      )}
    >
      {({ customer }) => {
        const { nodes, totalCount } = customer?.campaigns ?? { nodes: [], totalCount: 0 };
        return draw({
          choices: distinctNames(
            "Campaign",
            nodes.map(({ campaignId, name }) => ({ value: campaignId, label: campaignLabel({ name, campaignId }) })),
          ),
          emptyLabel: "Select Campaign",
          helperText: partialListText(nodes.length, totalCount),
        });
      }}
    </Panel>
  );
}
