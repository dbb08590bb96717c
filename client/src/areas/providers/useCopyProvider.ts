import { graphql } from "react-relay";
import type { useCopyProviderMutation } from "../../__generated__/useCopyProviderMutation.graphql";
import { reasonOf } from "../../app/relay/errors";
import { withOverlay } from "../../app/overlay";
import { showToast } from "../../app/toasts";
import { useCommit } from "../../app/relay/useCommit";

/** Creates a provider with all of another's, at once. */
export function useCopyProvider(onCopied: () => void): [copy: (providerId: number) => void, isBusy: boolean] {
  const [commit, isBusy] = useCommit<useCopyProviderMutation>(graphql`
    mutation useCopyProviderMutation($input: CopyProviderInput!) {
      copyProvider(input: $input) {
        errors {
          message
        }
      }
    }
  `);
  const attempt = async (providerId: number) => {
    const { copyProvider } = await commit({ variables: { input: { providerId } } });
    const refusal = copyProvider?.errors[0];
    if (refusal !== undefined) {
      showToast(refusal.message, "red");
      return;
    }
    showToast("Provider saved");
    onCopied();
  };
  const copy = (providerId: number) => {
    withOverlay(attempt(providerId)).catch((error: unknown) => showToast(reasonOf(error), "red"));
  };
  return [copy, isBusy];
}
