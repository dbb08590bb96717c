import Button from "@mui/material/Button";
import { useState } from "react";
import { graphql } from "react-relay";
import type { CheckVehiclesButtonMutation } from "../../__generated__/CheckVehiclesButtonMutation.graphql";
import { BulkDialog } from "../../app/bulk/BulkDialog";
import { outcomeOf } from "../../app/bulk/bulkRun";
import { useSubmit } from "../../app/relay/useSubmit";
import { numberText } from "../../ui/text/format";

type Vehicle = { readonly assetId: number; readonly label: string };

type Props = {
  customerId: number;
  /** The vehicles that pass the filters. */
  vehicles: readonly Vehicle[];
  isFiltered: boolean;
  /** Called after vehicles were checked. */
  onDone: () => Promise<void>;
};

const noun = { one: "vehicle", many: "vehicles" };

/** Checks the health of all vehicles that pass the filters, each by a call of its provider, after a confirmation. */
export function CheckVehiclesButton({ customerId, vehicles, isFiltered, onDone }: Props) {
  const [asked, setAsked] = useState<readonly Vehicle[] | null>(null);
  // What the service reported for each vehicle.
  const [results, setResults] = useState<ReadonlyMap<number, string>>(new Map());
  const { send } = useSubmit<CheckVehiclesButtonMutation>(graphql`
    mutation CheckVehiclesButtonMutation($input: CheckVehiclesHealthInput!) {
      checkVehiclesHealth(input: $input) {
        outcomes {
          assetId
          healthCheck {
            statusText
            message
          }
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
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsked(vehicles)}>
        {isFiltered ? `Check These ${numberText(vehicles.length)}` : `Check All ${numberText(vehicles.length)}`}
      </Button>
      {asked !== null && (
        <BulkDialog
          action={{
            label: "Check",
            past: "checked",
            reasonOf: () => null,
            send: async (batch) => {
              const { outcomes } = await send({ customerId, assetIds: batch.map(({ assetId }) => assetId) });
              setResults((earlier) => {
                const next = new Map(earlier);
                for (const { assetId, healthCheck } of outcomes) {
                  next.set(assetId, [healthCheck?.statusText, healthCheck?.message].filter(Boolean).join(": ") || "Checked");
                }
                return next;
              });
              return outcomes.map(({ assetId, error }) => outcomeOf(String(assetId), error));
            },
            resultOf: ({ assetId }) => results.get(assetId) ?? null,
          }}
          rows={asked}
          noun={noun}
          rowKey={({ assetId }) => String(assetId)}
          rowName={({ label }) => label}
          onDone={() => void onDone()}
          onClose={() => {
            setAsked(null);
            setResults(new Map());
          }}
        />
      )}
    </>
  );
}
