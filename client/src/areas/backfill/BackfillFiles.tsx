import CloseIcon from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { graphql } from "react-relay";
import type { BackfillFilesQuery, BackfillFilesQuery$data } from "../../__generated__/BackfillFilesQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { announce } from "../../ui/announce";
import { Panel } from "../../ui/layout/Panel";
import { fileSizeText } from "../../ui/text/format";
import { type BackfillFile, type BackfillJobType, filesInput } from "./backfillEntries";

const query = graphql`
  query BackfillFilesQuery($input: BackfillCheckInput!) @throwOnFieldError {
    backfillCheck(input: $input) {
      files {
        headerWarning
        problems {
          line
          column
          message
        }
      }
    }
  }
`;

type CheckedFile = BackfillFilesQuery$data["backfillCheck"]["files"][number];

type Props = {
  files: readonly BackfillFile[];
  jobType: BackfillJobType | null;
  isDisabled: boolean;
  onRemove: (file: BackfillFile) => void;
};

/** The chosen files, each with what is wrong with its headers and first lines for the type of the job. */
export function BackfillFiles({ files, jobType, isDisabled, onRemove }: Props) {
  const input = jobType === null ? null : { jobType, files: filesInput(files) };
  const loadable = usePanelQuery<BackfillFilesQuery>("the headers", query, input && { input });
  return (
    <Box component="ul" aria-label="Files" sx={{ display: "grid", gap: 1, m: 0, mt: 3, pl: 5, typography: "body2", overflowWrap: "anywhere" }}>
      {files.map((chosen, index) => (
        // By position, so that the focus stays where a file was removed.
        <li key={index}>
          {`${chosen.file.name} (${fileSizeText(chosen.file.size)})`}
          {!isDisabled && (
            <IconButton
              size="small"
              aria-label={`Remove ${chosen.file.name}`}
              onClick={() => {
                announce(`${chosen.file.name} removed.`);
                onRemove(chosen);
              }}
              sx={{ ml: 1, my: "-2px", p: "2px" }}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          )}
          <Box sx={(theme) => ({ color: theme.vars.palette.tone.yellow.text })}>
            {/* Files can be submitted without their hints. */}
            <Panel loadable={loadable} skeleton={null} renderError={() => null}>
              {({ backfillCheck }) => hints(loadable.isCurrent ? backfillCheck.files[index] : undefined).map((hint) => <div key={hint}>{hint}</div>)}
            </Panel>
          </Box>
        </li>
      ))}
    </Box>
  );
}

/** What is wrong with a file, line by line. */
function hints(file: CheckedFile | undefined): readonly string[] {
  if (file === undefined) return [];
  const problems = file.problems.map(({ line, column, message }) => `Line ${line}, ${column}: ${message}`);
  return file.headerWarning ? [file.headerWarning, ...problems] : problems;
}
