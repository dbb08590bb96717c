import MuiLink from "@mui/material/Link";
import { graphql } from "react-relay";
import { useLocation, useParams } from "react-router";
import type { CampaignPixelDetailsPageQuery } from "../../__generated__/CampaignPixelDetailsPageQuery.graphql";
import { CopyButton } from "../../app/CopyButton";
import { pathNumber, paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { KeyFacts } from "../../ui/layout/KeyFacts";
import { PageFrame } from "../../ui/layout/PageFrame";
import { RecordPage } from "../../ui/layout/RecordPage";
import { Surface } from "../../ui/layout/Surface";
import { numberText } from "../../ui/text/format";
import { Breadcrumbs, type Crumb } from "../../ui/url/Breadcrumbs";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { campaignLabel } from "../campaigns/campaignLabel";
import { customerLabel } from "../customers/CustomerSelect";
import { PixelButtons } from "./PixelActions";
import { PixelActivity } from "./PixelActivity";
import { PixelForm } from "./PixelForm";

const query = graphql`
  query CampaignPixelDetailsPageQuery($campaignId: Int!, $pixelId: Int!) @preloadable @throwOnFieldError {
    pixel(pixelId: $pixelId) {
      pixelId
      uuid
      name
      pageLabel
      funnelStageLabel
      url
      requestCount
      # A save leaves a campaign that could not be read as it is.
      campaign @catch(to: NULL) {
        ...PixelForm_campaign
      }
      ...PixelActions_pixel
      ...PixelForm_pixel
    }
    # The breadcrumb does without the names when they cannot be read.
    campaign(campaignId: $campaignId) @catch(to: NULL) {
      name
      customerName
      customer @catch(to: NULL) {
        name
        slug
      }
    }
  }
`;

type Data = CampaignPixelDetailsPageQuery["response"];

/** A pixel of a campaign: the requests it received and the jobs about it. */
export function CampaignPixelDetailsPage() {
  const loadable = useRouteQuery<CampaignPixelDetailsPageQuery>("the pixel", query);
  return (
    <RecordPage
      loadable={loadable}
      read={({ pixel, campaign }) => pixel && { pixel, campaign }}
      kind="Pixel"
      title="Campaign Pixel"
      breadcrumbs={(data) => <PixelBreadcrumbs campaign={data?.campaign} />}
    >
      {(record) => <CampaignPixelDetails {...record} refetch={loadable.refetch} />}
    </RecordPage>
  );
}

/** The way from the customer to the pixel, if it has a name. The address may have another customer's slug, which stays if the campaign's own cannot be read. */
function PixelBreadcrumbs({ campaign, name }: { campaign: Data["campaign"]; name?: string }) {
  const { customerUrlFriendlyId = "", ...params } = useParams();
  const campaignId = pathNumber(params["campaignId"]);
  const slug = campaign?.customer?.slug ?? customerUrlFriendlyId;
  const crumbs: readonly Crumb[] = [
    { label: customerLabel({ name: campaign?.customer?.name ?? campaign?.customerName ?? "Customer", slug }), to: paths.customer(slug) },
    { label: campaignLabel({ name: campaign?.name ?? "", campaignId }), to: paths.campaign(slug, campaignId) },
  ];
  return <Breadcrumbs crumbs={name === undefined ? crumbs : [...crumbs, { label: name }]} />;
}

type Props = { pixel: NonNullable<Data["pixel"]>; campaign: Data["campaign"]; refetch: () => Promise<void> };

function CampaignPixelDetails({ pixel, campaign, refetch }: Props) {
  const { pixelId, uuid, name, pageLabel, funnelStageLabel, url, requestCount } = pixel;
  const { pathname } = useLocation();
  const [form, setForm] = useUrlParam("form");
  return (
    <PageFrame
      title={name}
      record={{ kind: "Pixel", label: name, address: pathname }}
      subtitle={[pageLabel, funnelStageLabel].filter(Boolean).join(" · ")}
      breadcrumbs={<PixelBreadcrumbs campaign={campaign} name={name} />}
      actions={<PixelButtons pixel={pixel} onEdit={() => setForm("edit")} />}
    >
      <Surface>
        <KeyFacts
          label="Keys of the pixel"
          facts={[
            { label: "Pixel ID", value: pixelId, action: <CopyButton what="Pixel ID" text={String(pixelId)} /> },
            uuid === ""
              ? { label: "UUID", value: "Unknown" }
              : { label: "UUID", value: uuid, action: <CopyButton what="UUID" text={uuid} /> },
            url
              ? { label: "URL", value: <PageAddress url={url} />, action: <CopyButton what="URL" text={url} /> }
              : { label: "URL", value: "Not Set" },
            { label: "Requests", value: numberText(requestCount) || "Unknown" },
          ]}
        />
      </Surface>
      <PixelActivity key={pixelId} pixelId={pixelId} />
      {form === "edit" && (
        <PixelForm pixel={pixel} campaign={pixel.campaign ?? null} refetch={refetch} onClose={() => setForm(null, { replace: true })} />
      )}
    </PageFrame>
  );
}

/** An address as staff entered it. It is a link only if it leads into the web. */
function PageAddress({ url }: { url: string }) {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return url;
  return (
    <MuiLink href={url} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      {url}
    </MuiLink>
  );
}
