import { graphql, readInlineData } from "react-relay";
import type { InventoryProblems_file$key } from "../../__generated__/InventoryProblems_file.graphql";
import { LineList } from "./LineList";

type Props = {
  file: InventoryProblems_file$key;
  /** The words above. */
  intro: string;
};

/** The warnings about an inventory file; nothing if there are none. */
export function InventoryProblems({ file, intro }: Props) {
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
      intro={intro}
      lines={problems.map(({ line, column, message }) => ({ line, column, message }))}
      count={problemCount}
    />
  );
}
