import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { AssetOwnersPageQuery } from "../../__generated__/AssetOwnersPageQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import { MissingPart } from "../../ui/feedback/MissingPart";
import { Surface } from "../../ui/layout/Surface";
import { CopyValue } from "../../ui/table/CopyValue";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { EmptyState } from "../../ui/table/EmptyState";
import { FilterBar } from "../../ui/table/FilterBar";
import { FilterField } from "../../ui/table/FilterField";
import { distinctChoices, FilterSelect } from "../../ui/table/FilterSelect";
import { ListScreen } from "../../ui/table/ListScreen";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { textSearch } from "../../ui/table/textSearch";
import { useUrlTable } from "../../ui/table/useUrlTable";
import { TextLink } from "../../ui/url/TextLink";
import { useClearParams, useUrlParam } from "../../ui/url/useUrlParam";
import { AssetOwnerForm } from "./AssetOwnerForm";

const query = graphql`
  query AssetOwnersPageQuery @preloadable @throwOnFieldError {
    assetOwners(first: 5000) {
      totalCount
      unreadableCount
      nodes {
        assetOwnerId
        name
        defaultMarketId
        defaultMarket @catch {
          name
        }
        ...AssetOwnerForm_assetOwner
      }
    }
  }
`;

type Owners = AssetOwnersPageQuery["response"]["assetOwners"];
type Row = Owners["nodes"][number];

/** Stands in the address for asset owners without a default market. */
const NO_MARKET = "none";

const list = { name: "asset-owners", filters: ["text", "market"] };

const nameOfMarket = (value: string) => (value === NO_MARKET ? "No Default Market" : `Market ${value}`);

/** The default market as the filter's value. */
const marketValue = ({ defaultMarketId }: Row) => String(defaultMarketId ?? NO_MARKET);

/** The market's name; undefined if none is set, or if it is unknown or could not be read. */
const marketText = ({ defaultMarket }: Row) => (defaultMarket.ok ? defaultMarket.value?.name : undefined);

/** All asset owners, and the default market of each. */
export function AssetOwnersPage() {
  const loadable = useRouteQuery<AssetOwnersPageQuery>("asset owners", query);
  return (
    <ListScreen title="Asset Owners" list={loadable} columns={3}>
      {({ assetOwners }) => <AssetOwnersTable assetOwners={assetOwners} refetch={loadable.refetch} />}
    </ListScreen>
  );
}

/** One row per asset owner; a click on it opens the form. */
function AssetOwnersTable({ assetOwners, refetch }: { assetOwners: Owners; refetch: () => Promise<void> }) {
  const [search] = useSearchParams();
  const [text] = useUrlParam("text");
  const [market] = useUrlParam("market");
  const clear = useClearParams(["text", "market"]);
  const [open, setOpen] = useUrlParam("owner");
  const opened = assetOwners.nodes.find(({ assetOwnerId }) => String(assetOwnerId) === open);

  const columns: readonly Column<Row>[] = [
    { key: "id", header: "ID", isOneLine: true, width: 80, value: ({ assetOwnerId }) => assetOwnerId, cell: ({ assetOwnerId }) => <CopyValue what="ID" text={String(assetOwnerId)} /> },
    {
      key: "name",
      header: "Name",
      isPinned: true,
      value: ({ name }) => name,
      // The row itself can be focused, so the link cannot: Tab stops once per row.
      cell: ({ assetOwnerId, name }) => (
        <TextLink to={{ search: String(new URLSearchParams([...search, ["owner", String(assetOwnerId)]])) }} preventScrollReset tabIndex={-1} style={{ fontWeight: 550 }}>
          {name === "" ? `Asset Owner ${assetOwnerId}` : name}
        </TextLink>
      ),
    },
    { key: "market", header: "Default Market", describes: "AssetOwner.defaultMarket", width: "40%", value: marketText },
  ];
  const owners = assetOwners.nodes;
  const isFound = textSearch(text);
  const shown = owners.filter((row) => isFound(row.assetOwnerId, row.name) && (market === null || marketValue(row) === market));
  const isWithout = (row: Row) => row.defaultMarketId == null;
  const markets = distinctChoices(owners.filter((row) => !isWithout(row)).map((row) => ({ value: marketValue(row), label: marketText(row) ?? nameOfMarket(marketValue(row)) })));
  const table = useUrlTable({
    columns,
    rows: shown,
    rowKey: ({ assetOwnerId }) => assetOwnerId,
    pageSize: 100,
    sortedBy: "name",
    filtered: { all: owners, by: JSON.stringify([text, market]) },
  });

  return (
    <Surface flush>
      <MissingPart what="markets" parts={owners.map(({ defaultMarket }) => defaultMarket)} onRetry={refetch} />
      {owners.length > 0 && (
        <FilterBar
          label="Filter asset owners"
          count={{ shown: shown.length, total: owners.length, one: "asset owner", many: "asset owners" }}
          onClear={clear}
        >
          <FilterField label="Name or ID" param="text" without={["page"]} />
          <FilterSelect
            label="Default Market"
            param="market"
            emptyLabel="All Markets"
            choices={owners.some(isWithout) ? [{ value: NO_MARKET, label: nameOfMarket(NO_MARKET) }, ...markets] : markets}
            missingLabel={nameOfMarket}
          />
        </FilterBar>
      )}
      <PartialListNote shown={owners.length} total={assetOwners.totalCount} unreadable={assetOwners.unreadableCount}>
        The filters look at these only.
      </PartialListNote>
      {table.rows.length === 0 && owners.length > 0 ? (
        <EmptyState text="No asset owners match the filters." />
      ) : (
        <DataTable
          {...table}
          label="Asset Owners"
          list={list}
          emptyText="No asset owners found."
          onRowClick={({ assetOwnerId }) => setOpen(String(assetOwnerId))}
        />
      )}
      {opened !== undefined && (
        <AssetOwnerForm key={opened.assetOwnerId} assetOwner={opened} onClose={() => setOpen(null, { replace: true })} refetch={refetch} />
      )}
    </Surface>
  );
}
