import Box from "@mui/material/Box";
import { graphql, readInlineData } from "react-relay";
import type { InventorySummary_file$key } from "../../__generated__/InventorySummary_file.graphql";
import { numberText } from "../../ui/text/format";
import { KeyFacts } from "../../ui/layout/KeyFacts";
import { typeLabels } from "./typeLabels";

/** What an inventory file holds, and how much of it. */
export function InventorySummary({ file }: { file: InventorySummary_file$key }) {
  const { type, rowCount, blankRowCount, lowercasedCellCount } = readInlineData(
    graphql`
      fragment InventorySummary_file on InventoryFile @inline {
        type
        rowCount
        blankRowCount
        lowercasedCellCount
      }
    `,
    file,
  );
  return (
    <>
      <KeyFacts
        label="The file"
        facts={[
          { label: "Type", value: (type && typeLabels[type]) ?? "" },
          { label: "Rows", value: numberText(rowCount) },
          { label: "Blank Rows Skipped", value: numberText(blankRowCount) },
        ]}
      />
      {lowercasedCellCount > 0 && (
        <Box sx={{ typography: "body2", color: "text.secondary" }}>{lowercasedText(lowercasedCellCount)}</Box>
      )}
    </>
  );
}

function lowercasedText(count: number): string {
  const cells = count === 1 ? "1 cell is" : `${numberText(count)} cells are`;
  return `${cells} uploaded in lower case, as shown below: in a stationary file, only the frame's ref keeps its capital letters.`;
}
