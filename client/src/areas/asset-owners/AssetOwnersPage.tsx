import { Suspense } from "react";
import { graphql, usePreloadedQuery, useRelayEnvironment } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import assetOwnersPageQuery from "../../__generated__/AssetOwnersPageQuery.graphql";
import type { AssetOwnersPageQuery } from "../../__generated__/AssetOwnersPageQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import { refreshQuery } from "../../app/relay/usePanelQuery";
import { PageFrame } from "../../ui/PageFrame";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { TableSkeleton } from "../../ui/skeletons";
import { useRefresh } from "../../ui/useRefresh";
import { AssetOwnersTable } from "./AssetOwnersTable";

/** All asset owners, and the market that each of them is mostly in. */
export function AssetOwnersPage() {
  const { queryRef, reload } = useRouteQuery<AssetOwnersPageQuery>();
  return (
    <PageFrame title="Asset Owners">
      <PanelBoundary what="asset owners" onRetry={reload} resetKey={queryRef}>
        <Suspense fallback={<TableSkeleton columns={3} rows={12} />}>
          <Loaded queryRef={queryRef} />
        </Suspense>
      </PanelBoundary>
    </PageFrame>
  );
}

function Loaded({ queryRef }: { queryRef: PreloadedQuery<AssetOwnersPageQuery> }) {
  const query = usePreloadedQuery<AssetOwnersPageQuery>(
    graphql`
      query AssetOwnersPageQuery @preloadable {
        ...AssetOwnersTable_query
      }
    `,
    queryRef,
  );
  const environment = useRelayEnvironment();
  const { refresh, note } = useRefresh("asset owners", () =>
    refreshQuery<AssetOwnersPageQuery>(environment, assetOwnersPageQuery, {}),
  );
  return (
    <>
      {note}
      <AssetOwnersTable query={query} onChanged={() => void refresh()} onRetry={refresh} />
    </>
  );
}
