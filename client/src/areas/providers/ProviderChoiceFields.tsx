import Box from "@mui/material/Box";
import { Suspense } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import query from "../../__generated__/ProviderChoiceFieldsQuery.graphql";
import type { ProviderChoiceFieldsQuery } from "../../__generated__/ProviderChoiceFieldsQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { distinctNames } from "../../ui/distinctNames";
import { SelectField } from "../../ui/fields";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { PanelError } from "../../ui/PanelError";
import { partialListText } from "../../ui/PartialListNote";

/** The handler that stands for one that is not in the list. */
export const CUSTOM_HANDLER = "Custom";

const WHAT = "customers and handlers";

type FieldProps = {
  customerId: number | null;
  onCustomerChange: (customerId: number | null) => void;
  handler: string;
  onHandlerChange: (handler: string) => void;
};

/** Whose provider it is and what reads its feed. The form works without the choices; both then stay as they are. */
export function ProviderChoiceFields(fields: FieldProps) {
  const { queryRef, reload } = usePanelQuery<ProviderChoiceFieldsQuery>(query, {});
  const withoutChoices = { customers: [], handlers: [CUSTOM_HANDLER], ...fields };
  const waiting = <Choices {...withoutChoices} disabled />;
  return (
    <PanelBoundary
      what={WHAT}
      onRetry={reload}
      renderError={(retry, isBusy) => (
        <Box sx={{ display: "grid", gap: 4 }}>
          <Choices {...withoutChoices} />
          <PanelError what={WHAT} onRetry={retry} isBusy={isBusy} isInline />
        </Box>
      )}
    >
      <Suspense fallback={waiting}>
        {queryRef === null ? waiting : <Loaded queryRef={queryRef} {...fields} />}
      </Suspense>
    </PanelBoundary>
  );
}

function Loaded({ queryRef, ...fields }: FieldProps & { queryRef: PreloadedQuery<ProviderChoiceFieldsQuery> }) {
  const { customers, providerHandlers } = usePreloadedQuery<ProviderChoiceFieldsQuery>(
    graphql`
      query ProviderChoiceFieldsQuery @throwOnFieldError {
        customers(orderBy: { field: NAME }, first: 5000) {
          totalCount
          nodes {
            customerId
            customerName
          }
        }
        providerHandlers
      }
    `,
    queryRef,
  );
  const note = partialListText(customers.nodes.length, customers.totalCount);
  return <Choices customers={customers.nodes} note={note} handlers={providerHandlers} {...fields} />;
}

type ChoicesProps = FieldProps & {
  customers: readonly { readonly customerId: number; readonly customerName: string }[];
  /** What stands below the customers. */
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
  const known = customers.map((customer) => ({ value: customer.customerId, label: customer.customerName }));
  // What nobody can choose any more, or not yet, stays chosen.
  const isKnown = customerId === null || known.some(({ value }) => value === customerId);
  const customerChoices = distinctNames("Customer", isKnown ? known : [{ value: customerId, label: "" }, ...known]);
  const offered = handlers.includes(handler) ? handlers : [...handlers, handler];
  return (
    <>
      <SelectField
        label="Customer"
        value={customerId}
        choices={customerChoices}
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
