import { graphql, useFragment } from "react-relay";
import type { CustomerActions_customer$key } from "../../__generated__/CustomerActions_customer.graphql";
import { useUpdateCampaignMetadata } from "../campaigns/useUpdateCampaignMetadata";
import { useDownloadCustomerReport } from "./useDownloadCustomerReport";
import { paths } from "../../app/routing/paths";
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
  const [updateCampaignMetadata, isUpdating] = useUpdateCampaignMetadata(customerId, slug);
  return (
    <>
      <ScreenButton label="Download Billing Report" onClick={downloadBillingReport} loading={isBillingBusy} />
      <ScreenButton label="Download Campaigns" onClick={downloadCampaigns} loading={isCampaignsBusy} />
      <ScreenButton label="Edit Customer" onClick={onEdit} />
      <ScreenButton label="Update Campaign Metadata" onClick={updateCampaignMetadata} loading={isUpdating} />
      <ScreenLink label="What Needs Attention" to={`${paths.dashboard()}?customer=${customerId}`} />
    </>
  );
}
