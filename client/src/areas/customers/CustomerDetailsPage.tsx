import { Suspense } from "react";
import { graphql, usePreloadedQuery, useRelayEnvironment } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import { useNavigate, useSearchParams } from "react-router";
import type { CustomerDetailsPageQuery } from "../../__generated__/CustomerDetailsPageQuery.graphql";
import customerMarketsTabQuery from "../../__generated__/CustomerMarketsTabQuery.graphql";
import type { CustomerMarketsTabQuery } from "../../__generated__/CustomerMarketsTabQuery.graphql";
import { paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { useIsMounted } from "../../ui/useIsMounted";
import { refreshQuery } from "../../app/relay/usePanelQuery";
import { useUrlParam } from "../../ui/useUrlParam";
import { Breadcrumbs } from "../../ui/Breadcrumbs";
import { EmptyState } from "../../ui/EmptyState";
import { FailedCard } from "../../ui/FailedCard";
import { PageFrame } from "../../ui/PageFrame";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { PageSkeleton } from "../../ui/skeletons";
import { Surface } from "../../ui/Surface";
import { TextLink } from "../../ui/TextLink";
import { UrlTabs } from "../../ui/UrlTabs";
import { CustomerActions } from "./CustomerActions";
import { CustomerCampaignsTab } from "../campaigns/CustomerCampaignsTab";
import { CustomerForm } from "./CustomerForm";
import { CustomerMarketsTab } from "./CustomerMarketsTab";
import { CustomerUsersTab } from "./CustomerUsersTab";
import { customerLabel } from "./customerLabel";
import { VehiclesTab } from "../vehicles/VehiclesTab";

/** One customer: what can be done with it, and in tabs what belongs to it. */
export function CustomerDetailsPage() {
  const { queryRef, reload } = useRouteQuery<CustomerDetailsPageQuery>();
  return (
    <PanelBoundary
      what="the customer"
      onRetry={reload}
      resetKey={queryRef}
      renderError={(retry, isBusy) => (
        <PageFrame title="Customer" breadcrumbs={<Breadcrumbs crumbs={[{ label: "Customers", to: paths.customers() }]} />}>
          <FailedCard what="the customer" onRetry={retry} isBusy={isBusy} />
        </PageFrame>
      )}
    >
      <Suspense fallback={<PageSkeleton />}>
        <CustomerDetails queryRef={queryRef} />
      </Suspense>
    </PanelBoundary>
  );
}

function CustomerDetails({ queryRef }: { queryRef: PreloadedQuery<CustomerDetailsPageQuery> }) {
  const { customer } = usePreloadedQuery<CustomerDetailsPageQuery>(
    graphql`
      query CustomerDetailsPageQuery($slug: String!) @preloadable @throwOnFieldError {
        customer(slug: $slug) {
          id
          customerId
          customerName
          slug
          ...CustomerActions_customer
          ...CustomerForm_customer
        }
      }
    `,
    queryRef,
  );
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [form, setForm] = useUrlParam("form");
  const isMounted = useIsMounted();
  const closeForm = () => setForm(null, { replace: true });

  if (customer === null || customer === undefined) {
    return (
      <PageFrame title="Customer">
        <Surface>
          <EmptyState
            text="Customer not found."
            action={<TextLink to={paths.customers()}>Back to Customers</TextLink>}
          />
        </Surface>
      </PageFrame>
    );
  }

  const { id, customerId, customerName, slug } = customer;
  const label = customerLabel({ customerName, slug });

  const onSaved = (savedSlug: string | null) => {
    // Whoever has gone elsewhere meanwhile is not called back.
    if (!isMounted()) return;
    if (savedSlug === null || savedSlug === queryRef.variables.slug) {
      closeForm();
    } else {
      // The address follows the name.
      const next = new URLSearchParams(search);
      next.delete("form");
      void navigate({ pathname: paths.customer(savedSlug), search: next.toString() }, { replace: true });
    }
    refreshQuery<CustomerMarketsTabQuery>(environment, customerMarketsTabQuery, { id }).catch((error: unknown) =>
      console.error("Could not load markets.", error),
    );
  };

  return (
    <PageFrame
      title={label}
      breadcrumbs={
        <Breadcrumbs
          crumbs={[
            { label: "Customers", to: paths.customers() },
            { label },
          ]}
        />
      }
      actions={<CustomerActions customer={customer} onEdit={() => setForm("edit")} />}
    >
      <UrlTabs
        label="Customer"
        tabs={[
          { value: "markets", label: "Markets", content: () => <CustomerMarketsTab id={id} /> },
          { value: "campaigns", label: "Campaigns", content: () => <CustomerCampaignsTab id={id} slug={slug} /> },
          {
            value: "vehicles",
            label: "Vehicles",
            content: () => <VehiclesTab customerId={customerId} slug={slug} />,
          },
          { value: "users", label: "Users", content: () => <CustomerUsersTab id={id} customerId={customerId} /> },
        ]}
      />
      {form === "edit" && <CustomerForm customer={customer} onClose={closeForm} onSaved={onSaved} />}
    </PageFrame>
  );
}
