import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { ProviderChoiceFieldsQuery } from "../../__generated__/ProviderChoiceFieldsQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { distinctNames } from "../../ui/table/distinctNames";
import { Panel } from "../../ui/layout/Panel";
import { partialListText } from "../../ui/table/PartialListNote";
import { SelectField } from "../../ui/form/SelectField";

/** The choice for a handler that is not in the list. */
export const CUSTOM_HANDLER = "Custom";

type FieldProps = {
  customerId: number | null;
  onCustomerChange: (customerId: number | null) => void;
  handler: string;
  onHandlerChange: (handler: string) => void;
};

const query = graphql`
  query ProviderChoiceFieldsQuery @throwOnFieldError {
    customers(orderBy: { field: NAME }, first: 5000) {
      totalCount
      nodes {
        customerId
        name
      }
    }
    providerHandlers
  }
`;

/**
 * The provider's customer, and the handler that reads its feed. The form works without the choices; both then
 * stay as they are.
 */
export function ProviderChoiceFields(fields: FieldProps) {
  const choices = usePanelQuery<ProviderChoiceFieldsQuery>("customers and handlers", query, {});
  const withoutChoices = { customers: [], handlers: [CUSTOM_HANDLER], ...fields };
  return (
    <Panel
      loadable={choices}
      skeleton={<Choices {...withoutChoices} disabled />}
      failure="inline"
      renderError={(error) => (
        <Box sx={{ display: "grid", gap: 4 }}>
          <Choices {...withoutChoices} />
          {error}
        </Box>
      )}
    >
      {({ customers, providerHandlers }) => (
        <Choices
          customers={customers.nodes}
          note={partialListText(customers.nodes.length, customers.totalCount)}
          handlers={providerHandlers}
          {...fields}
        />
      )}
    </Panel>
  );
}

type ChoicesProps = FieldProps & {
  customers: readonly { readonly customerId: number; readonly name: string }[];
  /** The text below the customers. */
  note?: string | null;
  handlers: readonly string[];
  disabled?: boolean;
};

function Choices({
  customers,
  note,
  handlers,
  customerId,
  onCustomerChange,
  handler,
  onHandlerChange,
  disabled,
}: ChoicesProps) {
  // The saved values stay selected, even if they are not among the choices.
  const offered = handlers.includes(handler) ? handlers : [...handlers, handler];
  return (
    <>
      <SelectField
        label="Customer"
        value={customerId}
        choices={distinctNames(
          "Customer",
          customers.map((customer) => ({ value: customer.customerId, label: customer.name })),
        )}
        missingLabel={(value) => `Customer ${value}`}
        onChange={onCustomerChange}
        emptyLabel="None"
        helperText={note}
        disabled={disabled}
      />
      <SelectField
        label="Handler"
        value={handler}
        choices={offered.map((value) => ({ value, label: value }))}
        onChange={(chosen) => onHandlerChange(chosen ?? CUSTOM_HANDLER)}
        disabled={disabled}
      />
    </>
  );
}
