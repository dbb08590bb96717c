import Box from "@mui/material/Box";
import { Suspense } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import type { DeviceFormQuery } from "../../__generated__/DeviceFormQuery.graphql";
import { SelectField } from "../../ui/fields";
import type { Choice } from "../../ui/fields";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { PanelError } from "../../ui/PanelError";
import { partialListText } from "../../ui/PartialListNote";
import { DeviceCustomerFields } from "./DeviceCustomerFields";
import { DeviceFields } from "./DeviceFields";
import type { DeviceFormProps } from "./DeviceFields";
import { distinctNames } from "../../ui/distinctNames";

type Props = DeviceFormProps & { queryRef: PreloadedQuery<DeviceFormQuery>; onRetry: () => Promise<void> };

/** Chooses a customer, then campaigns and days. */
export function DeviceForm({ queryRef, onRetry, ...form }: Props) {
  const isChosen = form.choice.customerId !== null;
  return (
    <Box
      role="search"
      aria-label="Search devices"
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 3 }}
    >
      <PanelBoundary
        what="customers"
        onRetry={onRetry}
        renderError={(retry, isBusy) => (
          <>
            <CustomerField customers={[]} emptyLabel="Select Customer" isDisabled {...form} />
            {isChosen && <DeviceFields campaigns={[]} range={null} status="failed" {...form} />}
            <Box sx={{ order: 1 }}>
              <PanelError what="customers" onRetry={retry} isBusy={isBusy} isInline />
            </Box>
          </>
        )}
      >
        <Suspense
          fallback={
            <>
              <CustomerField customers={[]} emptyLabel="Loading Customers" isDisabled {...form} />
              {isChosen && <DeviceFields campaigns={[]} range={null} status="waiting" {...form} />}
            </>
          }
        >
          <Loaded queryRef={queryRef} {...form} />
        </Suspense>
      </PanelBoundary>
      {/* Without a customer they wait for nothing: whoever types a day meanwhile keeps it. */}
      {!isChosen && <DeviceFields campaigns={[]} range={null} status="ready" {...form} />}
    </Box>
  );
}

function Loaded({ queryRef, ...form }: DeviceFormProps & { queryRef: PreloadedQuery<DeviceFormQuery> }) {
  const { customers } = usePreloadedQuery<DeviceFormQuery>(
    graphql`
      query DeviceFormQuery @preloadable @throwOnFieldError {
        customers(orderBy: { field: NAME }, first: 5000) {
          totalCount
          nodes {
            id
            customerId
            customerName
          }
        }
      }
    `,
    queryRef,
  );
  const { customerId } = form.choice;
  const chosen = customers.nodes.find((customer) => customer.customerId === customerId);
  return (
    <>
      <CustomerField
        customers={distinctNames(
          "Customer",
          customers.nodes.map((customer) => ({ value: customer.customerId, label: customer.customerName })),
        )}
        note={partialListText(customers.nodes.length, customers.totalCount)}
        emptyLabel="Select Customer"
        {...form}
      />
      {customerId !== null && chosen === undefined && (
        <DeviceFields campaigns={[]} range={null} status="unknown" {...form} />
      )}
      {chosen !== undefined && <DeviceCustomerFields key={chosen.id} id={chosen.id} {...form} />}
    </>
  );
}

type CustomerFieldProps = DeviceFormProps & {
  customers: readonly Choice<number>[];
  /** What stands below the field. */
  note?: string | null;
  emptyLabel: string;
  isDisabled?: boolean;
};

function CustomerField({ customers, note, emptyLabel, isDisabled = false, choice, onChange }: CustomerFieldProps) {
  const { customerId } = choice;
  const isKnown = customerId === null || customers.some(({ value }) => value === customerId);
  const word = isDisabled ? emptyLabel : `Customer ${customerId}`;
  return (
    <SelectField
      label="Customer"
      value={customerId}
      choices={isKnown ? customers : [{ value: customerId, label: word }, ...customers]}
      // Nothing of one customer is meant for another.
      onChange={(next) => onChange({ customerId: next, campaignIds: [], dates: null, isSearched: false })}
      emptyLabel={emptyLabel}
      helperText={note}
      disabled={isDisabled}
      fullWidth={false}
      sx={{ flex: { xs: "1 1 100%", sm: "1 1 240px", md: "0 1 230px" }, minWidth: 0 }}
    />
  );
}
