import Button from "@mui/material/Button";
import { graphql } from "react-relay";
import type { TestBackfillConnectionButtonMutation } from "../../__generated__/TestBackfillConnectionButtonMutation.graphql";
import { useSubmit } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";
import { useKeptFocus } from "../../ui/useKeptFocus";
import { useScreenAction } from "../../ui/layout/screenActions";

/** Says whether the backfill service can be reached. */
export function TestBackfillConnectionButton() {
  const { submit: run, isBusy } = useSubmit<TestBackfillConnectionButtonMutation>(
    graphql`
      mutation TestBackfillConnectionButtonMutation {
        testBackfillConnection {
          message
          errors {
            message
          }
        }
      }
    `,
    { failed: "Failed to connect to backfill service", onDone: ({ message }) => showToast(`Connection successful: ${message ?? ""}`) },
  );
  useScreenAction({ label: "Test Connection", reason: isBusy ? "It is under way." : null, run });
  const button = useKeptFocus<HTMLButtonElement>(isBusy);
  return (
    <Button ref={button} disabled={isBusy} onClick={run}>
      {isBusy ? "Testing..." : "Test Connection"}
    </Button>
  );
}
