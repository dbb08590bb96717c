import { graphql } from "react-relay";
import type { useClearFaultsMutation } from "../../__generated__/useClearFaultsMutation.graphql";
import { showToast } from "../../app/toasts";
import { useCommit } from "../../app/relay/useCommit";

/** Switches all faults of the sandbox off. */
export function useClearFaults(onCleared: () => void): [clearAll: () => void, isBusy: boolean] {
  const [commit, isBusy] = useCommit<useClearFaultsMutation>(graphql`
    mutation useClearFaultsMutation($input: ClearFaultsInput!) {
      clearFaults(input: $input) {
        errors {
          message
        }
      }
    }
  `);
  const attempt = async () => {
    const { clearFaults } = await commit({ variables: { input: {} } });
    const refusal = clearFaults?.errors[0];
    if (refusal !== undefined) throw new Error(refusal.message);
    showToast("All faults cleared");
    onCleared();
  };
  const clearAll = () => {
    attempt().catch((error: unknown) => {
      console.error("The faults could not be cleared.", error);
      showToast("There was an error clearing the faults.", "red");
    });
  };
  return [clearAll, isBusy];
}
