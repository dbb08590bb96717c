import { graphql } from "react-relay";
import type { useUpdateCustomerMutation } from "../../__generated__/useUpdateCustomerMutation.graphql";
import { useSave } from "../../app/relay/useSave";

/** Updates a customer. */
export function useUpdateCustomer(onSaved: (slug: string | null) => void) {
  return useSave<useUpdateCustomerMutation>({
    mutation: graphql`
      mutation useUpdateCustomerMutation($input: UpdateCustomerInput!) {
        updateCustomer(input: $input) {
          customer {
            slug
            ...CustomerForm_customer
          }
          errors {
            code
            message
          }
        }
      }
    `,
    done: "Customer saved",
    onSaved: ({ customer }) => onSaved(customer?.slug ?? null),
  });
}
