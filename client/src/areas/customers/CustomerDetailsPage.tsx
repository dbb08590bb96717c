import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import { useNavigate, useSearchParams } from "react-router";
import customerCampaignsTabQuery, { type CustomerCampaignsTabQuery } from "../../__generated__/CustomerCampaignsTabQuery.graphql";
import type { CustomerDetailsPageActionsMutation } from "../../__generated__/CustomerDetailsPageActionsMutation.graphql";
import type { CustomerDetailsPageActions_customer$key } from "../../__generated__/CustomerDetailsPageActions_customer.graphql";
import type { CustomerDetailsPageQuery } from "../../__generated__/CustomerDetailsPageQuery.graphql";
import type { CustomerDetailsPageReportQuery } from "../../__generated__/CustomerDetailsPageReportQuery.graphql";
import customerMarketsTabQuery, { type CustomerMarketsTabQuery } from "../../__generated__/CustomerMarketsTabQuery.graphql";
import { withReason } from "../../app/relay/errors";
import { bypassCache, wholeOnly } from "../../app/relay/network";
import { refetchQuery } from "../../app/relay/refetch";
import { useAction, useSubmit } from "../../app/relay/useSubmit";
import { paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { showToast } from "../../app/toasts";
import { download } from "../../ui/download";
import { PageFrame } from "../../ui/layout/PageFrame";
import { RecordPage } from "../../ui/layout/RecordPage";
import { ScreenButton, ScreenLink } from "../../ui/layout/ScreenButton";
import { useScreenAction } from "../../ui/layout/screenActions";
import { Breadcrumbs, type Crumb } from "../../ui/url/Breadcrumbs";
import { UrlTabs } from "../../ui/url/UrlTabs";
import { useUrlParam, useUrlSearch } from "../../ui/url/useUrlParam";
import { useIsMounted } from "../../ui/useIsMounted";
import { CustomerCampaignsTab } from "../campaigns/CustomerCampaignsTab";
import { VehiclesTab } from "../vehicles/VehiclesTab";
import { CustomerBillingTab } from "./CustomerBillingTab";
import { CustomerForm } from "./CustomerForm";
import { CustomerMarketsTab } from "./CustomerMarketsTab";
import { customerLabel } from "./CustomerSelect";
import { CustomerOverviewTab } from "./CustomerOverviewTab";
import { CustomerUsersTab } from "./CustomerUsersTab";
import { keepFirstTab, useFirstTab } from "./firstTab";

const list: Crumb = { label: "Customers", to: paths.customers() };
const back = { label: "Back to Customers", to: paths.customers() };

const query = graphql`
  query CustomerDetailsPageQuery($slug: String!) @preloadable @throwOnFieldError {
    customer(by: { slug: $slug }) {
      customerId
      name
      slug
      channelLabel
      ...CustomerDetailsPageActions_customer
      ...CustomerForm_customer
    }
  }
`;

/** One customer: its actions, and tabs with its overview, markets, campaigns, vehicles and users. */
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
        initial={useFirstTab()}
        onOpen={keepFirstTab}
        tabs={[
          { value: "overview", label: "Overview", content: () => <CustomerOverviewTab slug={slugOfAddress} /> },
          { value: "markets", label: "Markets", content: () => <CustomerMarketsTab slug={slugOfAddress} /> },
          { value: "campaigns", label: "Campaigns", content: () => <CustomerCampaignsTab slug={slugOfAddress} /> },
          {
            value: "vehicles",
            label: "Vehicles",
            content: () => <VehiclesTab customerId={customerId} slug={slugOfAddress} />,
          },
          { value: "users", label: "Users", content: () => <CustomerUsersTab customerId={customerId} slug={slugOfAddress} /> },
          { value: "billing", label: "Billing", content: () => <CustomerBillingTab slug={slugOfAddress} /> },
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

type CustomerActionsProps = { customer: CustomerDetailsPageActions_customer$key; onEdit: () => void };

/** The actions on a customer as a whole. */
function CustomerActions({ customer, onEdit }: CustomerActionsProps) {
  const { id, customerId, slug } = useFragment(
    graphql`
      fragment CustomerDetailsPageActions_customer on Customer {
        id
        customerId
        slug
      }
    `,
    customer,
  );
  const [downloadBillingReport, isBillingBusy] = useDownloadCustomerReport(id, "billing");
  const [downloadCampaigns, isCampaignsBusy] = useDownloadCustomerReport(id, "campaigns");
  const environment = useRelayEnvironment();
  const { submit: updateCampaignMetadata, isBusy: isUpdating } = useSubmit<CustomerDetailsPageActionsMutation>(
    graphql`
      mutation CustomerDetailsPageActionsMutation($input: UpdateCampaignMetadataInput!) {
        updateCampaignMetadata(input: $input) {
          errors {
            message
          }
        }
      }
    `,
    {
      done: "Campaign metadata updated",
      failed: "There was an error updating campaign metadata.",
      hasOverlay: true,
      onDone: () => {
        refetchQuery<CustomerCampaignsTabQuery>(environment, customerCampaignsTabQuery, { slug }).catch((error: unknown) => {
          console.error("Could not load campaigns.", error);
          showToast(withReason("There was an error loading campaigns.", error), "orange");
        });
      },
    },
  );
  return (
    <>
      <ScreenButton label="Download Billing Report" onClick={downloadBillingReport} loading={isBillingBusy} />
      <ScreenButton label="Download Campaigns" onClick={downloadCampaigns} loading={isCampaignsBusy} />
      <ScreenButton label="Edit Customer" onClick={onEdit} />
      <ScreenButton label="Update Campaign Metadata" onClick={() => updateCampaignMetadata({ customerId })} loading={isUpdating} />
      <ScreenLink label="What Needs Attention" to={`${paths.dashboard()}?customer=${customerId}`} />
    </>
  );
}

/** Downloads one of a customer's reports. */
function useDownloadCustomerReport(id: string, report: "billing" | "campaigns") {
  const environment = useRelayEnvironment();
  return useAction(async () => {
    const response = await fetchQuery<CustomerDetailsPageReportQuery>(
      environment,
      graphql`
        query CustomerDetailsPageReportQuery($id: ID!, $isBilling: Boolean!) {
          node(id: $id) {
            ... on Customer {
              billingReport @include(if: $isBilling) {
                fileName
                mediaType
                text
              }
              campaignsReport @skip(if: $isBilling) {
                fileName
                mediaType
                text
              }
            }
          }
        }
      `,
      { id, isBilling: report === "billing" },
      { fetchPolicy: "network-only", networkCacheConfig: { metadata: { ...bypassCache.metadata, ...wholeOnly.metadata } } },
    ).toPromise();
    const file = response?.node?.billingReport ?? response?.node?.campaignsReport;
    if (!file) throw new Error("The response has no file.");
    download({ fileName: file.fileName, mediaType: file.mediaType, text: file.text });
  }, "There was an error downloading the report.");
}
