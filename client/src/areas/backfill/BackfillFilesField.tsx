import CloseIcon from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useRef } from "react";
import { graphql } from "react-relay";
import type { BackfillFilesFieldQuery, BackfillFilesFieldQuery$data } from "../../__generated__/BackfillFilesFieldQuery.graphql";
import type { UserError } from "../../app/relay/errors";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { showToast } from "../../app/toasts";
import { announce } from "../../ui/announce";
import { FilePicker } from "../../ui/form/FilePicker";
import { Panel } from "../../ui/layout/Panel";
import { fileSizeText } from "../../ui/text/format";
import { type BackfillFile, type BackfillJobType, filesInput, namesInput, withStart } from "./backfillEntries";
import { useBackfillCheck } from "./useBackfillCheck";

type Props = {
  files: readonly BackfillFile[];
  onChange: (files: readonly BackfillFile[]) => void;
  /** Called when files of another type were chosen. */
  onRefused: (error: UserError) => void;
  jobType: BackfillJobType | null;
  /** The headers that the files should have. */
  hint: string | null;
  problem: string | undefined;
  isDisabled: boolean;
};

/** The files of a backfill job. A choice replaces the one before; files of another type clear it. Each can be removed by itself. */
export function BackfillFilesField({ files, onChange, onRefused, jobType, hint, problem, isDisabled }: Props) {
  const check = useBackfillCheck();
  const latest = useRef(0);
  const picker = useRef<HTMLInputElement>(null);
  const choose = async (chosen: readonly File[]) => {
    latest.current += 1;
    const turn = latest.current;
    const read = await Promise.all(chosen.map(withStart));
    const reason = await check({ files: namesInput(read) }).then(
      ({ typesReason }) => typesReason,
      (error: unknown) => {
        // The files are checked again when they are submitted.
        console.error("The types of the files could not be checked.", error);
        return null;
      },
    );
    if (turn !== latest.current) return;
    if (reason === null) {
      onChange(read);
      return;
    }
    showToast(reason, "red");
    onRefused({ message: reason, path: ["input", "files"] });
  };

  return (
    <Box>
      <FilePicker
        what="CSV files"
        hint="CSV files only"
        accept=".csv,text/csv"
        files={files.map(({ file }) => file)}
        isMultiple
        onChoose={(chosen) => void choose(chosen)}
        disabled={isDisabled}
        problem={problem}
        inputRef={picker}
      />
      {hint !== null && (
        <Box sx={{ mt: 2, typography: "body2", color: "text.secondary", overflowWrap: "anywhere" }}>{hint}</Box>
      )}
      {files.length > 0 && (
        <BackfillFiles
          files={files}
          jobType={jobType}
          isDisabled={isDisabled}
          onRemove={(removed) => {
            // The button of the next file has the focus then; the last one has no next.
            if (removed === files.at(-1)) picker.current?.focus();
            onChange(files.filter((file) => file !== removed));
          }}
        />
      )}
    </Box>
  );
}

const query = graphql`
  query BackfillFilesFieldQuery($input: BackfillCheckInput!) @throwOnFieldError {
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

type CheckedFile = BackfillFilesFieldQuery$data["backfillCheck"]["files"][number];

type BackfillFilesProps = {
  files: readonly BackfillFile[];
  jobType: BackfillJobType | null;
  isDisabled: boolean;
  onRemove: (file: BackfillFile) => void;
};

/** The chosen files, each with what is wrong with its headers and first lines for the type of the job. */
function BackfillFiles({ files, jobType, isDisabled, onRemove }: BackfillFilesProps) {
  const input = jobType === null ? null : { jobType, files: filesInput(files) };
  const loadable = usePanelQuery<BackfillFilesFieldQuery>("the headers", query, input && { input });
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
