import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { CustomerActions_customer$key } from "../../__generated__/CustomerActions_customer.graphql";
import { useUpdateCampaignMetadata } from "../campaigns/useUpdateCampaignMetadata";
import { useDownloadCustomerReport } from "./useDownloadCustomerReport";

type Props = { customer: CustomerActions_customer$key; onEdit: () => void };

/** The actions on a customer as a whole. */
export function CustomerActions({ customer, onEdit }: Props) {
  const { id, customerId } = useFragment(
    graphql`
      fragment CustomerActions_customer on Customer {
        id
        customerId
      }
    `,
    customer,
  );
  const [downloadBillingReport, isBillingBusy] = useDownloadCustomerReport(id, "billing");
  const [downloadCampaigns, isCampaignsBusy] = useDownloadCustomerReport(id, "campaigns");
  const [updateCampaignMetadata, isUpdating] = useUpdateCampaignMetadata(id, customerId);
  return (
    <>
      <Button onClick={downloadBillingReport} loading={isBillingBusy}>
        Download Billing Report
      </Button>
      <Button onClick={downloadCampaigns} loading={isCampaignsBusy}>
        Download Campaigns
      </Button>
      <Button onClick={onEdit}>Edit Customer</Button>
      <Button onClick={updateCampaignMetadata} loading={isUpdating}>
        Update Campaign Metadata
      </Button>
    </>
  );
}
