import { graphql } from "react-relay";
import type { useCopyProviderMutation } from "../../__generated__/useCopyProviderMutation.graphql";
import { withOverlay } from "../../app/overlay";
import { reasonOf } from "../../app/relay/errors";
import { useAction } from "../../app/relay/useAction";
import { useSubmit } from "../../app/relay/useSubmit";
import { paths } from "../../app/routing/paths";
import { showToast } from "../../app/toasts";

/** Creates a provider with the fields of another one. `onCopied` has its number, if it could be read. */
export function useCopyProvider(onCopied: (providerId: number | null) => void) {
  const [submit] = useSubmit<useCopyProviderMutation>(graphql`
    mutation useCopyProviderMutation($input: CopyProviderInput!) {
      copyProvider(input: $input) {
        provider {
          providerId
        }
        errors {
          message
        }
      }
    }
  `);
  return useAction(async (providerId: number) => {
    const { provider } = await withOverlay(submit({ providerId }));
    const copyId = provider?.providerId ?? null;
    showToast("Provider saved", "green", copyId === null ? undefined : { label: "Open the copy", to: paths.provider(copyId) });
    onCopied(copyId);
  }, reasonOf);
}
