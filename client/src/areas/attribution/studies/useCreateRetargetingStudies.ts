import { graphql } from "react-relay";
import type { DataPartnerCode, useCreateRetargetingStudiesMutation } from "../../../__generated__/useCreateRetargetingStudiesMutation.graphql";
import { withOverlay } from "../../../app/overlay";
import { useAction } from "../../../app/relay/useAction";
import { useSubmit } from "../../../app/relay/useSubmit";
import { showToast } from "../../../app/toasts";

type Input = { campaignIds: readonly number[]; dataPartner: DataPartnerCode };

/** Marks campaigns for retargeting. */
export function useCreateRetargetingStudies(onCreated: () => void) {
  const [submit] = useSubmit<useCreateRetargetingStudiesMutation>(graphql`
    mutation useCreateRetargetingStudiesMutation($input: CreateRetargetingStudiesInput!) {
      createRetargetingStudies(input: $input) {
        message
        errors {
          message
        }
      }
    }
  `);
  return useAction(async (input: Input) => {
    const { message } = await withOverlay(submit(input));
    showToast(message ?? "");
    onCreated();
  }, "Error submitting campaigns for retargeting. Please try again.");
}
