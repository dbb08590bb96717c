import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { VehiclesTabQuery } from "../../__generated__/VehiclesTabQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { CardsSkeleton, TableSkeleton } from "../../ui/feedback/skeletons";
import { Panel } from "../../ui/layout/Panel";
import { StatTiles } from "../../ui/layout/StatTiles";
import { Surface } from "../../ui/layout/Surface";
import { EmptyState } from "../../ui/table/EmptyState";
import { numberText } from "../../ui/text/format";
import { VehiclesGrid } from "./VehiclesGrid";

const query = graphql`
  query VehiclesTabQuery($slug: String!) @preloadable @throwOnFieldError {
    customer(by: { slug: $slug }) {
      # A check may move a vehicle from one count to another, so they are read together.
      vehicleSummary {
        total
        active
        inactive
        retired
        providers
      }
      vehicles(first: 5000) {
        ...VehiclesGrid_vehicles
      }
    }
    ...VehiclesGrid_query
  }
`;

type Customer = NonNullable<VehiclesTabQuery["response"]["customer"]>;

/** The vehicles of a customer: their counts and the grid. They are loaded when the tab opens. */
export function VehiclesTab({ customerId, slug }: { customerId: number; slug: string }) {
  const vehicles = usePanelQuery<VehiclesTabQuery>("vehicles", query, { slug });
  const skeleton = (
    <Box sx={{ display: "grid", gap: 4 }}>
      <CardsSkeleton height={70} />
      <TableSkeleton columns={8} rows={12} />
    </Box>
  );
  return (
    <Panel loadable={vehicles} skeleton={skeleton} failure="card">
      {(data) =>
        data.customer ? (
          <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
            <Summary summary={data.customer.vehicleSummary} />
            <VehiclesGrid vehicles={data.customer.vehicles} query={data} customerId={customerId} refetch={vehicles.refetch} />
          </Box>
        ) : (
          <Surface>
            <EmptyState text="Customer not found." />
          </Surface>
        )
      }
    </Panel>
  );
}

/** How many vehicles the customer has, as the service counts them. */
function Summary({ summary: { total, active, inactive, retired, providers } }: { summary: Customer["vehicleSummary"] }) {
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
