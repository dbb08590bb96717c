import { Suspense } from "react";
import { graphql, usePreloadedQuery, useRelayEnvironment } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import marketsPageQuery from "../../__generated__/MarketsPageQuery.graphql";
import type { MarketsPageQuery } from "../../__generated__/MarketsPageQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import { refreshQuery } from "../../app/relay/usePanelQuery";
import { PageFrame } from "../../ui/PageFrame";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { TableSkeleton } from "../../ui/skeletons";
import { useRefresh } from "../../ui/useRefresh";
import { MarketsTable } from "./MarketsTable";

/** The active markets, their outlines and their files. */
export function MarketsPage() {
  const { queryRef, reload } = useRouteQuery<MarketsPageQuery>();
  return (
    <PageFrame title="Active Markets">
      <PanelBoundary what="markets" onRetry={reload} resetKey={queryRef}>
        <Suspense fallback={<TableSkeleton columns={6} rows={12} />}>
          <Loaded queryRef={queryRef} />
        </Suspense>
      </PanelBoundary>
    </PageFrame>
  );
}

function Loaded({ queryRef }: { queryRef: PreloadedQuery<MarketsPageQuery> }) {
  const query = usePreloadedQuery<MarketsPageQuery>(
    graphql`
      query MarketsPageQuery @preloadable {
        ...MarketsTable_query
      }
    `,
    queryRef,
  );
  const environment = useRelayEnvironment();
  const { refresh, note } = useRefresh("markets", () => refreshQuery<MarketsPageQuery>(environment, marketsPageQuery, {}));
  return (
    <>
      {note}
      <MarketsTable query={query} onChanged={() => void refresh()} />
    </>
  );
}
