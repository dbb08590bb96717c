import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { PixelCampaignFieldQuery } from "../../__generated__/PixelCampaignFieldQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { distinctNames } from "../../ui/table/distinctNames";
import { Panel } from "../../ui/layout/Panel";
import { partialListText } from "../../ui/table/PartialListNote";
import { SelectField } from "../../ui/form/SelectField";

/** The campaign of a pixel, and its customer. */
export type PixelCampaign = { readonly campaignId: number; readonly name: string; readonly customerId: number };

type FieldProps = { value: PixelCampaign | null; onChange: (campaign: PixelCampaign | null) => void };

type Props = FieldProps & {
  /** Offers only this customer's campaigns; null offers all. */
  customerId: number | null;
};

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

/** Selects the campaign of a pixel. The form works without the choices; the campaign then stays as it is. */
export function PixelCampaignField({ customerId, ...field }: Props) {
  const loadable = usePanelQuery<PixelCampaignFieldQuery>("campaigns", query, { customerId });
  const withoutChoices = <Choices campaigns={[]} disabled {...field} />;
  return (
    <Panel
      loadable={loadable}
      skeleton={withoutChoices}
      renderError={(error) => (
        <Box>
          {withoutChoices}
          {error}
        </Box>
      )}
    >
      {({ campaigns: { nodes, totalCount } }) => (
        <Choices campaigns={nodes} note={partialListText(nodes.length, totalCount)} {...field} />
      )}
    </Panel>
  );
}

type ChoicesProps = FieldProps & {
  campaigns: readonly PixelCampaign[];
  /** The text below the field. */
  note?: string | null;
  disabled?: boolean;
};

function Choices({ campaigns, note, value, onChange, ...rest }: ChoicesProps) {
  const isKnown = value === null || campaigns.some(({ campaignId }) => campaignId === value.campaignId);
  const offered = isKnown ? campaigns : [value, ...campaigns];
  return (
    <SelectField
      label="Campaign"
      value={value?.campaignId ?? null}
      choices={distinctNames(
        "Campaign",
        offered.map(({ campaignId, name }) => ({ value: campaignId, label: name })),
      )}
      onChange={(chosen) => onChange(offered.find(({ campaignId }) => campaignId === chosen) ?? null)}
      emptyLabel="None"
      helperText={note}
      {...rest}
    />
  );
}
