import Box from "@mui/material/Box";
import { Suspense, useEffect, useRef } from "react";
import type { UserError } from "../../app/relay/errors";
import { showToast } from "../../app/toasts";
import { FilePicker } from "../../ui/form/FilePicker";
import { optionalPart } from "../../ui/feedback/LatePart";
import { type BackfillFile, type BackfillJobType, namesInput, withStart } from "./backfillEntries";
import { useBackfillCheck } from "./useBackfillCheck";

const loadFiles = async () => (await import("./BackfillFiles")).BackfillFiles;
// Not needed until a file has been chosen.
const BackfillFiles = optionalPart(loadFiles);

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
  // Loaded early, because the gateway may be unreachable once a file is chosen.
  useEffect(() => void loadFiles().catch(() => undefined), []);
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
        <Suspense>
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
        </Suspense>
      )}
    </Box>
  );
}
