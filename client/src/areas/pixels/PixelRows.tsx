import Box from "@mui/material/Box";
import { graphql, readInlineData, useFragment } from "react-relay";
import type { PixelRows_pixel$data, PixelRows_pixel$key } from "../../__generated__/PixelRows_pixel.graphql";
import type { PixelRows_query$key } from "../../__generated__/PixelRows_query.graphql";
import { BulkBar } from "../../app/bulk/BulkBar";
import { SelectButton, useSelection, withCheckboxes } from "../../app/bulk/rowSelection";
import { paths } from "../../app/routing/paths";
import { CellText } from "../../ui/table/CellText";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { numberText } from "../../ui/text/format";
import { MissingPart } from "../../ui/feedback/MissingPart";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { TextLink } from "../../ui/url/TextLink";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { useUrlTable } from "../../ui/table/useUrlTable";
import { PixelActions } from "./PixelActions";
import { PixelForm } from "./PixelForm";
import { latestCheck } from "./useCheckPixels";
import { useCheckPixels } from "./useCheckPixels";
import { useMovedPixels } from "./useMovedPixels";
import { PIXEL_TEXT, usePixelSearch } from "./usePixelSearch";

type Row = PixelRows_pixel$data;

const rowFragment = graphql`
  fragment PixelRows_pixel on Pixel @inline {
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
`;

/** A pixel that was saved here and may have left the list. */
const savedQuery = graphql`
  query PixelRowsSavedQuery($pixelId: Int!) @throwOnFieldError {
    pixel(by: { pixelId: $pixelId }) {
      ...PixelRows_pixel
    }
  }
`;

const rowOf = (pixel: PixelRows_pixel$key): Row => readInlineData(rowFragment, pixel);

const list = { name: "pixels", filters: ["customer", "campaign", PIXEL_TEXT] };

const noun = { one: "pixel", many: "pixels" };
const rowKey = ({ pixelId }: Row) => pixelId;
const nameOf = ({ name }: Row) => name;

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
          unreadableCount
          nodes {
            ...PixelRows_pixel
          }
        }
      }
    `,
    query,
  );
  const [form, setForm] = useUrlParam("pixel");
  const [text] = useUrlParam(PIXEL_TEXT);
  const { saved, noteSaved } = useMovedPixels(savedQuery);
  const listed = pixels.nodes.map(rowOf);
  const listedIds = new Set(listed.map(({ pixelId }) => pixelId));
  // They stay in their places until the user asks for the list again, as all rows do.
  const moved = [...saved].filter(([pixelId]) => !listedIds.has(pixelId)).map(([, pixel]) => rowOf(pixel));
  const all = [...listed, ...moved];
  const shown = listed.filter(usePixelSearch());
  const edited = all.find(({ pixelId }) => String(pixelId) === form);

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
    { key: "page", header: "Page", describes: "Pixel.page", value: ({ pageLabel }) => pageLabel, cell: ({ pageLabel }) => <CellText>{pageLabel}</CellText> },
    {
      key: "stage",
      header: "Funnel Stage",
      describes: "Pixel.funnelStage",
      value: ({ funnelStageLabel }) => funnelStageLabel,
      cell: ({ funnelStageLabel }) => <CellText>{funnelStageLabel}</CellText>,
    },
    {
      key: "campaign",
      header: "Campaign",
      value: (row) => campaignOf(row)?.name,
      cell: ({ customer, ...row }) => {
        const campaign = campaignOf(row);
        const name =
          campaign && customer ? (
            <TextLink to={paths.campaign(customer.slug, campaign.campaignId)}>
              <CellText>{campaign.name}</CellText>
            </TextLink>
          ) : (
            <CellText>{campaign?.name}</CellText>
          );
        return listedIds.has(row.pixelId) ? (
          name
        ) : (
          <>
            {name}{" "}
            <Box component="span" title="It leaves this list at the next Refresh." sx={{ color: "text.secondary", fontSize: 12 }}>
              Moved
            </Box>
          </>
        );
      },
    },
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
  const table = useUrlTable({
    columns,
    rows: shown,
    rowKey,
    pageSize: 100,
    sortedBy: "name",
    filtered: { all, by: text ?? "" },
  });
  const selection = useSelection({ rows: table.rows, all: pixels.unreadableCount === 0 ? table.allRows : null, rowKey, view: text ?? "" });
  const checkAll = useCheckPixels();

  return (
    <>
      <MissingPart what="campaigns" parts={all.map(({ campaign }) => campaign)} onRetry={refetch} />
      <PartialListNote shown={pixels.nodes.length} total={pixels.totalCount} unreadable={pixels.unreadableCount} />
      {table.rows.length > 0 && <SelectButton selection={selection} label="Pixels" />}
      <DataTable
        {...table}
        columns={withCheckboxes(columns, selection, nameOf)}
        label="Pixels"
        list={list}
        emptyText={pixels.nodes.length === 0 ? "No pixels found." : "No pixels match the filters."}
        minWidth={960}
      />
      <BulkBar
        selection={selection}
        noun={noun}
        rows={table.rows}
        total={table.allRows.length}
        loadAll={async () => table.allRows}
        rowKey={rowKey}
        rowName={nameOf}
        actions={[
          {
            label: "Check",
            past: "checked",
            reasonOf: () => null,
            send: checkAll,
            resultOf: ({ pixelId }) =>
              latestCheck(pixelId)?.outcome === "fired" ? "Fired in the last three days" : "Not fired in the last three days",
          },
        ]}
        onDone={() => {}}
      />
      {edited !== undefined && (
        <PixelForm
          key={edited.pixelId}
          pixel={edited}
          campaign={campaignOf(edited)}
          refetch={async () => {
            // First, or the row would be gone for a moment.
            await noteSaved(edited.pixelId);
            await refetch();
          }}
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
