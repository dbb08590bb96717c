import { graphql, useRelayEnvironment } from "react-relay";
import customerCampaignsTabQuery, { type CustomerCampaignsTabQuery } from "../../__generated__/CustomerCampaignsTabQuery.graphql";
import type { useUpdateCampaignMetadataMutation } from "../../__generated__/useUpdateCampaignMetadataMutation.graphql";
import { withOverlay } from "../../app/overlay";
import { withReason } from "../../app/relay/errors";
import { refetchQuery } from "../../app/relay/refetch";
import { useAction } from "../../app/relay/useAction";
import { useSubmit } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";

/** Updates the metadata of a customer's campaigns, and refetches the campaigns. */
export function useUpdateCampaignMetadata(customerId: number, slug: string) {
  const environment = useRelayEnvironment();
  const [submit] = useSubmit<useUpdateCampaignMetadataMutation>(graphql`
    mutation useUpdateCampaignMetadataMutation($input: UpdateCampaignMetadataInput!) {
      updateCampaignMetadata(input: $input) {
        errors {
          message
        }
      }
    }
  `);
  return useAction(async () => {
    await withOverlay(submit({ customerId }));
    showToast("Campaign metadata updated");
    refetchQuery<CustomerCampaignsTabQuery>(environment, customerCampaignsTabQuery, { slug }).catch((error: unknown) => {
      console.error("Could not load campaigns.", error);
      showToast(withReason("There was an error loading campaigns.", error), "orange");
    });
  }, "There was an error updating campaign metadata.");
}
