import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { Suspense } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import query from "../../__generated__/VehiclesTabQuery.graphql";
import type { VehiclesTabQuery } from "../../__generated__/VehiclesTabQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { EmptyState } from "../../ui/EmptyState";
import { FailedCard } from "../../ui/FailedCard";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { TableSkeleton } from "../../ui/skeletons";
import { Surface } from "../../ui/Surface";
import { VehiclesGrid } from "./VehiclesGrid";

type Props = { customerId: number; slug: string };

/** The vehicles of a customer: their counts and the grid. They are read when the tab opens. */
export function VehiclesTab({ customerId, slug }: Props) {
  const { queryRef, reload } = usePanelQuery<VehiclesTabQuery>(query, { slug });
  return (
    <PanelBoundary
      what="vehicles"
      onRetry={reload}
      resetKey={queryRef}
      renderError={(retry, isBusy) => <FailedCard what="vehicles" onRetry={retry} isBusy={isBusy} />}
    >
      <Suspense fallback={<Waiting />}>
        {queryRef === null ? <Waiting /> : <Loaded queryRef={queryRef} customerId={customerId} />}
      </Suspense>
    </PanelBoundary>
  );
}

function Loaded({ queryRef, customerId }: { queryRef: PreloadedQuery<VehiclesTabQuery>; customerId: number }) {
  const data = usePreloadedQuery<VehiclesTabQuery>(
    graphql`
      query VehiclesTabQuery($slug: String!) @throwOnFieldError {
        customer(slug: $slug) {
          ...VehiclesGrid_customer
        }
        ...VehiclesGrid_choices
      }
    `,
    queryRef,
  );
  if (data.customer === null || data.customer === undefined) {
    return (
      <Surface>
        <EmptyState text="Customer not found." />
      </Surface>
    );
  }
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
      <VehiclesGrid customer={data.customer} choices={data} customerId={customerId} />
    </Box>
  );
}

function Waiting() {
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <Skeleton variant="rounded" height={70} sx={{ borderRadius: "10px" }} />
      <TableSkeleton columns={8} rows={12} />
    </Box>
  );
}
