import { graphql, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import { useParams } from "react-router";
import type { CampaignPixelDetailsPageQuery } from "../../__generated__/CampaignPixelDetailsPageQuery.graphql";
import { pathNumber } from "../../app/routing/pathNumber";
import { paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { campaignLabel } from "../campaigns/campaignLabel";
import { customerLabel } from "../customers/customerLabel";
import { useCampaignSlug } from "../campaigns/useCampaignSlug";
import { Breadcrumbs } from "../../ui/Breadcrumbs";
import type { Crumb } from "../../ui/Breadcrumbs";
import { EmptyState } from "../../ui/EmptyState";
import { FailedCard } from "../../ui/FailedCard";
import { PageFrame } from "../../ui/PageFrame";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { Surface } from "../../ui/Surface";
import { CheckPixelButton } from "./CheckPixelButton";
import { CopyPixelLinkButton } from "./CopyPixelLinkButton";
import { PixelActivity } from "./PixelActivity";

/** A pixel of a campaign: the requests it received and the jobs about it. */
export function CampaignPixelDetailsPage() {
  const { queryRef, reload } = useRouteQuery<CampaignPixelDetailsPageQuery>();
  return (
    <PanelBoundary
      what="the pixel"
      onRetry={reload}
      resetKey={queryRef}
      renderError={(retry, isBusy) => (
        <PageFrame title="Campaign Pixel" breadcrumbs={<WayWithoutNames />}>
          <FailedCard what="the pixel" onRetry={retry} isBusy={isBusy} />
        </PageFrame>
      )}
    >
      <Loaded queryRef={queryRef} />
    </PanelBoundary>
  );
}

/** The breadcrumb while no name could be read. */
function WayWithoutNames() {
  const params = useParams();
  const slug = params["customerUrlFriendlyId"] ?? "";
  const campaignId = pathNumber(params["campaignId"]);
  return (
    <Breadcrumbs
      crumbs={[
        { label: "Customer", to: paths.customer(slug) },
        { label: `Campaign ${campaignId}`, to: paths.campaign(slug, campaignId) },
      ]}
    />
  );
}

function Loaded({ queryRef }: { queryRef: PreloadedQuery<CampaignPixelDetailsPageQuery> }) {
  const { pixel, campaign } = usePreloadedQuery<CampaignPixelDetailsPageQuery>(
    graphql`
      query CampaignPixelDetailsPageQuery($campaignId: Int!, $pixelId: Int!) @preloadable @throwOnFieldError {
        pixel(pixelId: $pixelId) {
          name
          pageLabel
          funnelStageLabel
          ...CheckPixelButton_pixel
          ...CopyPixelLinkButton_pixel
          ...PixelActivity_pixel
        }
        # The breadcrumb does without the names when they cannot be read.
        campaign(campaignId: $campaignId) @catch(to: NULL) {
          campaignRef
          customerName
        }
      }
    `,
    queryRef,
  );
  const params = useParams();
  const campaignId = pathNumber(params["campaignId"]);
  const isKnown = campaign !== null && campaign !== undefined;
  const slug = useCampaignSlug(isKnown ? campaignId : null, params["customerUrlFriendlyId"] ?? "");
  const way: readonly Crumb[] = [
    { label: customerLabel({ customerName: campaign?.customerName ?? "Customer", slug }), to: paths.customer(slug) },
    { label: campaignLabel({ campaignRef: campaign?.campaignRef ?? "", campaignId }), to: paths.campaign(slug, campaignId) },
  ];

  if (pixel === null || pixel === undefined) {
    return (
      <PageFrame title="Campaign Pixel" breadcrumbs={<Breadcrumbs crumbs={way} />}>
        <Surface>
          <EmptyState text="Pixel not found." />
        </Surface>
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={pixel.name}
      subtitle={[pixel.pageLabel, pixel.funnelStageLabel].filter(Boolean).join(" · ")}
      breadcrumbs={<Breadcrumbs crumbs={[...way, { label: pixel.name }]} />}
      actions={
        <>
          <CopyPixelLinkButton pixel={pixel} />
          <CheckPixelButton pixel={pixel} />
        </>
      }
    >
      <PixelActivity pixel={pixel} />
    </PageFrame>
  );
}
