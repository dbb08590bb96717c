import Box from "@mui/material/Box";
import { useEffect } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import { useSearchParams } from "react-router";
import filesQuery from "../../__generated__/MarketFilesCellQuery.graphql";
import type { MarketFilesCellQuery } from "../../__generated__/MarketFilesCellQuery.graphql";
import type { MarketsTable_query$data, MarketsTable_query$key } from "../../__generated__/MarketsTable_query.graphql";
import { pastEveryCache } from "../../app/relay/network";
import { useUrlParam } from "../../ui/useUrlParam";
import { sortRows } from "../../ui/listOrder";
import { DataTable } from "../../ui/DataTable";
import type { Column } from "../../ui/DataTable";
import { EmptyState } from "../../ui/EmptyState";
import { numberText } from "../../ui/format";
import { PartialListNote } from "../../ui/PartialListNote";
import { Surface } from "../../ui/Surface";
import { TextLink } from "../../ui/TextLink";
import { useUrlPage } from "../../ui/useUrlPage";
import { MarketFilesCell } from "./MarketFilesCell";
import { MarketFilesDialog } from "./MarketFilesDialog";
import { MarketGeoJsonForm } from "./MarketGeoJsonForm";
import { marketOrderFromParam, marketOrderToParam, orderValues } from "./marketOrder";

type Row = MarketsTable_query$data["markets"]["nodes"][number];

/** Each market of a page costs the service a call for its files. */
const PAGE_SIZE = 50;
const EMPTY_TEXT = "No markets found.";

type Props = {
  query: MarketsTable_query$key;
  /** Called when a market was saved. */
  onChanged: () => void;
};

/** One row per active market. */
export function MarketsTable({ query, onChanged }: Props) {
  const { markets } = useFragment(
    graphql`
      fragment MarketsTable_query on Query @throwOnFieldError {
        markets(filter: { active: true }, orderBy: { field: NAME }, first: 5000) {
          totalCount
          nodes {
            id
            marketId
            marketName
            marketHash
            population
          }
        }
      }
    `,
    query,
  );
  const [search] = useSearchParams();
  const [edited, setEdited] = useUrlParam("outline");
  const [listed, setListed] = useUrlParam("files");
  const [sortParam, setSort] = useUrlParam("sort");

  const sort = marketOrderFromParam(sortParam);
  const { rows: shown, paging } = useUrlPage(sortRows(markets.nodes, sort, orderValues), PAGE_SIZE);

  // The files come after the list, in one query for the rows of this page.
  const [filesRef, loadFiles] = useQueryLoader<MarketFilesCellQuery>(filesQuery);
  const wanted = shown
    .map(({ id }) => id)
    .toSorted()
    .join(" ");
  useEffect(() => {
    if (wanted !== "") loadFiles({ ids: wanted.split(" ") }, { fetchPolicy: "store-or-network" });
  }, [wanted, loadFiles]);
  const retryFiles = () => loadFiles({ ids: wanted.split(" ") }, { fetchPolicy: "network-only", networkCacheConfig: pastEveryCache });

  const editedMarket = markets.nodes.find(({ marketId }) => String(marketId) === edited);
  const listedMarket = markets.nodes.find(({ marketId }) => String(marketId) === listed);

  const columns: readonly Column<Row>[] = [
    { key: "id", header: "ID", width: 80, isSortable: true, cell: ({ marketId }) => marketId },
    {
      key: "name",
      header: "Name",
      isSortable: true,
      cell: ({ marketName }) => (
        <Box component="span" sx={{ fontWeight: 550 }}>
          {marketName}
        </Box>
      ),
    },
    {
      key: "population",
      header: "Population",
      align: "right",
      isSortable: true,
      cell: ({ population }) => numberText(population),
    },
    {
      key: "hash",
      header: "Hash",
      isSortable: true,
      cell: ({ marketHash }) => (
        <Box component="span" sx={{ fontFamily: "monospace" }}>
          {marketHash}
        </Box>
      ),
    },
    {
      key: "files",
      header: "Files",
      width: 140,
      cell: ({ id, marketId, marketName }) => (
        <MarketFilesCell
          queryRef={filesRef ?? null}
          id={id}
          marketName={marketName}
          onOpen={() => setListed(String(marketId))}
          onRetry={retryFiles}
        />
      ),
    },
    {
      key: "outline",
      header: "Outline",
      isHeaderHidden: true,
      align: "right",
      width: 130,
      cell: ({ marketId, marketName }) => (
        <TextLink
          to={{ search: withOutline(search, marketId) }}
          preventScrollReset
          aria-label={`Edit GeoJSON of ${marketName}`}
          sx={{ whiteSpace: "nowrap" }}
        >
          Edit GeoJSON
        </TextLink>
      ),
    },
  ];

  return (
    <Surface flush>
      <PartialListNote shown={markets.nodes.length} total={markets.totalCount} />
      {markets.nodes.length === 0 ? (
        <EmptyState text={EMPTY_TEXT} />
      ) : (
        <DataTable
          label="Active Markets"
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
          emptyText={EMPTY_TEXT}
          sort={sort}
          onSortChange={(next) => setSort(marketOrderToParam(next), { replace: true, without: ["page"] })}
          minWidth={720}
          paging={paging}
        />
      )}
      {editedMarket !== undefined && (
        <MarketGeoJsonForm
          key={editedMarket.id}
          market={editedMarket}
          onClose={() => setEdited(null, { replace: true })}
          onSaved={() => {
            setEdited(null, { replace: true });
            onChanged();
          }}
        />
      )}
      {listedMarket !== undefined && (
        <MarketFilesDialog
          key={listedMarket.id}
          id={listedMarket.id}
          marketName={listedMarket.marketName}
          onClose={() => setListed(null, { replace: true })}
        />
      )}
    </Surface>
  );
}

/** The search of the address with the outline of this market open. */
function withOutline(search: URLSearchParams, marketId: number): string {
  const next = new URLSearchParams(search);
  next.set("outline", String(marketId));
  return next.toString();
}
