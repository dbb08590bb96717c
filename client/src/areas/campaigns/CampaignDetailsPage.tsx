import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import { useParams } from "react-router";
import type { CampaignDetailsPageQuery } from "../../__generated__/CampaignDetailsPageQuery.graphql";
import { CopyButton } from "../../app/CopyButton";
import { paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { MissingPart } from "../../ui/feedback/MissingPart";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { KeyFacts } from "../../ui/layout/KeyFacts";
import { PageFrame } from "../../ui/layout/PageFrame";
import { RecordPage } from "../../ui/layout/RecordPage";
import { ScreenLink } from "../../ui/layout/ScreenButton";
import { Surface } from "../../ui/layout/Surface";
import { dateRangeText } from "../../ui/text/format";
import { Breadcrumbs, type Crumb } from "../../ui/url/Breadcrumbs";
import { TextLink } from "../../ui/url/TextLink";
import { customerLabel } from "../customers/CustomerSelect";
import { CampaignAdGroups } from "./CampaignAdGroups";
import { CampaignDays, useCampaignDays } from "./CampaignDays";
import { CampaignPixels } from "./CampaignPixels";
import { CampaignWork } from "./CampaignWork";
import { campaignLabel, campaignTones } from "./campaignLabel";

const customers: Crumb = { label: "Customers", to: paths.customers() };

const query = graphql`
  query CampaignDetailsPageQuery($campaignId: Int!) @preloadable @throwOnFieldError {
    campaign(campaignId: $campaignId) {
      name
      campaignId
      customerId
      # The screen does without its customer, whose slug is in the address, if it cannot be read.
      customerName @catch(to: NULL)
      customer @catch {
        name
        slug
      }
      activeFrom
      activeTo
      status
      statusLabel
      ...CampaignPixels_campaign
    }
  }
`;

/** A campaign with its pixels, its ad groups, its days, its studies and its refresh jobs. */
export function CampaignDetailsPage() {
  const loadable = useRouteQuery<CampaignDetailsPageQuery>("the campaign", query);
  const { customerUrlFriendlyId = "" } = useParams();
  return (
    <RecordPage
      loadable={loadable}
      read={({ campaign }) => campaign}
      kind="Campaign"
      crumbs={[customers]}
      actions={<BackToCampaigns slug={customerUrlFriendlyId} />}
    >
      {(campaign) => <CampaignDetails campaign={campaign} slugOfAddress={customerUrlFriendlyId} refetch={loadable.refetch} />}
    </RecordPage>
  );
}

type Props = {
  campaign: NonNullable<CampaignDetailsPageQuery["response"]["campaign"]>;
  /** It may be another customer's. */
  slugOfAddress: string;
  refetch: () => Promise<void>;
};

function CampaignDetails({ campaign, slugOfAddress, refetch }: Props) {
  const days = useCampaignDays(campaign.campaignId);
  const own = campaign.customer.ok ? campaign.customer.value : null;
  const slug = own?.slug ?? slugOfAddress;
  const { name, campaignId, customerId, customerName, activeFrom, activeTo, status, statusLabel } = campaign;
  const label = campaignLabel({ name, campaignId });
  const customer = customerLabel({ name: own?.name ?? customerName ?? "Customer", slug });
  return (
    <PageFrame
      title={label}
      record={{ kind: "Campaign", label, address: paths.campaign(slug, campaignId) }}
      breadcrumbs={
        <Breadcrumbs
          crumbs={[customers, { label: customer, to: paths.customer(slug) }, { label }]}
        />
      }
      subtitle={
        <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
          <StatusChip tone={campaignTones[status]} label={statusLabel} />
          {dateRangeText(activeFrom, activeTo)}
        </Box>
      }
      actions={
        <>
          <ScreenLink label="Campaign Explorer" to={`${paths.campaignExplorer()}?customer=${customerId}&campaign=${campaignId}`} />
          <ScreenLink label="Export Devices" to={paths.devices({ customerId, campaignId })} />
          {name.trim() !== "" && (
            <ScreenLink label="Attribution Jobs" to={`${paths.attributionJobs()}?text=${encodeURIComponent(name.trim())}`} />
          )}
          <BackToCampaigns slug={slug} />
        </>
      }
    >
      <MissingPart what="the customer" parts={[campaign.customer]} onRetry={refetch} isInline />
      <Surface>
        <KeyFacts
          label="Keys of the campaign"
          facts={[
            {
              label: "Campaign ID",
              value: campaignId,
              action: <CopyButton what="Campaign ID" text={String(campaignId)} />,
            },
            {
              label: "Customer",
              value: <TextLink to={paths.customer(slug)}>{`${customer} (${customerId})`}</TextLink>,
              action: <CopyButton what="Customer ID" text={String(customerId)} />,
            },
          ]}
        />
      </Surface>
      <CampaignPixels campaign={campaign} slug={slug} />
      <CampaignAdGroups campaignId={campaignId} customerId={customerId} />
      <Surface title="Miles and Devices">
        <CampaignDays days={days} />
      </Surface>
      <CampaignWork campaignId={campaignId} />
    </PageFrame>
  );
}

function BackToCampaigns({ slug }: { slug: string }) {
  return <ScreenLink label="Back to Campaigns" to={paths.customer(slug, "campaigns")} />;
}
