import { graphql, useFragment } from "react-relay";
import type { VehicleSummary_customer$key } from "../../__generated__/VehicleSummary_customer.graphql";
import { numberText } from "../../ui/text/format";
import { StatTiles } from "../../ui/layout/StatTiles";

/** How many vehicles a customer has, as the service counts them. */
export function VehicleSummary({ customer }: { customer: VehicleSummary_customer$key }) {
  const { vehicleSummary } = useFragment(
    graphql`
      fragment VehicleSummary_customer on Customer @throwOnFieldError {
        vehicleSummary {
          total
          active
          inactive
          retired
          providers
        }
      }
    `,
    customer,
  );
  const { total, active, inactive, retired, providers } = vehicleSummary;
  return (
    <StatTiles
      label="Vehicles"
      stats={[
        { label: "Total", value: numberText(total) },
        { label: "Active", value: numberText(active) },
        { label: "Inactive", value: numberText(inactive) },
        { label: "Retired", value: numberText(retired) },
        { label: "Providers", describes: "VehicleSummary.providers", value: numberText(providers) },
      ]}
    />
  );
}
