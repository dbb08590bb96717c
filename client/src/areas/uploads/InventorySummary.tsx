import { graphql, readInlineData } from "react-relay";
import type { InventoryFileType, InventorySummary_file$key } from "../../__generated__/InventorySummary_file.graphql";
import { numberText } from "../../ui/format";
import { KeyFacts } from "../../ui/KeyFacts";

const typeLabels: Partial<Record<InventoryFileType, string>> = { STATIONARY: "Stationary", ASSET: "Asset", MEDIA: "Media" };

/** What an inventory file holds, and how much of it. */
export function InventorySummary({ file }: { file: InventorySummary_file$key }) {
  const { type, rowCount, blankRowCount } = readInlineData(
    graphql`
      fragment InventorySummary_file on InventoryFile @inline {
        type
        rowCount
        blankRowCount
      }
    `,
    file,
  );
  return (
    <KeyFacts
      label="The file"
      facts={[
        { label: "Type", value: (type && typeLabels[type]) ?? "" },
        { label: "Rows", value: numberText(rowCount) },
        { label: "Blank Rows Skipped", value: numberText(blankRowCount) },
      ]}
    />
  );
}
