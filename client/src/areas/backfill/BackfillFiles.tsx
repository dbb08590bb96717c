import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { BackfillFilesQuery, BackfillFilesQuery$data } from "../../__generated__/BackfillFilesQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { fileSizeText } from "../../ui/text/fileSizeText";
import { Panel } from "../../ui/layout/Panel";
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

type Checked = BackfillFilesQuery$data["backfillCheck"]["files"];

type Props = {
  files: readonly BackfillFile[];
  jobType: BackfillJobType | null;
};

/** The chosen files, each with what is wrong with its headers and first lines for the type of the job. */
export function BackfillFiles({ files, jobType }: Props) {
  const input = files.length === 0 || jobType === null ? null : { jobType, files: filesInput(files) };
  const loadable = usePanelQuery<BackfillFilesQuery>("the headers", query, input && { input });
  const list = (checked: Checked) => <FileList files={files} checked={checked} />;
  if (files.length === 0) return null;
  // Without the hints the files can be submitted all the same.
  return (
    <Panel loadable={loadable} skeleton={list([])} renderError={() => list([])}>
      {({ backfillCheck }) => list(loadable.isCurrent ? backfillCheck.files : [])}
    </Panel>
  );
}

type FileListProps = {
  files: readonly BackfillFile[];
  /** By the position of the file. */
  checked: Checked;
};

function FileList({ files, checked }: FileListProps) {
  return (
    <Box component="ul" aria-label="Files" sx={{ display: "grid", gap: 1, m: 0, mt: 3, pl: 5, typography: "body2", overflowWrap: "anywhere" }}>
      {files.map(({ file }, index) => (
        // The list is replaced as a whole.
        <li key={index}>
          {`${file.name} (${fileSizeText(file.size)})`}
          <Box sx={(theme) => ({ color: theme.vars.palette.tone.yellow.text })}>
            {hints(checked[index]).map((hint) => (
              <div key={hint}>{hint}</div>
            ))}
          </Box>
        </li>
      ))}
    </Box>
  );
}

/** What is wrong with a file, line by line. */
function hints(file: Checked[number] | undefined): readonly string[] {
  if (file === undefined) return [];
  const problems = file.problems.map(({ line, column, message }) => `Line ${line}, ${column}: ${message}`);
  return file.headerWarning ? [file.headerWarning, ...problems] : problems;
}
