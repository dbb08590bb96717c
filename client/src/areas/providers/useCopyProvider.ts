import { graphql } from "react-relay";
import type { useCopyProviderMutation } from "../../__generated__/useCopyProviderMutation.graphql";
import { reasonOf } from "../../app/relay/errors";
import { useSubmit } from "../../app/relay/useSubmit";
import { paths } from "../../app/routing/paths";
import { showToast } from "../../app/toasts";

/** Creates a provider with the fields of another one. `onCopied` has its number, if it could be read. */
export function useCopyProvider(onCopied: (providerId: number | null) => void) {
  return useSubmit<useCopyProviderMutation>(
    graphql`
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
    `,
    {
      failed: reasonOf,
      hasOverlay: true,
      onDone: ({ provider }) => {
        const copyId = provider?.providerId ?? null;
        showToast("Provider saved", "green", copyId === null ? undefined : { label: "Open the copy", to: paths.provider(copyId) });
        onCopied(copyId);
      },
    },
  );
}
