import { graphql } from "react-relay";
import type { useClearFaultsMutation } from "../../__generated__/useClearFaultsMutation.graphql";
import { useAction } from "../../app/relay/useAction";
import { useSubmit } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";

/** Clears one fault of the sandbox, or all. */
export function useClearFaults(onCleared: () => void) {
  const [submit] = useSubmit<useClearFaultsMutation>(graphql`
    mutation useClearFaultsMutation($input: ClearFaultsInput!) {
      clearFaults(input: $input) {
        errors {
          message
        }
      }
    }
  `);
  return useAction(async (faultId: number | null) => {
    await submit({ faultId });
    showToast(faultId === null ? "All faults cleared" : "Fault cleared");
    onCleared();
  }, "There was an error clearing the faults.");
}
