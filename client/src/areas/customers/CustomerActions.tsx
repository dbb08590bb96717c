import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { CustomerActions_customer$key } from "../../__generated__/CustomerActions_customer.graphql";
import type { CustomerActionsMutation } from "../../__generated__/CustomerActionsMutation.graphql";
import customerCampaignsTabQuery, { type CustomerCampaignsTabQuery } from "../../__generated__/CustomerCampaignsTabQuery.graphql";
import { withReason } from "../../app/relay/errors";
import { refetchQuery } from "../../app/relay/refetch";
import { useSubmit } from "../../app/relay/useSubmit";
import { useDownloadCustomerReport } from "./useDownloadCustomerReport";
import { paths } from "../../app/routing/paths";
import { showToast } from "../../app/toasts";
import { ScreenButton, ScreenLink } from "../../ui/layout/ScreenButton";

type Props = { customer: CustomerActions_customer$key; onEdit: () => void };

/** The actions on a customer as a whole. */
export function CustomerActions({ customer, onEdit }: Props) {
  const { id, customerId, slug } = useFragment(
    graphql`
      fragment CustomerActions_customer on Customer {
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
  const { submit: updateCampaignMetadata, isBusy: isUpdating } = useSubmit<CustomerActionsMutation>(
    graphql`
      mutation CustomerActionsMutation($input: UpdateCampaignMetadataInput!) {
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
