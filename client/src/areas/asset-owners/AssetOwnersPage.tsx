import { graphql } from "react-relay";
import type { AssetOwnersPageQuery } from "../../__generated__/AssetOwnersPageQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import { ListScreen } from "../../ui/table/ListScreen";
import { AssetOwnersTable } from "./AssetOwnersTable";

const query = graphql`
  query AssetOwnersPageQuery @preloadable {
    ...AssetOwnersTable_query
  }
`;

/** All asset owners, and the default market of each. */
export function AssetOwnersPage() {
  const assetOwners = useRouteQuery<AssetOwnersPageQuery>("asset owners", query);
  return (
    <ListScreen title="Asset Owners" list={assetOwners} columns={3}>
      {(data) => <AssetOwnersTable query={data} refetch={assetOwners.refetch} />}
    </ListScreen>
  );
}
