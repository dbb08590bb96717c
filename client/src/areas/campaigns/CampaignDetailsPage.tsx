import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import { Link, useParams } from "react-router";
import type { CampaignDetailsPageQuery, CampaignStatus } from "../../__generated__/CampaignDetailsPageQuery.graphql";
import { paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import type { Tone } from "../../ui/style";
import { Breadcrumbs } from "../../ui/Breadcrumbs";
import { EmptyState } from "../../ui/EmptyState";
import { FailedCard } from "../../ui/FailedCard";
import { dateRangeText } from "../../ui/format";
import { PageFrame } from "../../ui/PageFrame";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { StatusChip } from "../../ui/StatusChip";
import { Surface } from "../../ui/Surface";
import { CampaignAdGroups } from "./CampaignAdGroups";
import { CampaignPixels } from "./CampaignPixels";
import { customerLabel } from "../customers/customerLabel";
import { campaignLabel } from "./campaignLabel";
import { useCampaignSlug } from "./useCampaignSlug";

const tones: Record<CampaignStatus, Tone> = { DRAFT: "grey", UPCOMING: "blue", ACTIVE: "green", EXPIRED: "orange" };

/** A campaign with its pixels and its ad groups. */
export function CampaignDetailsPage() {
  const { queryRef, reload } = useRouteQuery<CampaignDetailsPageQuery>();
  const slug = useParams()["customerUrlFriendlyId"] ?? "";
  return (
    <PanelBoundary
      what="the campaign"
      onRetry={reload}
      resetKey={queryRef}
      renderError={(retry, isBusy) => (
        <PageFrame title="Campaign" actions={<BackToCampaigns slug={slug} />}>
          <FailedCard what="the campaign" onRetry={retry} isBusy={isBusy} />
        </PageFrame>
      )}
    >
      <Loaded queryRef={queryRef} slugOfAddress={slug} />
    </PanelBoundary>
  );
}

type LoadedProps = { queryRef: PreloadedQuery<CampaignDetailsPageQuery>; slugOfAddress: string };

function Loaded({ queryRef, slugOfAddress }: LoadedProps) {
  const { campaign } = usePreloadedQuery<CampaignDetailsPageQuery>(
    graphql`
      query CampaignDetailsPageQuery($campaignId: Int!) @preloadable @throwOnFieldError {
        campaign(campaignId: $campaignId) {
          campaignRef
          campaignId
          # The breadcrumb does without the name when it cannot be read.
          customerName @catch(to: NULL)
          activeFrom
          activeTo
          status
          statusLabel
          ...CampaignPixels_campaign
        }
      }
    `,
    queryRef,
  );
  const slug = useCampaignSlug(campaign?.campaignId ?? null, slugOfAddress);
  if (campaign === null || campaign === undefined) {
    return (
      <PageFrame title="Campaign" actions={<BackToCampaigns slug={slug} />}>
        <Surface>
          <EmptyState text="Campaign not found." />
        </Surface>
      </PageFrame>
    );
  }
  const { campaignRef, campaignId, customerName, activeFrom, activeTo, status, statusLabel } = campaign;
  const label = campaignLabel({ campaignRef, campaignId });
  return (
    <PageFrame
      title={label}
      breadcrumbs={
        <Breadcrumbs
          crumbs={[
            { label: "Customers", to: paths.customers() },
            { label: customerLabel({ customerName: customerName ?? "Customer", slug }), to: paths.customer(slug) },
            { label },
          ]}
        />
      }
      subtitle={
        <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
          <StatusChip tone={tones[status]} label={statusLabel} />
          {dateRangeText(activeFrom, activeTo)}
        </Box>
      }
      actions={<BackToCampaigns slug={slug} />}
    >
      <CampaignPixels campaign={campaign} slug={slug} />
      <CampaignAdGroups campaignId={campaignId} />
    </PageFrame>
  );
}

function BackToCampaigns({ slug }: { slug: string }) {
  return (
    <Button component={Link} to={paths.customer(slug, "campaigns")}>
      Back to Campaigns
    </Button>
  );
}
