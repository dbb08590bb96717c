import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { graphql } from "react-relay";
import type { VehiclesTabQuery } from "../../__generated__/VehiclesTabQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { EmptyState } from "../../ui/table/EmptyState";
import { Panel } from "../../ui/layout/Panel";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { Surface } from "../../ui/layout/Surface";
import { VehiclesGrid } from "./VehiclesGrid";

const query = graphql`
  query VehiclesTabQuery($slug: String!) @preloadable @throwOnFieldError {
    customer(by: { slug: $slug }) {
      ...VehiclesGrid_customer
    }
    ...VehiclesGrid_choices
  }
`;

type Props = { customerId: number; slug: string };

/** The vehicles of a customer: their counts and the grid. They are loaded when the tab opens. */
export function VehiclesTab({ customerId, slug }: Props) {
  const vehicles = usePanelQuery<VehiclesTabQuery>("vehicles", query, { slug });
  const skeleton = (
    <Box sx={{ display: "grid", gap: 4 }}>
      <Skeleton variant="rounded" height={70} sx={{ borderRadius: "10px" }} />
      <TableSkeleton columns={8} rows={12} />
    </Box>
  );
  return (
    <Panel loadable={vehicles} skeleton={skeleton} failure="card">
      {(data) =>
        data.customer ? (
          <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
            <VehiclesGrid customer={data.customer} choices={data} customerId={customerId} onRetryChoices={vehicles.refetch} />
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
