import UploadFileOutlined from "@mui/icons-material/UploadFileOutlined";
import Box from "@mui/material/Box";
import { type DragEvent, type Ref, useEffect, useId, useState } from "react";
import { fileSizeText } from "./fileSizeText";
import { visuallyHidden } from "./style";

type Props = {
  /** What is chosen, as it reads after "Choose": "an asset file". */
  what: string;
  /** The kinds of files, as it reads below. */
  hint: string;
  /** The kinds of files that the browser's dialog offers, such as ".csv". */
  accept: string;
  /** The chosen file; null if there is none. */
  file: File | null;
  onChoose: (file: File) => void;
  disabled?: boolean;
  /** The input, for the focus. */
  inputRef?: Ref<HTMLInputElement>;
};

/** A field for one file, chosen in the browser's dialog or dropped on it. */
export function FilePicker({ what, hint, accept, file, onChoose, disabled = false, inputRef }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  useEffect(keepPage, []);

  const drop = (event: DragEvent) => {
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (!disabled && dropped !== undefined) onChoose(dropped);
  };

  return (
    <Box
      component="label"
      onDragOver={(event: DragEvent) => setOver(!disabled && event.dataTransfer.types.includes("Files"))}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
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
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-file`}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // The same file can be chosen again, after it was corrected.
          target.value = "";
          if (chosen !== undefined) onChoose(chosen);
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
            {" or drop it here"}
          </Box>
        </Box>
        <Box id={`${id}-file`} sx={{ color: "text.secondary", fontSize: 13, overflowWrap: "anywhere" }}>
          {file === null ? hint : `${file.name} (${fileSizeText(file.size)})`}
        </Box>
      </Box>
    </Box>
  );
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
