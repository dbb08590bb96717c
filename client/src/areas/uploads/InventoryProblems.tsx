import { graphql, readInlineData } from "react-relay";
import type { InventoryProblems_file$key } from "../../__generated__/InventoryProblems_file.graphql";
import { LineList } from "./LineList";

/** The warnings about an inventory file; nothing if there are none. */
export function InventoryProblems({ file }: { file: InventoryProblems_file$key }) {
  const { problems, problemCount } = readInlineData(
    graphql`
      fragment InventoryProblems_file on InventoryFile @inline {
        problems {
          line
          column
          message
        }
        problemCount
      }
    `,
    file,
  );
  if (problems.length === 0) return null;
  return (
    <LineList
      label="Problems"
      tone="yellow"
      intro="The file can be uploaded, but look at these lines:"
      lines={problems.map(({ line, column, message }) => ({ line, column, message }))}
      count={problemCount}
    />
  );
}
