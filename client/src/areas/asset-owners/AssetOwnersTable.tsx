import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { AssetOwnersTable_query$data, AssetOwnersTable_query$key } from "../../__generated__/AssetOwnersTable_query.graphql";
import { CopyValue } from "../../ui/table/CopyValue";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { EmptyState } from "../../ui/table/EmptyState";
import { FilterBar } from "../../ui/table/FilterBar";
import { FilterField } from "../../ui/table/FilterField";
import { MissingPart } from "../../ui/feedback/MissingPart";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { SelectField } from "../../ui/form/SelectField";
import { Surface } from "../../ui/layout/Surface";
import { TextLink } from "../../ui/url/TextLink";
import { textSearch } from "../../ui/table/textSearch";
import { useClearParams } from "../../ui/url/useClearParams";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { useUrlTable } from "../../ui/table/useUrlTable";
import { AssetOwnerForm } from "./AssetOwnerForm";
import { defaultMarkets, marketValue } from "./defaultMarkets";

type Owner = AssetOwnersTable_query$data["assetOwners"]["nodes"][number];
type Row = Owner & { marketName: string | undefined };

const list = { name: "asset-owners", filters: ["text", "market"] };

type Props = {
  query: AssetOwnersTable_query$key;
  refetch: () => Promise<void>;
};

/** One row per asset owner; a click on it opens the form. */
export function AssetOwnersTable({ query, refetch }: Props) {
  const { assetOwners } = useFragment(
    graphql`
      fragment AssetOwnersTable_query on Query @throwOnFieldError {
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
    `,
    query,
  );
  const [search] = useSearchParams();
  const [text] = useUrlParam("text");
  const [market, setMarket] = useUrlParam("market");
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
        <TextLink to={{ search: withOwner(search, assetOwnerId) }} preventScrollReset tabIndex={-1} style={{ fontWeight: 550 }}>
          {name === "" ? `Asset Owner ${assetOwnerId}` : name}
        </TextLink>
      ),
    },
    { key: "market", header: "Default Market", describes: "AssetOwner.defaultMarket", width: "40%", value: ({ marketName }) => marketName },
  ];
  const owners = assetOwners.nodes.map((row) => ({ ...row, marketName: marketText(row) }));
  const isFound = textSearch(text);
  const shown = owners.filter(
    (row) => isFound(row.assetOwnerId, row.name) && (market === null || marketValue(row.defaultMarketId) === market),
  );
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
      <MissingPart what="markets" parts={assetOwners.nodes.map(({ defaultMarket }) => defaultMarket)} onRetry={refetch} />
      {owners.length > 0 && (
        <FilterBar
          label="Filter asset owners"
          count={{ shown: shown.length, total: owners.length, one: "asset owner", many: "asset owners" }}
          onClear={clear}
        >
          <FilterField label="Name or ID" param="text" without={["page"]} />
          <SelectField
            label="Default Market"
            value={market}
            emptyLabel="All Markets"
            choices={defaultMarkets(owners, market)}
            onChange={(value) => setMarket(value, { replace: true, without: ["page"] })}
            fullWidth={false}
            sx={{ flex: "0 1 220px", minWidth: 180 }}
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
        <AssetOwnerForm
          key={opened.assetOwnerId}
          assetOwner={opened}
          onClose={() => setOpen(null, { replace: true })}
          refetch={refetch}
        />
      )}
    </Surface>
  );
}

/** The market's name; undefined if none is set, or if it is unknown or could not be read. */
function marketText({ defaultMarket }: Owner): string | undefined {
  return defaultMarket.ok ? defaultMarket.value?.name : undefined;
}

/** The search of the address with the form of this asset owner open. */
function withOwner(search: URLSearchParams, assetOwnerId: number): string {
  const next = new URLSearchParams(search);
  next.set("owner", String(assetOwnerId));
  return next.toString();
}
