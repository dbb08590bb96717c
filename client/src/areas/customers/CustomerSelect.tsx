import { graphql } from "react-relay";
import type { CustomerSelectQuery } from "../../__generated__/CustomerSelectQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import { distinctNames } from "../../ui/table/distinctNames";
import { Panel } from "../../ui/layout/Panel";
import { partialListText } from "../../ui/table/PartialListNote";
import { SelectField } from "../../ui/form/SelectField";
import { customerLabel } from "./customerLabel";

const query = graphql`
  query CustomerSelectQuery @preloadable @throwOnFieldError {
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
  label: string;
  value: number | null;
  onChange: (customerId: number | null) => void;
};

type Field = Pick<Parameters<typeof SelectField<number>>[0], "choices" | "emptyLabel" | "helperText" | "disabled">;

/** Chooses a customer, for screens whose route loads the customers. */
export function CustomerSelect({ label, value, onChange }: Props) {
  const loadable = useRouteQuery<CustomerSelectQuery>("customers", query);
  const draw = (field: Field) => (
    <SelectField
      label={label}
      value={value}
      onChange={onChange}
      missingLabel={(customerId) => `Customer ${customerId}`}
      fullWidth={false}
      sx={{ flex: { xs: "1 1 100%", sm: "0 1 320px" }, minWidth: 0 }}
      {...field}
    />
  );
  return (
    <Panel
      loadable={loadable}
      failure="inline"
      skeleton={draw({ choices: [], emptyLabel: "Loading Customers", disabled: true })}
      renderError={(error) => (
        <>
          {draw({ choices: [], emptyLabel: "Select Customer", disabled: true })}
          {error}
        </>
      )}
    >
      {({ customers: { nodes, totalCount } }) =>
        draw({
          choices: distinctNames(
            "Customer",
            nodes.map(({ customerId, name, slug }) => ({ value: customerId, label: customerLabel({ name, slug }) })),
          ),
          emptyLabel: "Select Customer",
          helperText: partialListText(nodes.length, totalCount),
        })
      }
    </Panel>
  );
}
