import { graphql } from "react-relay";
import type { useClearFaultMutation } from "../../__generated__/useClearFaultMutation.graphql";
import { showToast } from "../../app/toasts";
import { useCommit } from "../../app/relay/useCommit";

/** Switches one fault of the sandbox off. */
export function useClearFault(onCleared: () => void): [clear: (faultId: number) => void, isBusy: boolean] {
  const [commit, isBusy] = useCommit<useClearFaultMutation>(graphql`
    mutation useClearFaultMutation($input: ClearFaultInput!) {
      clearFault(input: $input) {
        errors {
          code
          message
        }
      }
    }
  `);
  const attempt = async (faultId: number) => {
    const { clearFault } = await commit({ variables: { input: { faultId } } });
    const refusal = clearFault?.errors[0];
    // A fault that has struck its last call meanwhile is off, as was wanted.
    if (refusal !== undefined && refusal.code !== "NOT_FOUND") throw new Error(refusal.message);
    showToast("Fault cleared");
    onCleared();
  };
  const clear = (faultId: number) => {
    attempt(faultId).catch((error: unknown) => {
      console.error(`Fault ${faultId} could not be cleared.`, error);
      showToast("There was an error clearing this fault.", "red");
    });
  };
  return [clear, isBusy];
}
