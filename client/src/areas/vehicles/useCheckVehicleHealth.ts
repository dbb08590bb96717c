import { graphql } from "react-relay";
import type { useCheckVehicleHealthMutation } from "../../__generated__/useCheckVehicleHealthMutation.graphql";
import { onlyOutcome, withReason } from "../../app/relay/errors";
import { useSubmit } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";

type Vehicle = { assetId: number; name: string };

/** Checks the health of a vehicle, refetches the vehicles, and shows as a toast how the check went. */
export function useCheckVehicleHealth(customerId: number, refetch: () => Promise<void>): (vehicle: Vehicle) => Promise<void> {
  const [submit] = useSubmit<useCheckVehicleHealthMutation>(graphql`
    mutation useCheckVehicleHealthMutation($input: CheckVehiclesHealthInput!) {
      checkVehiclesHealth(input: $input) {
        outcomes {
          error {
            message
          }
        }
        errors {
          message
        }
      }
    }
  `);

  return async ({ assetId, name }) => {
    try {
      onlyOutcome(await submit({ customerId, assetIds: [assetId] }));
    } catch (error) {
      console.error(`The health check of vehicle ${assetId} failed.`, error);
      showToast(withReason(`Health check failed for ${name}.`, error), "red");
      return;
    }
    await refetch();
    showToast(`Health check completed for ${name}.`);
  };
}
