import { graphql } from "react-relay";
import type { RunCampaignFieldQuery } from "../../../__generated__/RunCampaignFieldQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { distinctNames } from "../../../ui/table/distinctNames";
import { fieldHelp } from "../../../ui/form/fieldHelp";
import { Panel } from "../../../ui/layout/Panel";
import { partialListText } from "../../../ui/table/PartialListNote";
import { SelectField } from "../../../ui/form/SelectField";

const query = graphql`
  query RunCampaignFieldQuery($customerId: Int!) @throwOnFieldError {
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
  customerId: number;
  value: number | null;
  onChange: (campaignId: number | null) => void;
  /** What is wrong with the choice. */
  problem: string | undefined;
};

/** The campaign of the job, among those of its customer, if it is for one. */
export function RunCampaignField({ customerId, value, onChange, problem }: Props) {
  const loadable = usePanelQuery<RunCampaignFieldQuery>("campaigns", query, { customerId });
  return (
    <Panel
      loadable={loadable}
      failure="inline"
      skeleton={
        <SelectField label="Campaign" value={null} choices={[]} onChange={onChange} emptyLabel="Loading Campaigns" disabled />
      }
    >
      {({ customer }) => {
        const { nodes, totalCount } = customer?.campaigns ?? { nodes: [], totalCount: 0 };
        return (
          <SelectField
            label="Campaign"
            value={value}
            choices={distinctNames("Campaign", nodes.map(({ campaignId, name }) => ({ value: campaignId, label: name })))}
            onChange={onChange}
            emptyLabel="No Campaign"
            error={problem !== undefined}
            helperText={fieldHelp(problem, partialListText(nodes.length, totalCount))}
          />
        );
      }}
    </Panel>
  );
}
