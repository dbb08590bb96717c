import { graphql } from "react-relay";
import type { useCheckVehicleHealthMutation } from "../../__generated__/useCheckVehicleHealthMutation.graphql";
import { showToast } from "../../app/toasts";
import { useCommit } from "../../app/relay/useCommit";

type Vehicle = { assetId: number; name: string };

/** Checks the health of a vehicle, has the vehicles read again, and says how the check went. */
export function useCheckVehicleHealth(
  customerId: number,
): (vehicle: Vehicle, readAgain: () => Promise<void>) => Promise<void> {
  const [commit] = useCommit<useCheckVehicleHealthMutation>(graphql`
    mutation useCheckVehicleHealthMutation($input: CheckVehicleHealthInput!) {
      checkVehicleHealth(input: $input) {
        errors {
          message
        }
      }
    }
  `);

  return async ({ assetId, name }, readAgain) => {
    try {
      const { checkVehicleHealth } = await commit({ variables: { input: { customerId, assetId } } });
      const problem = checkVehicleHealth?.errors[0]?.message;
      if (problem !== undefined) throw new Error(problem);
    } catch (error) {
      console.error(`The health check of vehicle ${assetId} failed.`, error);
      showToast(`Health check failed for ${name}.`, "red");
      return;
    }
    await readAgain().catch((error: unknown) => console.error("Could not load vehicles.", error));
    showToast(`Health check completed for ${name}.`);
  };
}
