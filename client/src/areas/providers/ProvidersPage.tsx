import Button from "@mui/material/Button";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { graphql, usePreloadedQuery, useRelayEnvironment } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import providersPageQuery from "../../__generated__/ProvidersPageQuery.graphql";
import type { ProvidersPageQuery } from "../../__generated__/ProvidersPageQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import { refreshQuery } from "../../app/relay/usePanelQuery";
import { useUrlParam } from "../../ui/useUrlParam";
import { PageFrame } from "../../ui/PageFrame";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { TableSkeleton } from "../../ui/skeletons";
import { useRefresh } from "../../ui/useRefresh";
import { ProviderForm } from "./ProviderForm";
import { ProvidersTable } from "./ProvidersTable";

/** All providers, and the way to a new one. */
export function ProvidersPage() {
  const { queryRef, reload } = useRouteQuery<ProvidersPageQuery>();
  const environment = useRelayEnvironment();
  const [form, setForm] = useUrlParam("form");
  const closeForm = () => setForm(null, { replace: true });

  const { refresh, note } = useRefresh("providers", () =>
    refreshQuery<ProvidersPageQuery>(environment, providersPageQuery, queryRef.variables),
  );

  return (
    <PageFrame
      title="Providers"
      actions={
        <Button variant="contained" color="primary" onClick={() => setForm("new")}>
          New Provider
        </Button>
      }
    >
      <PanelBoundary what="providers" onRetry={reload} resetKey={queryRef}>
        <Suspense fallback={<TableSkeleton columns={8} rows={12} />}>
          <Loaded queryRef={queryRef} note={note} refresh={refresh} />
        </Suspense>
      </PanelBoundary>
      {form === "new" && (
        <ProviderForm
          provider={null}
          onClose={closeForm}
          onSaved={() => {
            closeForm();
            void refresh();
          }}
          onConflict={() => void refresh()}
        />
      )}
    </PageFrame>
  );
}

type LoadedProps = { queryRef: PreloadedQuery<ProvidersPageQuery>; note: ReactNode; refresh: () => Promise<void> };

function Loaded({ queryRef, note, refresh }: LoadedProps) {
  const query = usePreloadedQuery<ProvidersPageQuery>(
    graphql`
      query ProvidersPageQuery($isLockMaintainer: Boolean!) @preloadable {
        ...ProvidersTable_query
      }
    `,
    queryRef,
  );
  return (
    <>
      {note}
      <ProvidersTable query={query} hasLocks={queryRef.variables.isLockMaintainer} refresh={refresh} />
    </>
  );
}
