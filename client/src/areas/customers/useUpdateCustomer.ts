import { graphql } from "react-relay";
import type { useSaveCustomerMutation } from "../../__generated__/useSaveCustomerMutation.graphql";
import { useSave } from "../../app/relay/useSave";

/** Creates or changes a customer. */
export function useSaveCustomer(onSaved: (slug: string | null) => void) {
  return useSave<useSaveCustomerMutation>({
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
    done: "Customer saved",
    onSaved: ({ customer }) => onSaved(customer?.slug ?? null),
  });
}
