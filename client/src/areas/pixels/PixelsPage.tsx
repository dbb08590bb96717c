import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { graphql, usePreloadedQuery, useRelayEnvironment } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router";
import pixelsPageQuery from "../../__generated__/PixelsPageQuery.graphql";
import type { PixelsPageQuery } from "../../__generated__/PixelsPageQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import { refreshQuery } from "../../app/relay/usePanelQuery";
import { useUrlParam } from "../../ui/useUrlParam";
import { PageFrame } from "../../ui/PageFrame";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { Surface } from "../../ui/Surface";
import { TableSkeleton } from "../../ui/skeletons";
import { useRefresh } from "../../ui/useRefresh";
import { NewPixelForm } from "./NewPixelForm";
import { readPixelFilter } from "./pixelFilter";
import { PixelFilters } from "./PixelFilters";
import { PixelListTitle } from "./PixelListTitle";
import { PixelRows } from "./PixelRows";
import { usePixelOwnersLoader } from "./usePixelOwners";

/** The pixels of a customer, of a campaign or without one, and the way to a new one. */
export function PixelsPage() {
  const { queryRef, reload } = useRouteQuery<PixelsPageQuery>();
  const environment = useRelayEnvironment();
  const [search] = useSearchParams();
  const [form, setForm] = useUrlParam("pixel");
  const filter = readPixelFilter(search);
  const owners = usePixelOwnersLoader(filter.customerId);
  const list = `${filter.customerId}:${filter.campaignId}`;
  const { refresh, note } = useRefresh("pixels", () =>
    refreshQuery<PixelsPageQuery>(environment, pixelsPageQuery, { filter }),
  );

  return (
    <PageFrame
      title="Pixels"
      actions={
        <Button variant="contained" color="primary" onClick={() => setForm("new")}>
          New Pixel
        </Button>
      }
    >
      <Surface title={<PixelListTitle queryRef={owners.queryRef} filter={filter} />} flush>
        <PixelFilters queryRef={owners.queryRef} onRetry={owners.reload} filter={filter} />
        <PanelBoundary what="pixels" onRetry={reload} resetKey={queryRef}>
          {/* Another filter is another list: nothing of the one before stays below the new title. */}
          <Suspense key={list} fallback={<Waiting />}>
            <Loaded queryRef={queryRef} note={note} onChanged={refresh} />
          </Suspense>
        </PanelBoundary>
      </Surface>
      {form === "new" && (
        <NewPixelForm
          campaignId={filter.campaignId}
          onSaved={refresh}
          onClose={() => setForm(null, { replace: true })}
        />
      )}
    </PageFrame>
  );
}

function Waiting() {
  return (
    <Box sx={{ p: 4, pt: 2 }}>
      <TableSkeleton columns={6} />
    </Box>
  );
}

type LoadedProps = { queryRef: PreloadedQuery<PixelsPageQuery>; note: ReactNode; onChanged: () => Promise<void> };

function Loaded({ queryRef, note, onChanged }: LoadedProps) {
  const query = usePreloadedQuery<PixelsPageQuery>(
    graphql`
      query PixelsPageQuery($filter: PixelFilter!) @preloadable {
        ...PixelRows_query @arguments(filter: $filter)
      }
    `,
    queryRef,
  );
  return (
    <>
      {note}
      <PixelRows query={query} onChanged={onChanged} />
    </>
  );
}
