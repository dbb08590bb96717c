import { graphql } from "react-relay";
import type { useCreateCustomerMutation } from "../../__generated__/useCreateCustomerMutation.graphql";
import { useSave } from "../../app/relay/useSave";

/** Creates a customer. */
export function useCreateCustomer(onSaved: (slug: string | null) => void) {
  return useSave<useCreateCustomerMutation>({
    mutation: graphql`
      mutation useCreateCustomerMutation($input: CreateCustomerInput!) {
        createCustomer(input: $input) {
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
