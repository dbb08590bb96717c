import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { ExploredCampaignQuery } from "../../__generated__/ExploredCampaignQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { paths } from "../../app/routing/paths";
import { CellText } from "../../ui/table/CellText";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { EmptyState } from "../../ui/table/EmptyState";
import { Panel } from "../../ui/layout/Panel";
import { TextLink } from "../../ui/url/TextLink";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { campaignLabel } from "../campaigns/campaignLabel";
import { RouteCustomerSlug } from "../customers/CustomerSelect";

const query = graphql`
  query ExploredCampaignQuery($campaignId: Int!, $customerId: Int!) @throwOnFieldError {
    campaignExplorer {
      campaign(campaignId: $campaignId, customerId: $customerId) {
        name
        marketNames
        adGroups {
          name
          inventoryTypeText
          mediaType
        }
      }
    }
  }
`;

type Campaign = NonNullable<ExploredCampaignQuery["response"]["campaignExplorer"]["campaign"]>;
type Row = Campaign["adGroups"][number] & { place: number };

const columns: readonly Column<Row>[] = [
  { key: "ref", header: "Flight Ref", value: ({ name }) => name, cell: ({ name }) => <CellText isStrong>{name}</CellText> },
  {
    key: "inventory",
    header: "Inventory Type",
    describes: "ExploredAdGroup.inventoryTypeText",
    value: ({ inventoryTypeText }) => inventoryTypeText,
    cell: ({ inventoryTypeText }) => <CellText>{inventoryTypeText}</CellText>,
  },
  { key: "media", header: "Media type", describes: "ExploredAdGroup.mediaType", value: ({ mediaType }) => mediaType, cell: ({ mediaType }) => <CellText>{mediaType}</CellText> },
];

const list = { name: "flights", filters: ["campaign"] };

type Props = { customerId: number; campaignId: number };

/** A campaign's reference, its markets and its flights. */
export function ExploredCampaign({ customerId, campaignId }: Props) {
  const loadable = usePanelQuery<ExploredCampaignQuery>("the campaign", query, { customerId, campaignId });
  return (
    <Panel loadable={loadable} skeleton={<TableSkeleton columns={3} isInCard />}>
      {({ campaignExplorer: { campaign } }) =>
        campaign ? (
          <>
            <Box sx={{ px: 4, pt: 2, pb: 3 }}>
              <Box component="h2" sx={{ m: 0, typography: "h2", overflowWrap: "anywhere" }}>
                <CampaignLink customerId={customerId} campaignId={campaignId}>
                  {campaignLabel({ name: campaign.name, campaignId })}
                </CampaignLink>
              </Box>
              {campaign.marketNames.length > 0 && (
                <Box sx={{ mt: 1, typography: "body2", color: "text.secondary", overflowWrap: "anywhere" }}>
                  {campaign.marketNames.join(" · ")}
                </Box>
              )}
            </Box>
            <DataTable
              label="Flights"
              list={list}
              columns={columns}
              rows={campaign.adGroups.map((group, place) => ({ ...group, place }))}
              rowKey={({ place }) => place}
              emptyText="This campaign does not have any flights."
            />
          </>
        ) : (
          <EmptyState text="Campaign not found." />
        )
      }
    </Panel>
  );
}

/** The name of a campaign, as a link to its screen once the slug of its customer is known. */
function CampaignLink({ customerId, campaignId, children }: Props & { children: string }) {
  return (
    <RouteCustomerSlug customerId={customerId}>
      {(slug) => (slug === null ? children : <TextLink to={paths.campaign(slug, campaignId)}>{children}</TextLink>)}
    </RouteCustomerSlug>
  );
}
