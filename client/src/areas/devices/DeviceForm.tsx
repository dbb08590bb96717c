import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { DeviceFormQuery } from "../../__generated__/DeviceFormQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import type { Choice } from "../../ui/form/choices";
import { distinctNames } from "../../ui/table/distinctNames";
import { Panel } from "../../ui/layout/Panel";
import { partialListText } from "../../ui/table/PartialListNote";
import { SelectField } from "../../ui/form/SelectField";
import { DeviceCustomerFields } from "./DeviceCustomerFields";
import { DeviceFields, type DeviceFormProps } from "./DeviceFields";

const query = graphql`
  query DeviceFormQuery @preloadable @throwOnFieldError {
    customers(orderBy: { field: NAME }, first: 5000) {
      totalCount
      nodes {
        id
        customerId
        name
      }
    }
  }
`;

/** Selects a customer, then campaigns and days. */
export function DeviceForm(form: DeviceFormProps) {
  const loadable = useRouteQuery<DeviceFormQuery>("customers", query);
  const { customerId } = form.choice;
  const fields = (status: "waiting" | "failed" | "unknown" | "ready") => (
    <DeviceFields campaigns={[]} range={null} status={status} {...form} />
  );
  return (
    <Box
      role="search"
      aria-label="Search devices"
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 3 }}
    >
      <Panel
        loadable={loadable}
        failure="inline"
        skeleton={
          <>
            <CustomerField customers={[]} emptyLabel="Loading Customers" isDisabled {...form} />
            {customerId !== null && fields("waiting")}
          </>
        }
        renderError={(error) => (
          <>
            <CustomerField customers={[]} emptyLabel="Select Customer" isDisabled {...form} />
            {customerId !== null && fields("failed")}
            <Box sx={{ order: 1 }}>{error}</Box>
          </>
        )}
      >
        {({ customers: { nodes, totalCount } }) => {
          const chosen = nodes.find((customer) => customer.customerId === customerId);
          return (
            <>
              <CustomerField
                customers={distinctNames(
                  "Customer",
                  nodes.map((customer) => ({ value: customer.customerId, label: customer.name })),
                )}
                note={partialListText(nodes.length, totalCount)}
                emptyLabel="Select Customer"
                {...form}
              />
              {customerId !== null && chosen === undefined && fields("unknown")}
              {chosen !== undefined && <DeviceCustomerFields key={chosen.id} id={chosen.id} {...form} />}
            </>
          );
        }}
      </Panel>
      {/* Without a customer they wait for nothing, so that days can be typed meanwhile. */}
      {customerId === null && fields("ready")}
    </Box>
  );
}

type CustomerFieldProps = DeviceFormProps & {
  customers: readonly Choice<number>[];
  /** The text below the field. */
  note?: string | null;
  emptyLabel: string;
  isDisabled?: boolean;
};

function CustomerField({ customers, note, emptyLabel, isDisabled = false, choice, onChange }: CustomerFieldProps) {
  return (
    <SelectField
      label="Customer"
      value={choice.customerId}
      choices={customers}
      missingLabel={(customerId) => (isDisabled ? emptyLabel : `Customer ${customerId}`)}
      // Campaigns and days belong to one customer.
      onChange={(next) => onChange({ customerId: next, campaignIds: [], dates: null, isSearched: false })}
      emptyLabel={emptyLabel}
      helperText={note}
      disabled={isDisabled}
      fullWidth={false}
      sx={{ flex: { xs: "1 1 100%", sm: "1 1 240px", md: "0 1 230px" }, minWidth: 0 }}
    />
  );
}
