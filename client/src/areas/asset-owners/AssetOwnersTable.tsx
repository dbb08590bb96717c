import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { AssetOwnersTable_query$data, AssetOwnersTable_query$key } from "../../__generated__/AssetOwnersTable_query.graphql";
import { useUrlParam } from "../../ui/useUrlParam";
import { sortRows, useUrlSort } from "../../ui/listOrder";
import { DataTable } from "../../ui/DataTable";
import type { Column } from "../../ui/DataTable";
import { MissingPart } from "../../ui/MissingPart";
import { PartialListNote } from "../../ui/PartialListNote";
import { Surface } from "../../ui/Surface";
import { TextLink } from "../../ui/TextLink";
import { useUrlPage } from "../../ui/useUrlPage";
import { AssetOwnerForm } from "./AssetOwnerForm";

type Row = AssetOwnersTable_query$data["assetOwners"]["nodes"][number];

const PAGE_SIZE = 100;

const orderValues = {
  name: ({ name }: Row) => name,
  id: ({ assetOwnerId }: Row) => assetOwnerId,
  market: (row: Row) => marketText(row),
};

type Props = {
  query: AssetOwnersTable_query$key;
  /** Called when an asset owner was saved. */
  onChanged: () => void;
  /** Reads the list again. */
  onRetry: () => Promise<void>;
};

/** One row per asset owner; a click on it opens the form. */
export function AssetOwnersTable({ query, onChanged, onRetry }: Props) {
  const { assetOwners } = useFragment(
    graphql`
      fragment AssetOwnersTable_query on Query @throwOnFieldError {
        assetOwners(first: 5000) {
          totalCount
          nodes {
            id
            assetOwnerId
            name
            defaultMarket @catch {
              marketName
            }
            ...AssetOwnerForm_assetOwner
          }
        }
      }
    `,
    query,
  );
  const [search] = useSearchParams();
  const [open, setOpen] = useUrlParam("owner");
  const [sort, setSort] = useUrlSort(orderValues);
  const { rows, paging } = useUrlPage(sortRows(assetOwners.nodes, sort, orderValues), PAGE_SIZE);
  const opened = assetOwners.nodes.find(({ assetOwnerId }) => String(assetOwnerId) === open);

  const columns: readonly Column<Row>[] = [
    { key: "id", header: "ID", width: 80, isSortable: true, cell: ({ assetOwnerId }) => assetOwnerId },
    {
      key: "name",
      header: "Name",
      isSortable: true,
      // The row takes the keyboard's focus for its link, so that Tab stops once a row.
      cell: ({ assetOwnerId, name }) => (
        <TextLink to={{ search: withOwner(search, assetOwnerId) }} preventScrollReset tabIndex={-1} sx={{ fontWeight: 550 }}>
          {name === "" ? `Asset Owner ${assetOwnerId}` : name}
        </TextLink>
      ),
    },
    {
      key: "market",
      header: "Default Market",
      width: "40%",
      isSortable: true,
      cell: marketText,
    },
  ];

  return (
    <Surface flush>
      <MissingPart what="markets" parts={assetOwners.nodes.map(({ defaultMarket }) => defaultMarket)} onRetry={onRetry} />
      <PartialListNote shown={assetOwners.nodes.length} total={assetOwners.totalCount} />
      <DataTable
        label="Asset Owners"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        emptyText="No asset owners found."
        onRowClick={({ assetOwnerId }) => setOpen(String(assetOwnerId))}
        sort={sort}
        onSortChange={setSort}
        paging={paging}
      />
      {opened !== undefined && (
        <AssetOwnerForm
          key={opened.id}
          assetOwner={opened}
          onClose={() => setOpen(null, { replace: true })}
          onSaved={() => {
            setOpen(null, { replace: true });
            onChanged();
          }}
        />
      )}
    </Surface>
  );
}

/** The market's name; nothing where none is set, it is unknown, or it could not be read. */
function marketText({ defaultMarket }: Row): string | undefined {
  return defaultMarket.ok ? defaultMarket.value?.marketName : undefined;
}

/** The search of the address with the form of this asset owner open. */
function withOwner(search: URLSearchParams, assetOwnerId: number): string {
  const next = new URLSearchParams(search);
  next.set("owner", String(assetOwnerId));
  return next.toString();
}
