import Button from "@mui/material/Button";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { RunActiveMarketsDialog } from "./RunActiveMarketsDialog";

/** The value of the search parameter `form` while the dialog is open. */
const FORM = "run-active-markets";

/** Opens the dialog that runs all active markets. The address keeps it open. */
export function RunActiveMarketsButton({ onSent }: { onSent: () => void }) {
  const [form, setForm] = useUrlParam("form");
  return (
    <>
      <Button onClick={() => setForm(FORM)}>Run Active Markets</Button>
      {form === FORM && <RunActiveMarketsDialog onSent={onSent} onClose={() => setForm(null, { replace: true })} />}
    </>
  );
}
