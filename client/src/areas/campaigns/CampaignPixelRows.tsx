import { graphql, useFragment } from "react-relay";
import type {
  CampaignPixelRows_campaign$data,
  CampaignPixelRows_campaign$key,
} from "../../__generated__/CampaignPixelRows_campaign.graphql";
import { paths } from "../../app/routing/paths";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { numberText } from "../../ui/text/format";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { TextLink } from "../../ui/url/TextLink";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { PixelActions } from "../pixels/PixelActions";
import { PixelForm } from "../pixels/PixelForm";

type Pixel = CampaignPixelRows_campaign$data["pixels"]["nodes"][number];

const list = { name: "campaign-pixels" };

type Props = {
  campaign: CampaignPixelRows_campaign$key;
  slug: string;
  refetch: () => Promise<void>;
};

/** One row per pixel of a campaign. */
export function CampaignPixelRows({ campaign, slug, refetch }: Props) {
  const data = useFragment(
    graphql`
      fragment CampaignPixelRows_campaign on Campaign @throwOnFieldError {
        campaignId
        pixels(first: 5000) {
          totalCount
          unreadableCount
          nodes {
            id
            pixelId
            name
            pageLabel
            funnelStageLabel
            requestCount
            ...PixelActions_pixel
            ...PixelForm_pixel
          }
        }
        ...PixelForm_campaign
      }
    `,
    campaign,
  );
  const [form, setForm] = useUrlParam("pixel");
  const edited = data.pixels.nodes.find(({ pixelId }) => String(pixelId) === form);

  const columns: readonly Column<Pixel>[] = [
    {
      key: "name",
      header: "Name",
      isPinned: true,
      value: ({ name }) => name,
      cell: ({ pixelId, name }) => (
        <TextLink to={paths.campaignPixel(slug, data.campaignId, pixelId)} style={{ fontWeight: 550 }}>
          {name}
        </TextLink>
      ),
    },
    { key: "page", header: "Page", describes: "Pixel.page", value: ({ pageLabel }) => pageLabel },
    { key: "funnelStage", header: "Funnel Stage", describes: "Pixel.funnelStage", value: ({ funnelStageLabel }) => funnelStageLabel },
    {
      key: "requests",
      header: "Requests",
      describes: "Pixel.requestCount",
      align: "right",
      value: ({ requestCount }) => requestCount,
      cell: ({ requestCount }) => numberText(requestCount),
    },
    {
      key: "actions",
      header: "Actions",
      isHeaderHidden: true,
      align: "right",
      cell: (pixel) => <PixelActions pixel={pixel} onEdit={(pixelId) => setForm(String(pixelId))} />,
    },
  ];

  return (
    <>
      <PartialListNote shown={data.pixels.nodes.length} total={data.pixels.totalCount} unreadable={data.pixels.unreadableCount} />
      <DataTable
        label="Pixels"
        list={list}
        columns={columns}
        rows={data.pixels.nodes}
        rowKey={({ id }) => id}
        emptyText="This campaign does not have any pixels."
        minWidth={640}
      />
      {edited !== undefined && (
        <PixelForm
          key={edited.id}
          pixel={edited}
          campaign={data}
          refetch={refetch}
          onClose={() => setForm(null, { replace: true })}
        />
      )}
    </>
  );
}
