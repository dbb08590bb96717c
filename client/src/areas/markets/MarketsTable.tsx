import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { MarketsTable_markets$data, MarketsTable_markets$key } from "../../__generated__/MarketsTable_markets.graphql";
import { Surface } from "../../ui/layout/Surface";
import { CopyValue } from "../../ui/table/CopyValue";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { EmptyState } from "../../ui/table/EmptyState";
import { FilterBar } from "../../ui/table/FilterBar";
import { FilterField } from "../../ui/table/FilterField";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { RowActions } from "../../ui/table/RowActions";
import { textSearch } from "../../ui/table/textSearch";
import { useUrlTable } from "../../ui/table/useUrlTable";
import { numberText } from "../../ui/text/format";
import { useClearParams, useUrlParam } from "../../ui/url/useUrlParam";
import { MarketFilesCell, MarketFilesDialog, useMarketFiles } from "./MarketFiles";
import { MarketGeoJsonForm } from "./MarketGeoJsonForm";
import { MarketLink } from "./MarketLink";

/** A market with the fields of the list. */
export type MarketRow = MarketsTable_markets$data["nodes"][number];

const list = { name: "markets", filters: ["text"] };

const sortableColumns: readonly Column<MarketRow>[] = [
  { key: "id", header: "ID", isOneLine: true, width: 48, value: ({ marketId }) => marketId, cell: ({ marketId }) => <CopyValue what="ID" text={String(marketId)} /> },
  {
    key: "name",
    header: "Name",
    isPinned: true,
    value: ({ name }) => name,
    cell: (market) => <MarketLink market={market} />,
  },
  {
    key: "population",
    header: "Population",
    describes: "Market.population",
    align: "right",
    value: ({ population }) => population,
    cell: ({ population }) => numberText(population),
  },
  {
    key: "hash",
    header: "Hash",
    isOneLine: true,
    describes: "Market.marketHash",
    value: ({ marketHash }) => marketHash,
    cell: ({ marketHash }) => (
      <CopyValue what="hash" text={marketHash}>
        <Box component="span" sx={{ fontFamily: "monospace" }}>
          {marketHash}
        </Box>
      </CopyValue>
    ),
  },
];

type Props = {
  markets: MarketsTable_markets$key;
  /** The state of last night's jobs. */
  nightColumn: Column<MarketRow>;
  isActive: (row: MarketRow) => boolean;
  onActive: (row: MarketRow | null) => void;
  onOpen: (row: MarketRow) => void;
  refetch: () => Promise<void>;
};

/** The active markets as a list, and the dialogs of their outlines and files. */
export function MarketsTable({ markets: ref, nightColumn, isActive, onActive, onOpen, refetch }: Props) {
  const markets = useFragment(
    graphql`
      fragment MarketsTable_markets on MarketConnection {
        totalCount
        unreadableCount
        nodes {
          id
          marketId
          name
          marketHash
          population
          ...MarketLink_market
        }
      }
    `,
    ref,
  );
  const [search] = useSearchParams();
  const [text] = useUrlParam("text");
  const isFound = textSearch(text);
  const shown = markets.nodes.filter(({ marketId, name, marketHash }) => isFound(marketId, name, marketHash));
  const clear = useClearParams(["text"]);
  const [edited, setEdited] = useUrlParam("outline");
  const [listed, setListed] = useUrlParam("files");
  const table = useUrlTable({
    columns: [...sortableColumns, nightColumn],
    rows: shown,
    rowKey: ({ marketId }) => marketId,
    // Each market of a page costs the service a call for its files.
    pageSize: 50,
    sortedBy: "name",
    defaultSort: { key: "population", direction: "desc" },
  });
  const files = useMarketFiles(table.rows.map(({ id }) => id));

  const editedMarket = markets.nodes.find(({ marketId }) => String(marketId) === edited);
  const listedMarket = markets.nodes.find(({ marketId }) => String(marketId) === listed);

  const columns: readonly Column<MarketRow>[] = [
    ...sortableColumns,
    {
      key: "files",
      header: "Files",
      width: 90,
      cell: ({ id, marketId, name }) => (
        <MarketFilesCell files={files} id={id} name={name} onOpen={() => setListed(String(marketId))} />
      ),
    },
    nightColumn,
    {
      key: "outline",
      header: "Outline",
      isHeaderHidden: true,
      align: "right",
      cell: ({ marketId, name }) => (
        <RowActions
          name={name}
          actions={[
            {
              label: "Edit GeoJSON",
              description: `Edit GeoJSON of ${name}`,
              to: { search: withOutline(search, marketId) },
              preventScrollReset: true,
            },
          ]}
        />
      ),
    },
  ];

  return (
    <Surface flush>
      {markets.nodes.length > 0 && (
        <FilterBar
          label="Filter markets"
          count={{ shown: shown.length, total: markets.nodes.length, one: "market", many: "markets" }}
          onClear={clear}
        >
          <FilterField label="Name, ID or Hash" param="text" without={["page"]} />
        </FilterBar>
      )}
      <PartialListNote shown={markets.nodes.length} total={markets.totalCount} unreadable={markets.unreadableCount}>
        The filter looks at these only.
      </PartialListNote>
      {shown.length === 0 && markets.nodes.length > 0 ? (
        <EmptyState text="No markets match the filters." />
      ) : (
        <DataTable
          {...table}
          label="Active Markets"
          list={list}
          columns={columns}
          emptyText="No markets found."
          onRowClick={onOpen}
          rowLabel={({ name }) => name}
          isRowActive={isActive}
          onRowActive={onActive}
          minWidth={640}
          isDense
        />
      )}
      {editedMarket !== undefined && (
        <MarketGeoJsonForm key={editedMarket.id} market={editedMarket} onClose={() => setEdited(null, { replace: true })} refetch={refetch} />
      )}
      {listedMarket !== undefined && (
        <MarketFilesDialog
          key={listedMarket.id}
          marketId={listedMarket.marketId}
          name={listedMarket.name}
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
