import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { ClearFaultButton_fault$key } from "../../__generated__/ClearFaultButton_fault.graphql";
import { useClearFault } from "./useClearFault";

type Props = { fault: ClearFaultButton_fault$key; onCleared: () => void };

/** Switches one fault off. */
export function ClearFaultButton({ fault, onCleared }: Props) {
  const { faultId, kindLabel, path } = useFragment(
    graphql`
      fragment ClearFaultButton_fault on Fault {
        faultId
        kindLabel
        path
      }
    `,
    fault,
  );
  const [clear, isBusy] = useClearFault(onCleared);
  return (
    <Button
      aria-label={`Clear fault ${faultId}: ${kindLabel} on ${path === "" ? "all paths" : path}`}
      loading={isBusy}
      onClick={() => clear(faultId)}
    >
      Clear
    </Button>
  );
}
