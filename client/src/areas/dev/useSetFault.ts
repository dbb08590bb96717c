import { graphql } from "react-relay";
import type { SetFaultInput, useSetFaultMutation } from "../../__generated__/useSetFaultMutation.graphql";
import { reasonOf } from "../../app/relay/errors";
import { showToast } from "../../app/toasts";
import { useCommit } from "../../app/relay/useCommit";
import { fieldProblems } from "./fieldProblems";
import type { FieldProblems } from "./fieldProblems";

/** Switches a fault of the sandbox on. What is wrong with the input comes back by its field. */
export function useSetFault(onSet: () => void): [set: (input: SetFaultInput) => Promise<FieldProblems>, isBusy: boolean] {
  const [commit, isBusy] = useCommit<useSetFaultMutation>(graphql`
    mutation useSetFaultMutation($input: SetFaultInput!) {
      setFault(input: $input) {
        errors {
          message
          path
        }
      }
    }
  `);
  const set = async (input: SetFaultInput): Promise<FieldProblems> => {
    try {
      const { setFault } = await commit({ variables: { input } });
      const refusals = setFault?.errors ?? [];
      if (refusals.length > 0) return fieldProblems(refusals);
    } catch (error) {
      console.error("A fault could not be set.", error);
      return { "": reasonOf(error) };
    }
    showToast("Fault set");
    onSet();
    return {};
  };
  return [set, isBusy];
}
