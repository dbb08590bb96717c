import { graphql, useFragment } from "react-relay";
import type { PixelRows_query$data, PixelRows_query$key } from "../../__generated__/PixelRows_query.graphql";
import { paths } from "../../app/routing/paths";
import { CellText } from "../../ui/CellText";
import { type Column, DataTable } from "../../ui/DataTable";
import { numberText } from "../../ui/format";
import { MissingPart } from "../../ui/MissingPart";
import { PartialListNote } from "../../ui/PartialListNote";
import { TextLink } from "../../ui/TextLink";
import { useUrlParam } from "../../ui/useUrlParam";
import { useUrlTable } from "../../ui/useUrlTable";
import { PixelActions } from "./PixelActions";
import { PixelForm } from "./PixelForm";
import { PIXEL_TEXT, usePixelSearch } from "./usePixelSearch";

type Row = PixelRows_query$data["pixels"]["nodes"][number];

type Props = {
  query: PixelRows_query$key;
  refetch: () => Promise<void>;
};

/** One row per pixel of the list. */
export function PixelRows({ query, refetch }: Props) {
  const { pixels } = useFragment(
    graphql`
      fragment PixelRows_query on Query @argumentDefinitions(of: { type: "PixelsOf!" }) @throwOnFieldError {
        pixels(of: $of, first: 5000) {
          totalCount
          nodes {
            pixelId
            name
            pageLabel
            funnelStageLabel
            requestCount
            campaign @catch {
              campaignId
              name
              ...PixelForm_campaign
            }
            # Only the links need it, so the list is shown without it.
            customer @catch(to: NULL) {
              slug
            }
            ...usePixelSearch_pixel
            ...PixelActions_pixel
            ...PixelForm_pixel
          }
        }
      }
    `,
    query,
  );
  const [form, setForm] = useUrlParam("pixel");
  const [text] = useUrlParam(PIXEL_TEXT);
  const shown = pixels.nodes.filter(usePixelSearch());
  const edited = pixels.nodes.find(({ pixelId }) => String(pixelId) === form);

  const columns: readonly Column<Row>[] = [
    {
      key: "name",
      header: "Name",
      value: ({ name }) => name,
      isPinned: true,
      cell: ({ pixelId, name, customer, ...row }) => {
        const campaign = campaignOf(row);
        return campaign && customer ? (
          <TextLink to={paths.campaignPixel(customer.slug, campaign.campaignId, pixelId)}>
            <CellText isStrong>{name}</CellText>
          </TextLink>
        ) : (
          <CellText isStrong>{name}</CellText>
        );
      },
    },
    { key: "page", header: "Page", value: ({ pageLabel }) => pageLabel, cell: ({ pageLabel }) => <CellText>{pageLabel}</CellText> },
    {
      key: "stage",
      header: "Funnel Stage",
      value: ({ funnelStageLabel }) => funnelStageLabel,
      cell: ({ funnelStageLabel }) => <CellText>{funnelStageLabel}</CellText>,
    },
    {
      key: "campaign",
      header: "Campaign",
      value: (row) => campaignOf(row)?.name,
      cell: ({ customer, ...row }) => {
        const campaign = campaignOf(row);
        return campaign && customer ? (
          <TextLink to={paths.campaign(customer.slug, campaign.campaignId)}>
            <CellText>{campaign.name}</CellText>
          </TextLink>
        ) : (
          <CellText>{campaign?.name}</CellText>
        );
      },
    },
    {
      key: "requests",
      header: "Requests",
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
  const table = useUrlTable({
    columns,
    rows: shown,
    rowKey: ({ pixelId }) => pixelId,
    pageSize: 100,
    sortedBy: "name",
    filtered: { all: pixels.nodes, by: text ?? "" },
  });

  return (
    <>
      <MissingPart what="campaigns" parts={pixels.nodes.map(({ campaign }) => campaign)} onRetry={refetch} />
      <PartialListNote shown={pixels.nodes.length} total={pixels.totalCount} />
      <DataTable
        {...table}
        label="Pixels"
        emptyText={pixels.nodes.length === 0 ? "No pixels found." : "No pixels match the filters."}
        minWidth={960}
      />
      {edited !== undefined && (
        <PixelForm
          key={edited.pixelId}
          pixel={edited}
          campaign={campaignOf(edited)}
          refetch={refetch}
          onClose={() => setForm(null, { replace: true })}
        />
      )}
    </>
  );
}

/** The pixel's campaign; null if it has none, or if it could not be read. */
function campaignOf({ campaign }: Pick<Row, "campaign">) {
  return campaign.ok ? (campaign.value ?? null) : null;
}
