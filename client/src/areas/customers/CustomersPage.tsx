import Button from "@mui/material/Button";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { graphql, usePreloadedQuery, useRelayEnvironment } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import customersPageQuery from "../../__generated__/CustomersPageQuery.graphql";
import type { CustomersPageQuery } from "../../__generated__/CustomersPageQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import { refreshQuery } from "../../app/relay/usePanelQuery";
import { useUrlParam } from "../../ui/useUrlParam";
import { FailedCard } from "../../ui/FailedCard";
import { PageFrame } from "../../ui/PageFrame";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { TableSkeleton } from "../../ui/skeletons";
import { useRefresh } from "../../ui/useRefresh";
import { CustomerForm } from "./CustomerForm";
import { CustomersTable } from "./CustomersTable";

/** All customers, and the way to a new one. */
export function CustomersPage() {
  const { queryRef, reload } = useRouteQuery<CustomersPageQuery>();
  const environment = useRelayEnvironment();
  const [form, setForm] = useUrlParam("form");
  const closeForm = () => setForm(null, { replace: true });
  const { refresh, note } = useRefresh("customers", () =>
    refreshQuery<CustomersPageQuery>(environment, customersPageQuery, {}),
  );

  return (
    <PageFrame
      title="Customers"
      actions={
        <Button variant="contained" color="primary" onClick={() => setForm("new")}>
          New Customer
        </Button>
      }
    >
      <PanelBoundary
        what="customers"
        onRetry={reload}
        resetKey={queryRef}
        renderError={(retry, isBusy) => <FailedCard what="customers" onRetry={retry} isBusy={isBusy} />}
      >
        <Suspense fallback={<TableSkeleton columns={3} rows={12} />}>
          <Loaded queryRef={queryRef} note={note} />
        </Suspense>
      </PanelBoundary>
      {form === "new" && (
        <CustomerForm
          customer={null}
          onClose={closeForm}
          onSaved={() => {
            closeForm();
            void refresh();
          }}
        />
      )}
    </PageFrame>
  );
}

function Loaded({ queryRef, note }: { queryRef: PreloadedQuery<CustomersPageQuery>; note: ReactNode }) {
  const query = usePreloadedQuery<CustomersPageQuery>(
    graphql`
      query CustomersPageQuery @preloadable {
        ...CustomersTable_query
      }
    `,
    queryRef,
  );
  return (
    <>
      {note}
      <CustomersTable query={query} />
    </>
  );
}
