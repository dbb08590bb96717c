import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useState } from "react";
import { operations } from "../../app/relay/operations";
import { InfoDialog } from "../../ui/layout/InfoDialog";
import { numberText } from "../../ui/text/format";
import { OperationItem } from "./operations/OperationItem";

/** How the open screen was loaded: the operations that it has run, their outcomes, and how to run them elsewhere. */
export function OperationsDialog({ onClose }: { onClose: () => void }) {
  const all = operations.useValue();
  const [isFresh, setFresh] = useState(false);
  const first = all[0]?.startedAt ?? 0;
  const failed = all.filter(({ failure }) => failure instanceof Error || (failure?.length ?? 0) > 0).length;
  return (
    <InfoDialog title="How was this loaded" maxWidth="md" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <Box sx={{ typography: "body2", color: "text.secondary" }}>
        {all.length === 0
          ? "This screen has run no operations yet."
          : `${countText(all.length)} since this screen was opened, ${failed === 0 ? "none" : numberText(failed)} with errors. Calls to services are counted when a query is run again.`}
      </Box>
      {all.length > 0 && (
        <FormControlLabel
          control={<Checkbox size="small" checked={isFresh} onChange={({ target }) => setFresh(target.checked)} />}
          label="Bypass the gateway’s cache when running again"
        />
      )}
      <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: "none" }}>
        {all.map((operation) => (
          <OperationItem key={nameOf(operation.key)} operation={operation} offset={operation.startedAt - first} isFresh={isFresh} />
        ))}
      </Box>
    </InfoDialog>
  );
}

const names = new WeakMap<object, string>();
let named = 0;

/** The React key of an operation. Its index will not do, because the list drops the oldest ones. */
function nameOf(key: unknown): string {
  if (typeof key !== "object" || key === null) return String(key);
  const name = names.get(key);
  if (name !== undefined) return name;
  named += 1;
  names.set(key, `object ${named}`);
  return `object ${named}`;
}

const countText = (count: number): string => (count === 1 ? "1 operation" : `${numberText(count)} operations`);
