import { graphql } from "react-relay";
import type { ValidationCustomerFieldQuery } from "../../__generated__/ValidationCustomerFieldQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import type { Choice } from "../../ui/form/choices";
import { Panel } from "../../ui/layout/Panel";
import { partialListText } from "../../ui/table/PartialListNote";
import { SelectField } from "../../ui/form/SelectField";
import { customerLabel } from "../customers/customerLabel";

const query = graphql`
  query ValidationCustomerFieldQuery @preloadable @throwOnFieldError {
    customers(orderBy: { field: NAME }, first: 5000) {
      totalCount
      nodes {
        customerId
        name
        slug
      }
    }
  }
`;

type Props = {
  value: Choice<number> | null;
  onChange: (customer: Choice<number> | null) => void;
  /** What is wrong with the choice. */
  problem: string | undefined;
};

/** The customer of the ad group. */
export function ValidationCustomerField(props: Props) {
  const loadable = useRouteQuery<ValidationCustomerFieldQuery>("customers", query);
  return (
    <Panel
      loadable={loadable}
      failure="inline"
      skeleton={<Field {...props} customers={[]} emptyLabel="Loading Customers" isDisabled />}
      renderError={(error) => (
        <div>
          <Field {...props} customers={[]} emptyLabel="Select Customer" isDisabled />
          {error}
        </div>
      )}
    >
      {({ customers: { nodes, totalCount } }) => (
        <Field
          {...props}
          customers={nodes.map(({ customerId, name, slug }) => ({
            value: customerId,
            label: `${customerLabel({ name, slug })} (${customerId})`,
          }))}
          note={partialListText(nodes.length, totalCount)}
          emptyLabel="Select Customer"
        />
      )}
    </Panel>
  );
}

type FieldProps = Props & {
  customers: readonly Choice<number>[];
  /** The text below the field. */
  note?: string | null;
  emptyLabel: string;
  isDisabled?: boolean;
};

function Field({ value, onChange, problem, customers, note, emptyLabel, isDisabled = false }: FieldProps) {
  return (
    <SelectField
      label="Customer"
      value={value?.value ?? null}
      choices={customers}
      onChange={(customerId) => onChange(customers.find((customer) => customer.value === customerId) ?? null)}
      missingLabel={() => value?.label ?? emptyLabel}
      emptyLabel={emptyLabel}
      error={problem !== undefined}
      helperText={problem ?? note}
      disabled={isDisabled}
      required
      // The number at the end of a long label is what tells customers apart.
      sx={{ "& [role=combobox]": { whiteSpace: "normal", overflowWrap: "anywhere" } }}
    />
  );
}
