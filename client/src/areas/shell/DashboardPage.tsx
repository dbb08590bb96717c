import { Suspense } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import type { DashboardPageQuery } from "../../__generated__/DashboardPageQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import { PageFrame } from "../../ui/PageFrame";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { CardsSkeleton } from "../../ui/skeletons";
import { DashboardCounts } from "./DashboardCounts";

/** How much there is of everything. */
export function DashboardPage() {
  const { queryRef, reload } = useRouteQuery<DashboardPageQuery>();
  return (
    <PageFrame title="Dashboard">
      <PanelBoundary what="the dashboard" onRetry={reload}>
        <Suspense fallback={<CardsSkeleton />}>
          <Loaded queryRef={queryRef} />
        </Suspense>
      </PanelBoundary>
    </PageFrame>
  );
}

function Loaded({ queryRef }: { queryRef: PreloadedQuery<DashboardPageQuery> }) {
  const query = usePreloadedQuery<DashboardPageQuery>(
    graphql`
      query DashboardPageQuery @preloadable {
        ...DashboardCounts_customers
        ...DashboardCounts_users
        ...DashboardCounts_markets
        ...DashboardCounts_campaigns
      }
    `,
    queryRef,
  );
  return <DashboardCounts query={query} />;
}
