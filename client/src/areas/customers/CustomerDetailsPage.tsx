import { graphql, useRelayEnvironment } from "react-relay";
import { useNavigate, useSearchParams } from "react-router";
import type { CustomerDetailsPageQuery } from "../../__generated__/CustomerDetailsPageQuery.graphql";
import customerMarketsTabQuery, { type CustomerMarketsTabQuery } from "../../__generated__/CustomerMarketsTabQuery.graphql";
import { refetchQuery } from "../../app/relay/refetch";
import { paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { Breadcrumbs, type Crumb } from "../../ui/url/Breadcrumbs";
import { PageFrame } from "../../ui/layout/PageFrame";
import { RecordPage } from "../../ui/layout/RecordPage";
import { useScreenAction } from "../../ui/layout/screenActions";
import { UrlTabs } from "../../ui/url/UrlTabs";
import { useIsMounted } from "../../ui/useIsMounted";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { useUrlSearch } from "../../ui/url/useUrlSearch";
import { CustomerCampaignsTab } from "../campaigns/CustomerCampaignsTab";
import { VehiclesTab } from "../vehicles/VehiclesTab";
import { CustomerActions } from "./CustomerActions";
import { CustomerForm } from "./CustomerForm";
import { customerLabel } from "./customerLabel";
import { CustomerMarketsTab } from "./CustomerMarketsTab";
import { CustomerUsersTab } from "./CustomerUsersTab";

const list: Crumb = { label: "Customers", to: paths.customers() };
const back = { label: "Back to Customers", to: paths.customers() };

const query = graphql`
  query CustomerDetailsPageQuery($slug: String!) @preloadable @throwOnFieldError {
    customer(by: { slug: $slug }) {
      customerId
      name
      slug
      channelLabel
      ...CustomerActions_customer
      ...CustomerForm_customer
    }
  }
`;

/** One customer: its actions, and tabs with its markets, campaigns, vehicles and users. */
export function CustomerDetailsPage() {
  const loadable = useRouteQuery<CustomerDetailsPageQuery>("the customer", query);
  return (
    <RecordPage loadable={loadable} read={({ customer }) => customer} kind="Customer" crumbs={[list]} back={back}>
      {(customer) => <CustomerDetails customer={customer} slugOfAddress={loadable.variables?.slug ?? ""} />}
    </RecordPage>
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

  const { customerId, name, slug, channelLabel } = customer;
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
    refetchQuery<CustomerMarketsTabQuery>(environment, customerMarketsTabQuery, { slug: savedSlug ?? slugOfAddress }).catch((error: unknown) =>
      console.error("Could not load markets.", error),
    );
  };

  return (
    <PageFrame
      title={label}
      subtitle={[`Customer ${customerId}`, channelLabel].filter(Boolean).join(" · ")}
      record={{ kind: "Customer", label, address: paths.customer(slug) }}
      breadcrumbs={<Breadcrumbs crumbs={[list, { label }]} />}
      actions={<CustomerActions customer={customer} onEdit={() => setForm("edit")} />}
    >
      <UrlTabs
        label="Customer"
        tabs={[
          { value: "markets", label: "Markets", content: () => <CustomerMarketsTab slug={slugOfAddress} /> },
          { value: "campaigns", label: "Campaigns", content: () => <CustomerCampaignsTab slug={slugOfAddress} /> },
          {
            value: "vehicles",
            label: "Vehicles",
            content: () => <VehiclesTab customerId={customerId} slug={slugOfAddress} />,
          },
          { value: "users", label: "Users", content: () => <CustomerUsersTab customerId={customerId} slug={slugOfAddress} /> },
        ]}
      />
      {search.get("tab") !== "users" && <NewUserAction />}
      {form === "edit" && <CustomerForm customer={customer} onClose={closeForm} onSaved={onSaved} />}
    </PageFrame>
  );
}

/** Offers the form of a new user in the search for everything while its button is on a tab that is not open. */
function NewUserAction() {
  const [, change] = useUrlSearch();
  useScreenAction({
    label: "New User",
    reason: null,
    run: () =>
      change((latest) => {
        const next = new URLSearchParams(latest);
        next.set("tab", "users");
        next.set("user", "new");
        return next;
      }),
  });
  return null;
}
