import Button from "@mui/material/Button";
import type { InventoryFileType } from "../../__generated__/InventoryColumnsDialogQuery.graphql";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { InventoryColumnsDialog } from "./InventoryColumnsDialog";

/** A button that shows the columns of files of these types, with templates. */
export function InventoryColumnsButton({ types }: { types: readonly InventoryFileType[] }) {
  const [dialog, setDialog] = useUrlParam("dialog");
  const name = `${types.join("-").toLowerCase()}-columns`;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setDialog(name)}>
        File Format
      </Button>
      {dialog === name && <InventoryColumnsDialog types={types} onClose={() => setDialog(null, { replace: true })} />}
    </>
  );
}
