import { use } from "react";
import { graphql } from "react-relay";
import type { useCopyProviderMutation } from "../../__generated__/useCopyProviderMutation.graphql";
import { withOverlay } from "../../app/overlay";
import { reasonOf } from "../../app/relay/errors";
import { useAction } from "../../app/relay/useAction";
import { useSubmit } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";
import { CopiesContext } from "./copies";

/** Creates a provider with the fields of another one. While another copy of the list is made, nothing happens. */
export function useCopyProvider(onCopied: () => void) {
  const [submit] = useSubmit<useCopyProviderMutation>(graphql`
    mutation useCopyProviderMutation($input: CopyProviderInput!) {
      copyProvider(input: $input) {
        provider {
          providerId
          name
        }
        errors {
          message
        }
      }
    }
  `);
  const run = use(CopiesContext);
  return useAction(
    (providerId: number) =>
      run(providerId, async () => {
        const { provider } = await withOverlay(submit({ providerId }));
        showToast("Provider saved");
        onCopied();
        return provider ?? null;
      }),
    reasonOf,
  );
}
