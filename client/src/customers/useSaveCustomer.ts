import { useState } from "react";
import { graphql } from "react-relay";
import type { SaveCustomerInput, useSaveCustomerMutation } from "../__generated__/useSaveCustomerMutation.graphql";
import { reasonOf } from "../app/errors";
import { withOverlay } from "../app/overlay";
import { showToast } from "../app/toasts";
import { useCommit } from "../app/useCommit";
import { useIsMounted } from "../app/useIsMounted";

type SaveCustomer = {
  save: (input: SaveCustomerInput) => void;
  /** Why the last attempt failed; null while there is nothing to say. */
  failure: string | null;
  isBusy: boolean;
};

/** Creates or changes a customer. */
export function useSaveCustomer(onSaved: (slug: string | null) => void): SaveCustomer {
  const isMounted = useIsMounted();
  const [failure, setFailure] = useState<string | null>(null);
  const [commit, isBusy] = useCommit<useSaveCustomerMutation>(graphql`
    mutation useSaveCustomerMutation($input: SaveCustomerInput!) {
      saveCustomer(input: $input) {
        customer {
          slug
          ...CustomerForm_customer
        }
        errors {
          message
        }
      }
    }
  `);

  // Whoever left the form by the browser's Back would otherwise never hear of it.
  const fail = (reason: string) => (isMounted() ? setFailure(reason) : showToast(reason, "red"));

  const attempt = async (input: SaveCustomerInput) => {
    const { saveCustomer } = await commit({ variables: { input } });
    const refusal = saveCustomer?.errors[0];
    if (refusal !== undefined) {
      fail(refusal.message);
      return;
    }
    showToast("Customer saved");
    onSaved(saveCustomer?.customer?.slug ?? null);
  };

  return {
    save: (input) => {
      setFailure(null);
      withOverlay(attempt(input)).catch((error: unknown) => fail(reasonOf(error)));
    },
    failure,
    isBusy,
  };
}
