import Box from "@mui/material/Box";
import { graphql, readInlineData } from "react-relay";
import type { InventoryProblems_file$key } from "../../__generated__/InventoryProblems_file.graphql";
import { numberText } from "../../ui/format";

/** What is odd in an inventory file; nothing if all is well. */
export function InventoryProblems({ file }: { file: InventoryProblems_file$key }) {
  const { problems, problemCount } = readInlineData(
    graphql`
      fragment InventoryProblems_file on InventoryFile @inline {
        problems {
          line
          message
        }
        problemCount
      }
    `,
    file,
  );
  if (problems.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label="Problems"
      // Without the focus the keyboard could not scroll it.
      tabIndex={0}
      sx={(theme) => ({
        maxHeight: 180,
        overflowY: "auto",
        px: 4,
        py: 3,
        borderRadius: "8px",
        typography: "body2",
        overflowWrap: "anywhere",
        color: theme.vars.palette.tone.yellow.text,
        bgcolor: theme.vars.palette.tone.yellow.soft,
      })}
    >
      The file can be uploaded, but look at these lines:
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
        {problems.map(({ line, message }, index) => (
          // A line may have several problems. They never change their order.
          <li key={index}>{`Line ${line}: ${message}`}</li>
        ))}
        {problems.length < problemCount && <li>{`and ${numberText(problemCount - problems.length)} more`}</li>}
      </Box>
    </Box>
  );
}
