import { graphql } from "react-relay";
import type { DashboardPageQuery } from "../../__generated__/DashboardPageQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import { PageFrame } from "../../ui/PageFrame";
import { Panel } from "../../ui/Panel";
import { CardsSkeleton } from "../../ui/skeletons";
import { DashboardCounts } from "./DashboardCounts";

const query = graphql`
  query DashboardPageQuery @preloadable {
    ...DashboardCounts_customers
    ...DashboardCounts_users
    ...DashboardCounts_markets
    ...DashboardCounts_campaigns
  }
`;

/** The numbers of customers, users, markets and campaigns. */
export function DashboardPage() {
  const dashboard = useRouteQuery<DashboardPageQuery>("the dashboard", query);
  return (
    <PageFrame title="Dashboard">
      <Panel loadable={dashboard} skeleton={<CardsSkeleton />}>
        {(data) => <DashboardCounts query={data} />}
      </Panel>
    </PageFrame>
  );
}
