import Button from "@mui/material/Button";
import { graphql } from "react-relay";
import { useParams } from "react-router";
import type { CampaignPixelDetailsPageQuery } from "../../__generated__/CampaignPixelDetailsPageQuery.graphql";
import { pathNumber } from "../../app/routing/pathNumber";
import { paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { Breadcrumbs, type Crumb } from "../../ui/url/Breadcrumbs";
import { EmptyState } from "../../ui/table/EmptyState";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Panel } from "../../ui/layout/Panel";
import { PageSkeleton } from "../../ui/feedback/skeletons";
import { Surface } from "../../ui/layout/Surface";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { campaignLabel } from "../campaigns/campaignLabel";
import { useCampaignSlug } from "../campaigns/useCampaignSlug";
import { customerLabel } from "../customers/customerLabel";
import { CheckPixelButton } from "./CheckPixelButton";
import { CopyPixelLinkButton } from "./CopyPixelLinkButton";
import { EditPixelForm } from "./EditPixelForm";
import { PixelActivity } from "./PixelActivity";
import { PixelFacts } from "./PixelFacts";

const query = graphql`
  query CampaignPixelDetailsPageQuery($campaignId: Int!, $pixelId: Int!) @preloadable @throwOnFieldError {
    pixel(by: { pixelId: $pixelId }) {
      name
      pageLabel
      funnelStageLabel
      pixelId
      ...CheckPixelButton_pixel
      ...CopyPixelLinkButton_pixel
      ...PixelActivity_pixel
      ...PixelFacts_pixel
    }
    # The breadcrumb does without the names when they cannot be read.
    campaign(by: { campaignId: $campaignId }) @catch(to: NULL) {
      name
      customerName
    }
  }
`;

/** A pixel of a campaign: the requests it received and the jobs about it. */
export function CampaignPixelDetailsPage() {
  const loadable = useRouteQuery<CampaignPixelDetailsPageQuery>("the pixel", query);
  return (
    <Panel
      loadable={loadable}
      skeleton={<PageSkeleton />}
      failure="card"
      renderError={(error) => (
        <PageFrame title="Campaign Pixel" breadcrumbs={<BreadcrumbsWithoutNames />}>
          {error}
        </PageFrame>
      )}
    >
      {(data) => <CampaignPixelDetails {...data} refetch={loadable.refetch} />}
    </Panel>
  );
}

/** The breadcrumb for names that could not be read. */
function BreadcrumbsWithoutNames() {
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

type Props = CampaignPixelDetailsPageQuery["response"] & { refetch: () => Promise<void> };

function CampaignPixelDetails({ pixel, campaign, refetch }: Props) {
  const params = useParams();
  const [form, setForm] = useUrlParam("form");
  const campaignId = pathNumber(params["campaignId"]);
  const isKnown = campaign != null;
  const slug = useCampaignSlug(isKnown ? campaignId : null, params["customerUrlFriendlyId"] ?? "");
  const crumbs: readonly Crumb[] = [
    { label: customerLabel({ name: campaign?.customerName ?? "Customer", slug }), to: paths.customer(slug) },
    { label: campaignLabel({ name: campaign?.name ?? "", campaignId }), to: paths.campaign(slug, campaignId) },
  ];

  if (pixel == null) {
    return (
      <PageFrame title="Campaign Pixel" breadcrumbs={<Breadcrumbs crumbs={crumbs} />}>
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
      breadcrumbs={<Breadcrumbs crumbs={[...crumbs, { label: pixel.name }]} />}
      actions={
        <>
          <Button aria-label={`Edit ${pixel.name}`} onClick={() => setForm("edit")}>
            Edit
          </Button>
          <CopyPixelLinkButton pixel={pixel} />
          <CheckPixelButton pixel={pixel} />
        </>
      }
    >
      <PixelFacts pixel={pixel} />
      <PixelActivity pixel={pixel} />
      {form === "edit" && (
        <EditPixelForm pixelId={pixel.pixelId} refetch={refetch} onClose={() => setForm(null, { replace: true })} />
      )}
    </PageFrame>
  );
}
