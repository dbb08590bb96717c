import { graphql, useFragment } from "react-relay";
import type { RunCustomerField_query$key } from "../../../__generated__/RunCustomerField_query.graphql";
import type { Choice } from "../../../ui/form/choices";
import { distinctNames } from "../../../ui/table/distinctNames";
import { partialListText } from "../../../ui/table/PartialListNote";
import { SelectField } from "../../../ui/form/SelectField";
import { customerLabel } from "../../customers/customerLabel";

type Props = { value: number | null; onChange: (customerId: number | null) => void };

/** The customer of the job, if it is for one. */
export function RunCustomerField({ query, problem, ...field }: Props & { query: RunCustomerField_query$key; problem: string | undefined }) {
  const { customers } = useFragment(
    graphql`
      fragment RunCustomerField_query on Query @throwOnFieldError {
        customers(orderBy: { field: NAME }, first: 5000) {
          totalCount
          nodes {
            customerId
            name
            slug
          }
        }
      }
    `,
    query,
  );
  const choices = customers.nodes.map(({ customerId, name, slug }) => ({ value: customerId, label: customerLabel({ name, slug }) }));
  return (
    <RunCustomerSelect
      {...field}
      customers={distinctNames("Customer", choices)}
      note={problem ?? partialListText(choices.length, customers.totalCount)}
      isWrong={problem !== undefined}
      emptyLabel="No Customer"
    />
  );
}

type SelectProps = Props & {
  customers: readonly Choice<number>[];
  /** The text below the field. */
  note?: string | null;
  emptyLabel: string;
  isWrong?: boolean;
  isDisabled?: boolean;
};

export function RunCustomerSelect({ customers, note, isWrong, isDisabled, ...field }: SelectProps) {
  return <SelectField label="Customer" choices={customers} helperText={note} error={isWrong} disabled={isDisabled} {...field} />;
}
