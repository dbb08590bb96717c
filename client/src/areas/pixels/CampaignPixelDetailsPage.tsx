import { graphql } from "react-relay";
import { useLocation, useParams } from "react-router";
import type { CampaignPixelDetailsPageQuery } from "../../__generated__/CampaignPixelDetailsPageQuery.graphql";
import { pathNumber, paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { Breadcrumbs, type Crumb } from "../../ui/url/Breadcrumbs";
import { PageFrame } from "../../ui/layout/PageFrame";
import { ScreenButton } from "../../ui/layout/ScreenButton";
import { RecordPage } from "../../ui/layout/RecordPage";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { campaignLabel } from "../campaigns/campaignLabel";
import { type CustomerSlug, useCustomerSlug } from "../campaigns/useCustomerSlug";
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

type Data = CampaignPixelDetailsPageQuery["response"];

/** A pixel of a campaign: the requests it received and the jobs about it. */
export function CampaignPixelDetailsPage() {
  const loadable = useRouteQuery<CampaignPixelDetailsPageQuery>("the pixel", query);
  const { customerUrlFriendlyId = "", campaignId } = useParams();
  const customer = useCustomerSlug(pathNumber(campaignId), customerUrlFriendlyId);
  return (
    <RecordPage
      loadable={loadable}
      read={({ pixel, campaign }) => pixel && { pixel, campaign }}
      kind="Pixel"
      title="Campaign Pixel"
      breadcrumbs={(data) => <PixelBreadcrumbs campaign={data?.campaign} customer={customer} />}
    >
      {(record) => <CampaignPixelDetails {...record} customer={customer} refetch={loadable.refetch} />}
    </RecordPage>
  );
}

type BreadcrumbsProps = {
  campaign: Data["campaign"];
  customer: CustomerSlug;
  /** The name of the pixel, if there is one. */
  name?: string;
};

/** The way from the customer to the pixel. It does without names that could not be read. */
function PixelBreadcrumbs({ campaign, customer: { slug, name: customerName }, name }: BreadcrumbsProps) {
  const campaignId = pathNumber(useParams()["campaignId"]);
  const crumbs: readonly Crumb[] = [
    { label: customerLabel({ name: customerName ?? campaign?.customerName ?? "Customer", slug }), to: paths.customer(slug) },
    { label: campaignLabel({ name: campaign?.name ?? "", campaignId }), to: paths.campaign(slug, campaignId) },
  ];
  return <Breadcrumbs crumbs={name === undefined ? crumbs : [...crumbs, { label: name }]} />;
}

type Props = { pixel: NonNullable<Data["pixel"]>; campaign: Data["campaign"]; customer: CustomerSlug; refetch: () => Promise<void> };

function CampaignPixelDetails({ pixel, campaign, customer, refetch }: Props) {
  const { pathname } = useLocation();
  const [form, setForm] = useUrlParam("form");
  return (
    <PageFrame
      title={pixel.name}
      record={{ kind: "Pixel", label: pixel.name, address: pathname }}
      subtitle={[pixel.pageLabel, pixel.funnelStageLabel].filter(Boolean).join(" · ")}
      breadcrumbs={<PixelBreadcrumbs campaign={campaign} customer={customer} name={pixel.name} />}
      actions={
        <>
          <ScreenButton label="Edit" aria-label={`Edit ${pixel.name}`} onClick={() => setForm("edit")} />
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
