import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { FaultPanel_query$key } from "../../__generated__/FaultPanel_query.graphql";
import { Surface } from "../../ui/Surface";
import { FaultForm } from "./FaultForm";
import { FaultTable } from "./FaultTable";

type Props = {
  query: FaultPanel_query$key;
  /** Reads the faults again. */
  onChanged: () => void;
};

/** The fault switch of the sandbox; nothing where the gateway runs on the services themselves. */
export function FaultPanel({ query, onChanged }: Props) {
  const { sandbox } = useFragment(
    graphql`
      fragment FaultPanel_query on Query @throwOnFieldError {
        sandbox {
          ...FaultForm_sandbox
          ...FaultTable_sandbox
        }
      }
    `,
    query,
  );
  if (sandbox === null || sandbox === undefined) return null;
  return (
    <Surface title="Sandbox Faults" actions={<Button onClick={onChanged}>Refresh</Button>} flush>
      <Box sx={{ p: 4, borderBottom: 1, borderColor: "divider" }}>
        <Box component="p" sx={{ m: 0, mb: 4, typography: "body2", color: "text.secondary" }}>
          A fault shows what staff see when a service is slow, broken or silent. It strikes everybody who uses this sandbox.
          Of two faults that fit a call, the one set first strikes.
        </Box>
        <FaultForm sandbox={sandbox} onSet={onChanged} />
      </Box>
      <FaultTable sandbox={sandbox} onCleared={onChanged} />
    </Surface>
  );
}
