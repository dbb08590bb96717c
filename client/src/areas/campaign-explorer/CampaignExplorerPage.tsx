import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  CampaignExplorerPage_campaign$data,
  CampaignExplorerPage_campaign$key,
} from "../../__generated__/CampaignExplorerPage_campaign.graphql";
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
import type { NamedList } from "../../ui/table/namedList";
import { TextLink } from "../../ui/url/TextLink";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { CampaignDays, useCampaignDays } from "../campaigns/CampaignDays";
import { CampaignSelect } from "../campaigns/CampaignSelect";
import { campaignLabel } from "../campaigns/campaignLabel";
import { RouteCustomerSelect, RouteCustomerSlug } from "../customers/CustomerSelect";

const TITLE = "Campaign Explorer";

const width = { flex: { xs: "1 1 100%", sm: "0 1 260px" }, minWidth: 0 };

const query = graphql`
  query CampaignExplorerPageQuery @throwOnFieldError {
    campaignExplorer {
      greeting
    }
  }
`;

/** A customer's campaign with its flights and days, beside another of its campaigns. */
export function CampaignExplorerPage() {
  const greeting = usePanelQuery<CampaignExplorerPageQuery>("the greeting", query, {});
  const [customer, setCustomer] = useUrlParam("customer");
  const [campaign, setCampaign] = useUrlParam("campaign");
  const customerId = wholeNumber(customer ?? "");
  const campaignId = customerId === null ? null : wholeNumber(campaign ?? "");
  const [compared, setCompared] = useUrlParam("compare");
  const otherId = campaignId === null || compared === campaign ? null : wholeNumber(compared ?? "");
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
          {/* Together they are not folded on a phone: choosing is what the screen is for. */}
          <>
            <RouteCustomerSelect
              value={customerId}
              onChange={(next) => setCustomer(next === null ? null : String(next), { without: ["campaign", "compare"] })}
              sx={width}
            />
            {customerId === null ? (
              <SelectField
                label="Campaign"
                value={null}
                choices={[]}
                onChange={() => {}}
                emptyLabel="Select Campaign"
                disabled
                fullWidth={false}
                sx={width}
              />
            ) : (
              <CampaignSelect
                key={customerId}
                customerId={customerId}
                value={campaignId}
                onChange={(next) =>
                  setCampaign(next === null ? null : String(next), { without: next === null ? ["compare"] : [] })
                }
                sx={width}
              />
            )}
            {customerId !== null && campaignId !== null && (
              <CampaignSelect
                key={`compare ${customerId}`}
                label="Compare With"
                emptyLabel="No Other Campaign"
                customerId={customerId}
                value={otherId}
                onChange={(next) => setCompared(next === null ? null : String(next))}
                sx={width}
              />
            )}
          </>
        </FilterBar>
        {customerId !== null && campaignId !== null ? (
          <ExploredCampaigns
            key={`${customerId}:${campaignId}`}
            customerId={customerId}
            campaignId={campaignId}
            otherId={otherId}
          />
        ) : (
          <EmptyState text={`Select a ${customerId === null ? "customer and a campaign" : "campaign"} to see its flights.`} />
        )}
      </Surface>
    </PageFrame>
  );
}

const campaignQuery = graphql`
  query CampaignExplorerPageCampaignQuery($campaignId: Int!, $customerId: Int!, $otherId: Int = 0, $isCompared: Boolean = false)
  @throwOnFieldError {
    campaignExplorer {
      campaign(campaignId: $campaignId, customerId: $customerId) {
        ...CampaignExplorerPage_campaign
      }
      other: campaign(campaignId: $otherId, customerId: $customerId) @include(if: $isCompared) {
        ...CampaignExplorerPage_campaign
      }
    }
  }
`;

type Row = CampaignExplorerPage_campaign$data["adGroups"][number] & { place: number };

const columns: readonly Column<Row>[] = [
  { key: "ref", header: "Flight Ref", value: ({ name }) => name, cell: ({ name }) => <CellText isStrong>{name}</CellText> },
  {
    key: "inventory",
    header: "Inventory Type",
    describes: "ExploredAdGroup.inventoryTypeText",
    value: ({ inventoryTypeText }) => inventoryTypeText,
    cell: ({ inventoryTypeText }) => <CellText>{inventoryTypeText}</CellText>,
  },
  {
    key: "media",
    header: "Media type",
    describes: "ExploredAdGroup.mediaType",
    value: ({ mediaType }) => mediaType,
    cell: ({ mediaType }) => <CellText>{mediaType}</CellText>,
  },
];

const list = { name: "flights", filters: ["campaign"] };

type ChosenProps = {
  customerId: number;
  campaignId: number;
  /** The campaign to compare it with. */
  otherId: number | null;
};

/** A campaign, and beside it the one to compare it with. */
function ExploredCampaigns({ customerId, campaignId, otherId }: ChosenProps) {
  const chosen = { customerId, campaignId, ...(otherId !== null && { otherId, isCompared: true }) };
  const loadable = usePanelQuery<CampaignExplorerPageCampaignQuery>("the campaign", campaignQuery, chosen);
  const days = useCampaignDays(campaignId, otherId);
  return (
    <Panel loadable={loadable} skeleton={<TableSkeleton columns={3} isInCard />}>
      {({ campaignExplorer: { campaign, other } }) => {
        // The other may still be on its way.
        const isCompared = otherId !== null && other !== undefined;
        const one = { campaign, customerId, campaignId, days: <CampaignDays days={days} /> };
        if (!isCompared) return <ExploredCampaign {...one} list={list} />;
        return (
          <>
            <Box sx={{ px: 4, pt: 2, typography: "body2", color: "text.secondary" }}>
              The charts of both campaigns have the same scale.
            </Box>
            <Box sx={besideEachOther}>
              <ExploredCampaign {...one} />
              <ExploredCampaign
                campaign={other}
                customerId={customerId}
                campaignId={otherId}
                days={<CampaignDays days={days} which="other" />}
              />
            </Box>
          </>
        );
      }}
    </Panel>
  );
}

/** Two campaigns, each of three parts that begin at the same height. */
const besideEachOther = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  "& > *": { display: { md: "grid" }, gridTemplateRows: "subgrid", gridRow: { md: "span 3" }, alignItems: "start" },
  "& > * + *": { borderStyle: "solid", borderWidth: { xs: "1px 0 0", md: "0 0 0 1px" }, borderColor: "divider" },
} as const;

type ExploredProps = {
  campaign: CampaignExplorerPage_campaign$key | null | undefined;
  customerId: number;
  campaignId: number;
  days: ReactNode;
  /** With it, the flights can be saved as a file. */
  list?: NamedList<Row>;
};

/** A campaign's reference, its markets, its flights and its days. */
function ExploredCampaign({ campaign: ref, customerId, campaignId, days, list: named }: ExploredProps) {
  const campaign = useFragment(
    graphql`
      fragment CampaignExplorerPage_campaign on ExploredCampaign {
        name
        marketNames
        adGroups {
          name
          inventoryTypeText
          mediaType
        }
      }
    `,
    ref,
  );
  if (campaign == null) return <EmptyState text="Campaign not found." />;
  return (
    <Box sx={{ minWidth: 0 }}>
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
      {campaign.adGroups.length === 0 ? (
        // Not the table's own text: it offers to clear the filters, which here would leave the campaign.
        <EmptyState text="This campaign does not have any flights." />
      ) : (
        <DataTable
          label={named === undefined ? `Flights of ${campaignLabel({ name: campaign.name, campaignId })}` : "Flights"}
          list={named}
          columns={columns}
          rows={campaign.adGroups.map((group, place) => ({ ...group, place }))}
          rowKey={({ place }) => place}
          emptyText=""
        />
      )}
      <Box sx={{ p: 4, borderTop: 1, borderColor: "divider" }}>{days}</Box>
    </Box>
  );
}
