import Box from "@mui/material/Box";
import { useState } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { PixelsPageQuery } from "../../__generated__/PixelsPageQuery.graphql";
import { BulkBar } from "../../app/bulk/BulkBar";
import { SelectButton, useSelection, withCheckboxes } from "../../app/bulk/rowSelection";
import { paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { MissingPart } from "../../ui/feedback/MissingPart";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Panel } from "../../ui/layout/Panel";
import { ScreenButton } from "../../ui/layout/ScreenButton";
import { Surface } from "../../ui/layout/Surface";
import { CellText } from "../../ui/table/CellText";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { FilterCount } from "../../ui/table/FilterBar";
import { ListAge } from "../../ui/table/ListAge";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { LastRefresh } from "../../ui/table/steadyRows";
import { textSearch } from "../../ui/table/textSearch";
import { useUrlTable } from "../../ui/table/useUrlTable";
import { numberText } from "../../ui/text/format";
import { TextLink } from "../../ui/url/TextLink";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { useCustomers } from "../customers/CustomerSelect";
import { checkColumn, latestCheck, PixelActions, useCheckPixels } from "./PixelActions";
import { PixelForm } from "./PixelForm";
import { readPixelFilter } from "./pixelFilter";
import { ListTitle, list, PixelFilters, TEXT } from "./PixelFilters";

const query = graphql`
  query PixelsPageQuery($of: PixelsOf!, $campaignId: Int!, $isOfCampaign: Boolean!) @preloadable @throwOnFieldError {
    pixels(of: $of, first: 5000) {
      totalCount
      unreadableCount
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
        ...PixelActions_pixel
        ...PixelForm_pixel
      }
    }
    # For the title, which has its number otherwise, and for a new pixel.
    campaign(campaignId: $campaignId) @include(if: $isOfCampaign) @catch(to: NULL) {
      name
      ...PixelForm_campaign
    }
  }
`;

type Pixels = PixelsPageQuery["response"]["pixels"];
type Row = Pixels["nodes"][number];

const noun = { one: "pixel", many: "pixels" };
const rowKey = ({ pixelId }: Row) => pixelId;
const nameOf = ({ name }: Row) => name;

/** The pixels that have every word of the text. */
function withText(pixels: readonly Row[], text: string | null): readonly Row[] {
  const isFound = textSearch(text);
  return pixels.filter(({ pixelId, name, pageLabel, funnelStageLabel }) => isFound(pixelId, name, pageLabel, funnelStageLabel));
}

/** The pixels of a customer, of a campaign or without a campaign, and the form of a new one. */
export function PixelsPage() {
  const loadable = useRouteQuery<PixelsPageQuery>("pixels", query);
  const [search] = useSearchParams();
  const [form, setForm] = useUrlParam("pixel");
  const [text] = useUrlParam(TEXT);
  const filter = readPixelFilter(search);
  // Another filter is another list: nothing of the previous one stays below the new title.
  const key = `${filter.customerId}:${filter.campaignId}`;
  const unchanging = { ...loadable, isStale: false };
  const customers = useCustomers("customers to choose from");
  const [refetches, setRefetches] = useState(0);
  const refetch = async () => {
    await loadable.refetch();
    setRefetches((count) => count + 1);
  };
  const newPixel = (campaign: PixelsPageQuery["response"]["campaign"]) => (
    <PixelForm
      pixel={null}
      campaign={campaign ?? null}
      customerId={filter.customerId}
      refetch={loadable.refetch}
      onClose={() => setForm(null, { replace: true })}
    />
  );
  const skeleton = (
    <Box sx={{ p: 4, pt: 2 }}>
      <TableSkeleton columns={6} />
    </Box>
  );

  return (
    <PageFrame
      title="Pixels"
      actions={
        <>
          <ListAge list={loadable} onRefetch={() => void refetch()} />
          <ScreenButton isPrimary label="New Pixel" onClick={() => setForm("new")} />
        </>
      }
    >
      <Surface title={<ListTitle key={key} customers={customers} pixels={unchanging} filter={filter} />} flush>
        <PixelFilters
          customers={customers}
          filter={filter}
          count={
            // A failure shows below.
            <Panel key={key} loadable={unchanging} skeleton={null} renderError={() => null}>
              {({ pixels: { nodes, totalCount } }) => <FilterCount>{countText(withText(nodes, text).length, totalCount)}</FilterCount>}
            </Panel>
          }
        />
        <Panel key={key} loadable={loadable} skeleton={skeleton}>
          {({ pixels }) => (
            <LastRefresh value={String(refetches)}>
              <PixelRows pixels={pixels} refetch={loadable.refetch} />
            </LastRefresh>
          )}
        </Panel>
      </Surface>
      {form === "new" && (
        <Panel key={key} loadable={unchanging} skeleton={null} renderError={() => newPixel(null)}>
          {({ campaign }) => newPixel(campaign)}
        </Panel>
      )}
    </PageFrame>
  );
}

function countText(shown: number, total: number): string {
  const all = `${numberText(total)} ${total === 1 ? noun.one : noun.many}`;
  return shown === total ? all : `${numberText(shown)} of ${all}`;
}

/** One row per pixel of the list. */
function PixelRows({ pixels, refetch }: { pixels: Pixels; refetch: () => Promise<void> }) {
  const [form, setForm] = useUrlParam("pixel");
  const [text] = useUrlParam(TEXT);
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
  const table = useUrlTable({
    columns,
    rows: withText(pixels.nodes, text),
    rowKey,
    pageSize: 100,
    sortedBy: "name",
    filtered: { all: pixels.nodes, by: text ?? "" },
  });
  const selection = useSelection({ rows: table.rows, all: pixels.unreadableCount === 0 ? table.allRows : null, rowKey, view: text ?? "" });
  const checkAll = useCheckPixels();

  return (
    <>
      <MissingPart what="campaigns" parts={pixels.nodes.map(({ campaign }) => campaign)} onRetry={refetch} />
      <PartialListNote shown={pixels.nodes.length} total={pixels.totalCount} unreadable={pixels.unreadableCount} />
      {table.rows.length > 0 && <SelectButton selection={selection} label="Pixels" />}
      <DataTable
        {...table}
        columns={withCheckboxes(columns, selection, nameOf)}
        label="Pixels"
        list={list}
        emptyText={pixels.nodes.length === 0 ? "No pixels found." : "No pixels match the filters."}
        minWidth={1120}
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
