import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { graphql, readInlineData } from "react-relay";
import type { InventoryProblems_file$key } from "../../__generated__/InventoryProblems_file.graphql";
import type { InventoryFileType, RefusedInventory_file$key } from "../../__generated__/RefusedInventory_file.graphql";
import { InventoryPreview } from "./InventoryPreview";
import { InventoryProblems } from "./InventoryProblems";
import { LineList } from "./LineList";
import { cardTitles } from "./cardTitles";

type Props = {
  file: RefusedInventory_file$key;
  problems: InventoryProblems_file$key;
  /** The types that are accepted here. */
  types: readonly InventoryFileType[];
};

/** Why an inventory file cannot be uploaded, where in it, and where it belongs if not here. */
export function RefusedInventory({ file, problems, types }: Props) {
  const data = readInlineData(
    graphql`
      fragment RefusedInventory_file on InventoryFile @inline {
        type
        upload {
          reason
        }
        faults {
          line
          column
          message
        }
        faultCount
        ...InventoryPreview_file
      }
    `,
    file,
  );
  const { type, upload, faults, faultCount } = data;
  const isAccepted = type != null && types.includes(type);
  const other = type && !isAccepted ? cardTitles[type] : undefined;
  return (
    <>
      <Alert severity="warning">
        {upload.reason}
        {other !== undefined && (
          <Box component="span" sx={{ display: "block", mt: 1, fontWeight: 550 }}>
            {`This file belongs under "${other}".`}
          </Box>
        )}
      </Alert>
      {faults.length > 0 && (
        <LineList
          label="Faults"
          tone="red"
          intro="The file cannot be uploaded because of this:"
          lines={faults.map(({ line, column, message }) => ({ line, column, message }))}
          count={faultCount}
        />
      )}
      <InventoryProblems file={problems} intro="Look at these lines, too:" />
      {isAccepted && faults.length > 0 && <InventoryPreview file={data} />}
    </>
  );
}
