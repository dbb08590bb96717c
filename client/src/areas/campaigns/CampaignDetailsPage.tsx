import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import { useParams } from "react-router";
import type { CampaignDetailsPageQuery } from "../../__generated__/CampaignDetailsPageQuery.graphql";
import { CopyButton } from "../../app/CopyButton";
import { pathNumber, paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { Breadcrumbs, type Crumb } from "../../ui/url/Breadcrumbs";
import { dateRangeText } from "../../ui/text/format";
import { KeyFacts } from "../../ui/layout/KeyFacts";
import { PageFrame } from "../../ui/layout/PageFrame";
import { ScreenLink } from "../../ui/layout/ScreenButton";
import { RecordPage } from "../../ui/layout/RecordPage";
import { PanelError } from "../../ui/feedback/PanelError";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { Surface } from "../../ui/layout/Surface";
import { TextLink } from "../../ui/url/TextLink";
import { customerLabel } from "../customers/customerLabel";
import { CampaignAdGroups } from "./CampaignAdGroups";
import { campaignLabel } from "./campaignLabel";
import { CampaignPixels } from "./CampaignPixels";
import { campaignTones } from "./campaignTones";
import { type CustomerSlug, useCustomerSlug } from "./useCustomerSlug";

const customers: Crumb = { label: "Customers", to: paths.customers() };

const query = graphql`
  query CampaignDetailsPageQuery($campaignId: Int!) @preloadable @throwOnFieldError {
    campaign(by: { campaignId: $campaignId }) {
      name
      campaignId
      customerId
      # The breadcrumb does without the name when it cannot be read.
      customerName @catch(to: NULL)
      activeFrom
      activeTo
      status
      statusLabel
      ...CampaignPixels_campaign
    }
  }
`;

/** A campaign with its pixels and its ad groups. */
export function CampaignDetailsPage() {
  const loadable = useRouteQuery<CampaignDetailsPageQuery>("the campaign", query);
  const { customerUrlFriendlyId = "", campaignId } = useParams();
  const customer = useCustomerSlug(pathNumber(campaignId), customerUrlFriendlyId);
  return (
    <RecordPage
      loadable={loadable}
      read={({ campaign }) => campaign}
      kind="Campaign"
      crumbs={[customers]}
      actions={<BackToCampaigns slug={customer.slug} />}
    >
      {(campaign) => <CampaignDetails campaign={campaign} customerSlug={customer} />}
    </RecordPage>
  );
}

type Props = { campaign: NonNullable<CampaignDetailsPageQuery["response"]["campaign"]>; customerSlug: CustomerSlug };

function CampaignDetails({ campaign, customerSlug: { slug, name: presentName, isMissing, retry } }: Props) {
  const { name, campaignId, customerId, customerName, activeFrom, activeTo, status, statusLabel } = campaign;
  const label = campaignLabel({ name, campaignId });
  const customer = customerLabel({ name: presentName ?? customerName ?? "Customer", slug });
  return (
    <PageFrame
      title={label}
      record={{ kind: "Campaign", label, address: paths.campaign(slug, campaignId) }}
      breadcrumbs={
        <Breadcrumbs
          crumbs={[
            customers,
            { label: customer, to: paths.customer(slug) },
            { label },
          ]}
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
          <ScreenLink label="Export Devices" to={paths.devices({ customerId, campaignId })} />
          {name.trim() !== "" && (
            <ScreenLink label="Attribution Jobs" to={`${paths.attributionJobs()}?text=${encodeURIComponent(name.trim())}`} />
          )}
          <BackToCampaigns slug={slug} />
        </>
      }
    >
      {isMissing && <PanelError what="the customer" onRetry={retry} isInline />}
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
    </PageFrame>
  );
}

function BackToCampaigns({ slug }: { slug: string }) {
  return <ScreenLink label="Back to Campaigns" to={paths.customer(slug, "campaigns")} />;
}
