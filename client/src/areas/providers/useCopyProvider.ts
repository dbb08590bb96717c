import { graphql } from "react-relay";
import type { useCopyProviderMutation } from "../../__generated__/useCopyProviderMutation.graphql";
import { withOverlay } from "../../app/overlay";
import { reasonOf } from "../../app/relay/errors";
import { useAction } from "../../app/relay/useAction";
import { useSubmit } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";

/** Creates a provider with the fields of another one. */
export function useCopyProvider(onCopied: () => void) {
  const [submit] = useSubmit<useCopyProviderMutation>(graphql`
    mutation useCopyProviderMutation($input: CopyProviderInput!) {
      copyProvider(input: $input) {
        errors {
          message
        }
      }
    }
  `);
  return useAction(async (providerId: number) => {
    await withOverlay(submit({ providerId }));
    showToast("Provider saved");
    onCopied();
  }, reasonOf);
}
