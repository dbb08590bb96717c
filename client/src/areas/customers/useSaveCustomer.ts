import { graphql } from "react-relay";
import type { SaveCustomerInput, useSaveCustomerMutation } from "../../__generated__/useSaveCustomerMutation.graphql";
import { useSave } from "../../app/relay/useSave";
import type { Save } from "../../app/relay/useSave";

/** Creates or changes a customer. */
export function useSaveCustomer(onSaved: (slug: string | null) => void): Save<SaveCustomerInput> {
  return useSave<useSaveCustomerMutation, { message: string }>({
    mutation: graphql`
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
    `,
    errorsOf: ({ saveCustomer }) => saveCustomer?.errors,
    done: "Customer saved",
    onSaved: ({ saveCustomer }) => onSaved(saveCustomer?.customer?.slug ?? null),
  });
}
