import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { CampaignExplorerPageQuery } from "../../__generated__/CampaignExplorerPageQuery.graphql";
import type { CampaignExplorerPageCampaignQuery } from "../../__generated__/CampaignExplorerPageCampaignQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { paths } from "../../app/routing/paths";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { SelectField } from "../../ui/form/SelectField";
import { wholeNumber } from "../../ui/form/entries";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Panel } from "../../ui/layout/Panel";
import { Surface } from "../../ui/layout/Surface";
import { CellText } from "../../ui/table/CellText";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { EmptyState } from "../../ui/table/EmptyState";
import { FilterBar } from "../../ui/table/FilterBar";
import { TextLink } from "../../ui/url/TextLink";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { CampaignDays, useCampaignDays } from "../campaigns/CampaignDays";
import { CampaignSelect } from "../campaigns/CampaignSelect";
import { campaignLabel } from "../campaigns/campaignLabel";
import { RouteCustomerSelect, RouteCustomerSlug } from "../customers/CustomerSelect";

const TITLE = "Campaign Explorer";

const width = { flex: { xs: "1 1 100%", sm: "0 1 320px" }, minWidth: 0 };

const query = graphql`
  query CampaignExplorerPageQuery @throwOnFieldError {
    campaignExplorer {
      greeting
    }
  }
`;

/** A customer's campaign with its flights. */
export function CampaignExplorerPage() {
  const greeting = usePanelQuery<CampaignExplorerPageQuery>("the greeting", query, {});
  const [customer, setCustomer] = useUrlParam("customer");
  const [campaign, setCampaign] = useUrlParam("campaign");
  const customerId = wholeNumber(customer ?? "");
  const campaignId = customerId === null ? null : wholeNumber(campaign ?? "");
  return (
    <PageFrame
      title={TITLE}
      heading={
        // The greeting asks for a choice, and would still do so below one.
        customerId === null ? (
          <Panel loadable={{ ...greeting, isStale: false }} skeleton={TITLE} renderError={() => TITLE}>
            {({ campaignExplorer }) => campaignExplorer.greeting}
          </Panel>
        ) : (
          TITLE
        )
      }
      subtitle={
        <Panel loadable={greeting} failure="inline" skeleton={null}>
          {() => null}
        </Panel>
      }
    >
      <Surface flush>
        <FilterBar label="Choose a campaign">
          <RouteCustomerSelect
            value={customerId}
            onChange={(next) => setCustomer(next === null ? null : String(next), { without: ["campaign"] })}
            sx={width}
          />
          {customerId === null ? (
            <SelectField label="Campaign" value={null} choices={[]} onChange={() => {}} emptyLabel="Select Campaign" disabled fullWidth={false} sx={width} />
          ) : (
            <CampaignSelect
              key={customerId}
              customerId={customerId}
              value={campaignId}
              onChange={(next) => setCampaign(next === null ? null : String(next))}
              sx={width}
            />
          )}
        </FilterBar>
        {customerId !== null && campaignId !== null ? (
          <ExploredCampaign key={`${customerId}:${campaignId}`} customerId={customerId} campaignId={campaignId} />
        ) : (
          <EmptyState text={`Select a ${customerId === null ? "customer and a campaign" : "campaign"} to see its flights.`} />
        )}
      </Surface>
    </PageFrame>
  );
}

const campaignQuery = graphql`
  query CampaignExplorerPageCampaignQuery($campaignId: Int!, $customerId: Int!) @throwOnFieldError {
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

type Campaign = NonNullable<CampaignExplorerPageCampaignQuery["response"]["campaignExplorer"]["campaign"]>;
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

/** A campaign's reference, its markets, its flights and its days. */
function ExploredCampaign({ customerId, campaignId }: { customerId: number; campaignId: number }) {
  const loadable = usePanelQuery<CampaignExplorerPageCampaignQuery>("the campaign", campaignQuery, { customerId, campaignId });
  const days = useCampaignDays(campaignId);
  return (
    <Panel loadable={loadable} skeleton={<TableSkeleton columns={3} isInCard />}>
      {({ campaignExplorer: { campaign } }) =>
        campaign ? (
          <>
            <Box sx={{ px: 4, pt: 2, pb: 3 }}>
              <Box component="h2" sx={{ m: 0, typography: "h2", overflowWrap: "anywhere" }}>
                {/* A link once the slug of the customer is known. */}
                <RouteCustomerSlug customerId={customerId}>
                  {(slug) => {
                    const label = campaignLabel({ name: campaign.name, campaignId });
                    return slug === null ? label : <TextLink to={paths.campaign(slug, campaignId)}>{label}</TextLink>;
                  }}
                </RouteCustomerSlug>
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
            <Box sx={{ p: 4, borderTop: 1, borderColor: "divider" }}>
              <CampaignDays days={days} />
            </Box>
          </>
        ) : (
          <EmptyState text="Campaign not found." />
        )
      }
    </Panel>
  );
}
