import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { MarketsPageQuery } from "../../__generated__/MarketsPageQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import { Surface } from "../../ui/layout/Surface";
import { CopyValue } from "../../ui/table/CopyValue";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { EmptyState } from "../../ui/table/EmptyState";
import { FilterBar } from "../../ui/table/FilterBar";
import { FilterField } from "../../ui/table/FilterField";
import { ListScreen } from "../../ui/table/ListScreen";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { RowActions } from "../../ui/table/RowActions";
import { textSearch } from "../../ui/table/textSearch";
import { useUrlTable } from "../../ui/table/useUrlTable";
import { numberText } from "../../ui/text/format";
import { useClearParams, useUrlParam } from "../../ui/url/useUrlParam";
import { MarketFilesCell, MarketFilesDialog, useMarketFiles } from "./MarketFiles";
import { MarketGeoJsonForm } from "./MarketGeoJsonForm";

const query = graphql`
  query MarketsPageQuery @preloadable @throwOnFieldError {
    markets(filter: { includeInactive: false }, orderBy: { field: NAME }, first: 5000) {
      totalCount
      unreadableCount
      nodes {
        id
        marketId
        name
        marketHash
        population
      }
    }
  }
`;

type Markets = MarketsPageQuery["response"]["markets"];
type Row = Markets["nodes"][number];

const list = { name: "markets", filters: ["text"] };

const sortableColumns: readonly Column<Row>[] = [
  { key: "id", header: "ID", isOneLine: true, width: 80, value: ({ marketId }) => marketId, cell: ({ marketId }) => <CopyValue what="ID" text={String(marketId)} /> },
  {
    key: "name",
    header: "Name",
    isPinned: true,
    value: ({ name }) => name,
    cell: ({ name }) => (
      <Box component="span" sx={{ fontWeight: 550 }}>
        {name}
      </Box>
    ),
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

/** The active markets, their outlines and their files. */
export function MarketsPage() {
  const loadable = useRouteQuery<MarketsPageQuery>("markets", query);
  return (
    <ListScreen title="Active Markets" list={loadable} columns={6}>
      {({ markets }) => <MarketsTable markets={markets} refetch={loadable.refetch} />}
    </ListScreen>
  );
}

function MarketsTable({ markets, refetch }: { markets: Markets; refetch: () => Promise<void> }) {
  const [search] = useSearchParams();
  const [text] = useUrlParam("text");
  const clear = useClearParams(["text"]);
  const [edited, setEdited] = useUrlParam("outline");
  const [listed, setListed] = useUrlParam("files");
  const isFound = textSearch(text);
  const shown = markets.nodes.filter(({ marketId, name, marketHash }) => isFound(marketId, name, marketHash));
  const table = useUrlTable({
    columns: sortableColumns,
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

  const columns: readonly Column<Row>[] = [
    ...sortableColumns,
    {
      key: "files",
      header: "Files",
      width: 240,
      cell: ({ id, marketId, name }) => (
        <MarketFilesCell files={files} id={id} name={name} onOpen={() => setListed(String(marketId))} />
      ),
    },
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
        <DataTable {...table} label="Active Markets" list={list} columns={columns} emptyText="No markets found." minWidth={660} />
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
