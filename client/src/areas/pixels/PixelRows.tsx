import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { PixelRows_query$data, PixelRows_query$key } from "../../__generated__/PixelRows_query.graphql";
import { paths } from "../../app/routing/paths";
import { useUrlParam } from "../../ui/useUrlParam";
import { sortRows, useUrlSort } from "../../ui/listOrder";
import { CellText } from "../../ui/CellText";
import { DataTable } from "../../ui/DataTable";
import type { Column } from "../../ui/DataTable";
import { numberText } from "../../ui/format";
import { MissingPart } from "../../ui/MissingPart";
import { PartialListNote } from "../../ui/PartialListNote";
import { TextLink } from "../../ui/TextLink";
import { useUrlPage } from "../../ui/useUrlPage";
import { CheckPixelButton } from "./CheckPixelButton";
import { CopyPixelLinkButton } from "./CopyPixelLinkButton";
import { PixelForm } from "./PixelForm";

const PAGE_SIZE = 100;

type Row = PixelRows_query$data["pixels"]["nodes"][number];

const orderValues = {
  name: ({ name }: Row) => name,
  page: ({ pageLabel }: Row) => pageLabel,
  stage: ({ funnelStageLabel }: Row) => funnelStageLabel,
  campaign: (row: Row) => campaignOf(row)?.campaignRef,
  requests: ({ requestCount }: Row) => requestCount,
};

type Props = {
  query: PixelRows_query$key;
  /** Reads the pixels again. */
  onChanged: () => Promise<void>;
};

/** One row per pixel of the list. */
export function PixelRows({ query, onChanged }: Props) {
  const { pixels } = useFragment(
    graphql`
      fragment PixelRows_query on Query @argumentDefinitions(filter: { type: "PixelFilter!" }) @throwOnFieldError {
        pixels(filter: $filter, first: 5000) {
          totalCount
          nodes {
            id
            pixelId
            name
            pageLabel
            funnelStageLabel
            requestCount
            campaign @catch {
              campaignId
              campaignRef
              ...PixelForm_campaign
            }
            # Only the links need it; the list does without.
            customer @catch(to: NULL) {
              slug
            }
            ...CheckPixelButton_pixel
            ...CopyPixelLinkButton_pixel
            ...PixelForm_pixel
          }
        }
      }
    `,
    query,
  );
  const [form, setForm] = useUrlParam("pixel");
  const [sort, setSort] = useUrlSort(orderValues);
  const { rows, paging } = useUrlPage(sortRows(pixels.nodes, sort, orderValues), PAGE_SIZE);
  const edited = pixels.nodes.find(({ pixelId }) => String(pixelId) === form);

  const columns: readonly Column<Row>[] = [
    {
      key: "name",
      header: "Name",
      isSortable: true,
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
    { key: "page", header: "Page", isSortable: true, cell: ({ pageLabel }) => <CellText>{pageLabel}</CellText> },
    { key: "stage", header: "Funnel Stage", isSortable: true, cell: ({ funnelStageLabel }) => <CellText>{funnelStageLabel}</CellText> },
    {
      key: "campaign",
      header: "Campaign",
      isSortable: true,
      cell: ({ customer, ...row }) => {
        const campaign = campaignOf(row);
        return campaign && customer ? (
          <TextLink to={paths.campaign(customer.slug, campaign.campaignId)}>
            <CellText>{campaign.campaignRef}</CellText>
          </TextLink>
        ) : (
          <CellText>{campaign?.campaignRef}</CellText>
        );
      },
    },
    {
      key: "requests",
      header: "Requests",
      align: "right",
      isSortable: true,
      cell: ({ requestCount }) => numberText(requestCount),
    },
    {
      key: "actions",
      header: "Actions",
      isHeaderHidden: true,
      align: "right",
      cell: (pixel) => (
        <Box sx={{ display: "flex", justifyContent: "flex-end", gap: 2 }}>
          <Button aria-label={`Edit ${pixel.name}`} onClick={() => setForm(String(pixel.pixelId))}>
            Edit
          </Button>
          <CopyPixelLinkButton pixel={pixel} />
          <CheckPixelButton pixel={pixel} />
        </Box>
      ),
    },
  ];

  return (
    <>
      <MissingPart what="campaigns" parts={pixels.nodes.map(({ campaign }) => campaign)} onRetry={onChanged} />
      <PartialListNote shown={pixels.nodes.length} total={pixels.totalCount} />
      <DataTable
        label="Pixels"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        emptyText="No pixels found."
        sort={sort}
        onSortChange={setSort}
        paging={paging}
        minWidth={960}
      />
      {edited !== undefined && (
        <PixelForm
          key={edited.id}
          pixel={edited}
          campaign={campaignOf(edited)}
          onSaved={onChanged}
          onClose={() => setForm(null, { replace: true })}
        />
      )}
    </>
  );
}

/** The pixel's campaign; null where there is none, or where it could not be read. */
function campaignOf({ campaign }: Pick<Row, "campaign">) {
  return campaign.ok ? (campaign.value ?? null) : null;
}
