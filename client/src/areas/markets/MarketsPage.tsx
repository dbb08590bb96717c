import { graphql } from "react-relay";
import type { MarketsPageQuery } from "../../__generated__/MarketsPageQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import { ListScreen } from "../../ui/table/ListScreen";
import { MarketsTable } from "./MarketsTable";

const query = graphql`
  query MarketsPageQuery @preloadable {
    ...MarketsTable_query
  }
`;

/** The active markets, their outlines and their files. */
export function MarketsPage() {
  const markets = useRouteQuery<MarketsPageQuery>("markets", query);
  return (
    <ListScreen title="Active Markets" list={markets} columns={6}>
      {(data) => <MarketsTable query={data} refetch={markets.refetch} />}
    </ListScreen>
  );
}
