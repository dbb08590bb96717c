import { graphql, useRelayEnvironment } from "react-relay";
import customerCampaignsTabQuery from "../../__generated__/CustomerCampaignsTabQuery.graphql";
import type { CustomerCampaignsTabQuery } from "../../__generated__/CustomerCampaignsTabQuery.graphql";
import type { useUpdateCampaignMetadataMutation } from "../../__generated__/useUpdateCampaignMetadataMutation.graphql";
import { withOverlay } from "../../app/overlay";
import { showToast } from "../../app/toasts";
import { useCommit } from "../../app/relay/useCommit";
import { refreshQuery } from "../../app/relay/usePanelQuery";
import { sayCampaignsFailed } from "./sayCampaignsFailed";

/** Brings the metadata of a customer's campaigns up to date and reads the campaigns again. */
export function useUpdateCampaignMetadata(id: string, customerId: number): [update: () => void, isBusy: boolean] {
  const environment = useRelayEnvironment();
  const [commit, isBusy] = useCommit<useUpdateCampaignMetadataMutation>(graphql`
    mutation useUpdateCampaignMetadataMutation($input: UpdateCampaignMetadataInput!) {
      updateCampaignMetadata(input: $input) {
        errors {
          message
        }
      }
    }
  `);

  const run = async () => {
    const { updateCampaignMetadata } = await commit({ variables: { input: { customerId } } });
    const refusal = updateCampaignMetadata?.errors[0];
    if (refusal !== undefined) throw new Error(refusal.message);
  };

  const update = () => {
    withOverlay(run()).then(
      () => {
        showToast("Campaign metadata updated");
        refreshQuery<CustomerCampaignsTabQuery>(environment, customerCampaignsTabQuery, { id }).catch(sayCampaignsFailed);
      },
      (error: unknown) => {
        console.error("Campaign metadata could not be updated.", error);
        showToast("There was an error updating campaign metadata.", "red");
      },
    );
  };

  return [update, isBusy];
}
