import { graphql } from "react-relay";
import type { UploadCustomerFieldQuery } from "../../__generated__/UploadCustomerFieldQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import type { Choice } from "../../ui/form/choices";
import { distinctNames } from "../../ui/table/distinctNames";
import { Panel } from "../../ui/layout/Panel";
import { partialListText } from "../../ui/table/PartialListNote";
import { SelectField } from "../../ui/form/SelectField";
import { customerLabel } from "../customers/customerLabel";

type Props = {
  value: number | null;
  onChange: (customerId: number | null) => void;
  isDisabled: boolean;
};

/** The customer whose inventory is uploaded. */
export function UploadCustomerField(props: Props) {
  const loadable = usePanelQuery<UploadCustomerFieldQuery>(
    "customers",
    graphql`
      query UploadCustomerFieldQuery @throwOnFieldError {
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
    {},
  );
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
          customers={distinctNames(
            "Customer",
            nodes.map(({ customerId, name, slug }) => ({ value: customerId, label: customerLabel({ name, slug }) })),
          )}
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
};

function Field({ value, onChange, isDisabled, customers, note, emptyLabel }: FieldProps) {
  return (
    <SelectField
      label="Customer"
      value={value}
      choices={customers}
      onChange={onChange}
      missingLabel={(customerId) => (customers.length === 0 ? emptyLabel : `Customer ${customerId}`)}
      emptyLabel={emptyLabel}
      helperText={note}
      disabled={isDisabled}
      fullWidth={false}
      sx={{ flex: { xs: "1 1 100%", sm: "0 1 300px" }, minWidth: 0 }}
    />
  );
}
