import { graphql } from "react-relay";
import type { StationaryCampaignsPageQuery } from "../../../__generated__/StationaryCampaignsPageQuery.graphql";
import { useRouteQuery } from "../../../app/routing/route";
import { ListScreen } from "../../../ui/table/ListScreen";
import { StationaryCampaignsTable } from "./StationaryCampaignsTable";

const query = graphql`
  query StationaryCampaignsPageQuery @preloadable {
    ...StationaryCampaignsTable_query
  }
`;

/** The campaigns with stationary inventory, and the way to run them. */
export function StationaryCampaignsPage() {
  const campaigns = useRouteQuery<StationaryCampaignsPageQuery>("campaigns", query);
  return (
    <ListScreen title="Stationary Campaigns" list={campaigns} columns={3}>
      {(data) => <StationaryCampaignsTable query={data} refetch={campaigns.refetch} />}
    </ListScreen>
  );
}
