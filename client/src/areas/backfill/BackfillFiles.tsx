import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { BackfillFilesQuery } from "../../__generated__/BackfillFilesQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { fileSizeText } from "../../ui/text/fileSizeText";
import { Panel } from "../../ui/layout/Panel";
import { type BackfillFile, type BackfillJobType, filesInput } from "./backfillEntries";

const query = graphql`
  query BackfillFilesQuery($input: BackfillCheckInput!) @throwOnFieldError {
    backfillCheck(input: $input) {
      files {
        headerWarning
      }
    }
  }
`;

type Props = {
  files: readonly BackfillFile[];
  jobType: BackfillJobType | null;
};

/** The chosen files, each with what its headers lack for the type of the job. */
export function BackfillFiles({ files, jobType }: Props) {
  const input = files.length === 0 || jobType === null ? null : { jobType, files: filesInput(files) };
  const loadable = usePanelQuery<BackfillFilesQuery>("the headers", query, input && { input });
  const list = (warnings: readonly (string | null | undefined)[]) => <FileList files={files} warnings={warnings} />;
  if (files.length === 0) return null;
  // Without the hint the files can be submitted all the same.
  return (
    <Panel loadable={loadable} skeleton={list([])} renderError={() => list([])}>
      {({ backfillCheck }) =>
        list(loadable.isCurrent ? backfillCheck.files.map(({ headerWarning }) => headerWarning) : [])
      }
    </Panel>
  );
}

type FileListProps = {
  files: readonly BackfillFile[];
  /** By the position of the file. */
  warnings: readonly (string | null | undefined)[];
};

function FileList({ files, warnings }: FileListProps) {
  return (
    <Box component="ul" aria-label="Files" sx={{ display: "grid", gap: 1, m: 0, mt: 3, pl: 5, typography: "body2", overflowWrap: "anywhere" }}>
      {files.map(({ file }, index) => (
        // The list is replaced as a whole.
        <li key={index}>
          {`${file.name} (${fileSizeText(file.size)})`}
          {warnings[index] != null && (
            <Box sx={(theme) => ({ color: theme.vars.palette.tone.yellow.text })}>{warnings[index]}</Box>
          )}
        </li>
      ))}
    </Box>
  );
}
