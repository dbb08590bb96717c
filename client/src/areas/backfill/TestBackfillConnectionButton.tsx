import Button from "@mui/material/Button";
import { graphql } from "react-relay";
import type { TestBackfillConnectionButtonMutation } from "../../__generated__/TestBackfillConnectionButtonMutation.graphql";
import { UserErrors } from "../../app/relay/errors";
import { useAction } from "../../app/relay/useAction";
import { useCommit } from "../../app/relay/useCommit";
import { showToast } from "../../app/toasts";
import { useKeptFocus } from "../../ui/useKeptFocus";
import { useScreenAction } from "../../ui/layout/screenActions";

/** Says whether the backfill service can be reached. */
export function TestBackfillConnectionButton() {
  const [commit] = useCommit<TestBackfillConnectionButtonMutation>(graphql`
    mutation TestBackfillConnectionButtonMutation {
      testBackfillConnection {
        message
        errors {
          message
        }
      }
    }
  `);
  const test = async () => {
    const { testBackfillConnection: tested } = await commit({ variables: {} });
    if (!tested || tested.errors.length > 0) throw new UserErrors(tested?.errors ?? []);
    showToast(`Connection successful: ${tested.message ?? ""}`);
  };
  const [run, isBusy] = useAction(test, "Failed to connect to backfill service");
  useScreenAction({ label: "Test Connection", reason: isBusy ? "It is under way." : null, run });
  const button = useKeptFocus<HTMLButtonElement>(isBusy);
  return (
    <Button ref={button} disabled={isBusy} onClick={run}>
      {isBusy ? "Testing..." : "Test Connection"}
    </Button>
  );
}
