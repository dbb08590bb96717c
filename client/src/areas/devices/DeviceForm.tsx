import Box from "@mui/material/Box";
import { RouteCustomerSelect } from "../customers/CustomerSelect";
import { DeviceCustomerFields } from "./DeviceCustomerFields";
import { DeviceFields, type DeviceFormProps } from "./DeviceFields";

/** Selects a customer, then campaigns and days. */
export function DeviceForm(form: DeviceFormProps) {
  const { customerId } = form.choice;
  return (
    <Box
      role="search"
      aria-label="Search devices"
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 3 }}
    >
      <RouteCustomerSelect
        value={customerId}
        // Campaigns and days belong to one customer.
        onChange={(next) => form.onChange({ customerId: next, campaignIds: [], dates: null })}
        sx={{ flex: { xs: "1 1 100%", sm: "1 1 240px", md: "0 1 230px" }, minWidth: 0 }}
      />
      {customerId === null ? (
        // They wait for nothing, so that days can be typed meanwhile.
        <DeviceFields campaigns={[]} range={null} status="ready" {...form} />
      ) : (
        <DeviceCustomerFields key={customerId} customerId={customerId} {...form} />
      )}
    </Box>
  );
}
