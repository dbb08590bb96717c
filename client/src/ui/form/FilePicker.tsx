import UploadFileOutlined from "@mui/icons-material/UploadFileOutlined";
import Box from "@mui/material/Box";
import { type DragEvent, type Ref, useEffect, useId, useState } from "react";
import { fileSizeText } from "../text/format";
import { visuallyHidden } from "../layout/style";

type Props = {
  /** What is chosen, as it reads after "Choose": "an asset file". */
  what: string;
  /** The kinds of files, as it reads below. */
  hint: string;
  /** The kinds of files that the browser's dialog offers, such as ".csv". */
  accept: string;
  /** The chosen files. Of one that is chosen alone, the name and the size are shown. */
  files: readonly File[];
  /** Whether several files can be chosen at once. */
  isMultiple?: boolean;
  onChoose: (files: readonly File[]) => void;
  disabled?: boolean;
  /** What is wrong with the choice. */
  problem?: string;
  /** The input, for the focus. */
  inputRef?: Ref<HTMLInputElement>;
};

/** A field for files, chosen in the browser's dialog or dropped on it. */
export function FilePicker({
  what,
  hint,
  accept,
  files,
  isMultiple = false,
  onChoose,
  disabled = false,
  problem,
  inputRef,
}: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  useEffect(keepPage, []);

  const choose = (chosen: FileList | null) => {
    const all = [...(chosen ?? [])];
    if (!disabled && all.length > 0) onChoose(isMultiple ? all : all.slice(0, 1));
  };

  return (
    <Box
      component="label"
      onDragOver={(event: DragEvent) => setOver(!disabled && event.dataTransfer.types.includes("Files"))}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        setOver(false);
        choose(event.dataTransfer.files);
      }}
      sx={(theme) => ({
        position: "relative",
        display: "flex",
        alignItems: "center",
        gap: 3,
        p: 4,
        border: "1px dashed",
        borderColor: isOver ? "primary.main" : theme.vars.palette.field,
        borderRadius: "8px",
        bgcolor: isOver ? theme.vars.palette.tone.blue.soft : "canvas",
        cursor: disabled ? "default" : "pointer",
        opacity: disabled ? 0.55 : 1,
        // What is inside would otherwise end the dragging over this.
        "& > *": { pointerEvents: "none" },
        "&:hover": disabled ? undefined : { borderColor: "primary.main" },
        "&:has(:focus-visible)": { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      })}
    >
      <Box
        component="input"
        ref={inputRef}
        type="file"
        accept={accept}
        multiple={isMultiple}
        disabled={disabled}
        aria-invalid={problem !== undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-file`}
        onChange={({ target }) => {
          choose(target.files);
          // The same file can be chosen again, after it was corrected.
          target.value = "";
        }}
        sx={visuallyHidden}
      />
      <UploadFileOutlined aria-hidden="true" sx={{ color: "text.secondary" }} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontSize: 14 }}>
          <Box component="span" id={`${id}-label`} sx={{ color: "primary.main", fontWeight: 550 }}>
            {`Choose ${what}`}
          </Box>
          <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
            {isMultiple ? " or drop them here" : " or drop it here"}
          </Box>
        </Box>
        <Box id={`${id}-file`} sx={{ color: problem === undefined ? "text.secondary" : "error.main", fontSize: 13, overflowWrap: "anywhere" }}>
          {problem ?? chosenText(files) ?? hint}
        </Box>
      </Box>
    </Box>
  );
}

/** What is shown of the chosen files; undefined without any. */
function chosenText(files: readonly File[]): string | undefined {
  const [file] = files;
  if (file === undefined) return undefined;
  const size = fileSizeText(files.reduce((sum, { size: bytes }) => sum + bytes, 0));
  return files.length === 1 ? `${file.name} (${size})` : `${files.length} files (${size})`;
}

/** Keeps the browser from leaving the page for a file that is dropped beside the field. */
function keepPage(): () => void {
  const refuse = (event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes("Files") === true) event.preventDefault();
  };
  window.addEventListener("dragover", refuse);
  window.addEventListener("drop", refuse);
  return () => {
    window.removeEventListener("dragover", refuse);
    window.removeEventListener("drop", refuse);
  };
}
