import { graphql, useRelayEnvironment } from "react-relay";
import { useNavigate, useSearchParams } from "react-router";
import type { CustomerDetailsPageQuery } from "../../__generated__/CustomerDetailsPageQuery.graphql";
import customerMarketsTabQuery, { type CustomerMarketsTabQuery } from "../../__generated__/CustomerMarketsTabQuery.graphql";
import { refetchQuery } from "../../app/relay/refetch";
import { paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { Breadcrumbs } from "../../ui/url/Breadcrumbs";
import { EmptyState } from "../../ui/table/EmptyState";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Panel } from "../../ui/layout/Panel";
import { PageSkeleton } from "../../ui/feedback/skeletons";
import { Surface } from "../../ui/layout/Surface";
import { TextLink } from "../../ui/url/TextLink";
import { UrlTabs } from "../../ui/url/UrlTabs";
import { useIsMounted } from "../../ui/useIsMounted";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { CustomerCampaignsTab } from "../campaigns/CustomerCampaignsTab";
import { VehiclesTab } from "../vehicles/VehiclesTab";
import { CustomerActions } from "./CustomerActions";
import { CustomerForm } from "./CustomerForm";
import { customerLabel } from "./customerLabel";
import { CustomerMarketsTab } from "./CustomerMarketsTab";
import { CustomerUsersTab } from "./CustomerUsersTab";

const query = graphql`
  query CustomerDetailsPageQuery($slug: String!) @preloadable @throwOnFieldError {
    customer(by: { slug: $slug }) {
      id
      customerId
      name
      slug
      ...CustomerActions_customer
      ...CustomerForm_customer
    }
  }
`;

/** One customer: its actions, and tabs with its markets, campaigns, vehicles and users. */
export function CustomerDetailsPage() {
  const loadable = useRouteQuery<CustomerDetailsPageQuery>("the customer", query);
  return (
    <Panel
      loadable={loadable}
      skeleton={<PageSkeleton />}
      failure="card"
      renderError={(error) => (
        <PageFrame title="Customer" breadcrumbs={<Breadcrumbs crumbs={[{ label: "Customers", to: paths.customers() }]} />}>
          {error}
        </PageFrame>
      )}
    >
      {({ customer }) =>
        customer ? (
          <CustomerDetails customer={customer} slugOfAddress={loadable.variables?.slug ?? ""} />
        ) : (
          <PageFrame title="Customer">
            <Surface>
              <EmptyState
                text="Customer not found."
                action={<TextLink to={paths.customers()}>Back to Customers</TextLink>}
              />
            </Surface>
          </PageFrame>
        )
      }
    </Panel>
  );
}

type Props = { customer: NonNullable<CustomerDetailsPageQuery["response"]["customer"]>; slugOfAddress: string };

function CustomerDetails({ customer, slugOfAddress }: Props) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [form, setForm] = useUrlParam("form");
  const isMounted = useIsMounted();
  const closeForm = () => setForm(null, { replace: true });

  const { id, customerId, name, slug } = customer;
  const label = customerLabel({ name, slug });

  const onSaved = (savedSlug: string | null) => {
    // A user who has left the screen meanwhile stays where they are.
    if (!isMounted()) return;
    if (savedSlug === null || savedSlug === slugOfAddress) {
      closeForm();
    } else {
      // The address follows the name.
      const next = new URLSearchParams(search);
      next.delete("form");
      void navigate({ pathname: paths.customer(savedSlug), search: next.toString() }, { replace: true });
    }
    refetchQuery<CustomerMarketsTabQuery>(environment, customerMarketsTabQuery, { id }).catch((error: unknown) =>
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
