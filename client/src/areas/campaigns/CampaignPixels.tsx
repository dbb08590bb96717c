import { graphql, useFragment } from "react-relay";
import type { CampaignPixels_campaign$key } from "../../__generated__/CampaignPixels_campaign.graphql";
import type { CampaignPixelsQuery } from "../../__generated__/CampaignPixelsQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { paths } from "../../app/routing/paths";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { Panel } from "../../ui/layout/Panel";
import { ScreenButton } from "../../ui/layout/ScreenButton";
import { Surface } from "../../ui/layout/Surface";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { numberText } from "../../ui/text/format";
import { TextLink } from "../../ui/url/TextLink";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { checkColumn, PixelActions } from "../pixels/PixelActions";
import { PixelForm } from "../pixels/PixelForm";

const query = graphql`
  query CampaignPixelsQuery($campaignId: Int!) @preloadable @throwOnFieldError {
    campaign(campaignId: $campaignId) {
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
    }
  }
`;

type Pixel = NonNullable<CampaignPixelsQuery["response"]["campaign"]>["pixels"]["nodes"][number];

const list = { name: "campaign-pixels" };

type Props = { campaign: CampaignPixels_campaign$key; slug: string };

/**
 * The pixels of a campaign, and the form of a new one. They have a query of their own, so that a slow service
 * delays nothing else.
 */
export function CampaignPixels({ campaign, slug }: Props) {
  const data = useFragment(
    graphql`
      fragment CampaignPixels_campaign on Campaign {
        campaignId
        ...PixelForm_campaign
      }
    `,
    campaign,
  );
  const { campaignId } = data;
  const loadable = usePanelQuery<CampaignPixelsQuery>("pixels", query, { campaignId });
  const [form, setForm] = useUrlParam("pixel");
  const formProps = { campaign: data, refetch: loadable.refetch, onClose: () => setForm(null, { replace: true }) };

  const columns: readonly Column<Pixel>[] = [
    {
      key: "name",
      header: "Name",
      isPinned: true,
      value: ({ name }) => name,
      cell: ({ pixelId, name }) => (
        <TextLink to={paths.campaignPixel(slug, campaignId, pixelId)} style={{ fontWeight: 550 }}>
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
    checkColumn,
    {
      key: "actions",
      header: "Actions",
      isHeaderHidden: true,
      align: "right",
      cell: (pixel) => <PixelActions pixel={pixel} onEdit={(pixelId) => setForm(String(pixelId))} />,
    },
  ];

  return (
    <Surface title="Pixels" flush actions={<ScreenButton label="New Pixel" onClick={() => setForm("new")} />}>
      <Panel loadable={loadable} skeleton={<TableSkeleton columns={5} rows={4} isInCard />}>
        {({ campaign: loaded }) => {
          if (loaded == null) return null;
          const { pixels } = loaded;
          const edited = pixels.nodes.find(({ pixelId }) => String(pixelId) === form);
          return (
            <>
              <PartialListNote shown={pixels.nodes.length} total={pixels.totalCount} unreadable={pixels.unreadableCount} />
              <DataTable
                label="Pixels"
                list={list}
                columns={columns}
                rows={pixels.nodes}
                rowKey={({ id }) => id}
                emptyText="This campaign does not have any pixels."
                minWidth={640}
              />
              {edited !== undefined && <PixelForm key={edited.id} pixel={edited} {...formProps} />}
            </>
          );
        }}
      </Panel>
      {form === "new" && <PixelForm pixel={null} {...formProps} />}
    </Surface>
  );
}
