import SearchIcon from "@mui/icons-material/Search";
import Box from "@mui/material/Box";
import FormControl, { type FormControlProps } from "@mui/material/FormControl";
import FormHelperText, { type FormHelperTextProps } from "@mui/material/FormHelperText";
import InputAdornment from "@mui/material/InputAdornment";
import InputLabel, { type InputLabelProps } from "@mui/material/InputLabel";
import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput";
import { type ReactNode, useId, type WheelEvent } from "react";

export type TextBoxProps = Pick<
  OutlinedInputProps,
  "autoComplete" | "autoFocus" | "inputRef" | "maxRows" | "minRows" | "multiline" | "onBlur" | "onChange" | "placeholder" | "type" | "value"
> &
  Pick<FormControlProps, "className" | "disabled" | "error" | "fullWidth" | "onKeyDown" | "onPaste" | "ref" | "required" | "sx"> & {
    label?: string;
    /** The text below the field. */
    helperText?: FormHelperTextProps["children"];
    id?: string;
    /** More for the parts of the field. */
    slotProps?: {
      input?: Partial<OutlinedInputProps>;
      htmlInput?: OutlinedInputProps["inputProps"];
      inputLabel?: Partial<InputLabelProps>;
      formHelperText?: Partial<FormHelperTextProps>;
    };
  };

/** Turning the wheel scrolls the page: the browser changes a number only while its field has the focus. */
function leaveNumber({ currentTarget }: WheelEvent<HTMLElement>) {
  if (document.activeElement !== currentTarget) return;
  currentTarget.blur();
  setTimeout(() => currentTarget.focus({ preventScroll: true }));
}

/**
 * A field for text with its label and help. The library's own text field can be a select as well, so that it would bring
 * that, its menu and two more looks along.
 */
export function TextBox({ label, helperText, id: ownId, className, disabled, error, fullWidth = true, onKeyDown, onPaste, ref, required, sx, slotProps = {}, ...rest }: TextBoxProps) {
  const generated = useId();
  const id = ownId ?? generated;
  const hasHelp = helperText != null && helperText !== "" && helperText !== false;
  return (
    <FormControl size="small" {...{ className, disabled, error, fullWidth, onKeyDown, onPaste, ref, required, sx }}>
      {label !== undefined && (
        <InputLabel htmlFor={id} {...slotProps.inputLabel}>
          {label}
        </InputLabel>
      )}
      <OutlinedInput
        id={id}
        label={label}
        fullWidth={fullWidth}
        aria-describedby={hasHelp ? `${id}-help` : undefined}
        inputProps={rest.type === "number" ? { onWheel: leaveNumber, ...slotProps.htmlInput } : slotProps.htmlInput}
        {...rest}
        {...slotProps.input}
      />
      {hasHelp && (
        <FormHelperText id={`${id}-help`} {...slotProps.formHelperText}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** A field for a text to find. */
export function SearchBox(props: Omit<TextBoxProps, "slotProps" | "type">) {
  const startAdornment = (
    <InputAdornment position="start">
      <SearchIcon fontSize="small" aria-hidden="true" />
    </InputAdornment>
  );
  return <TextBox type="search" slotProps={{ input: { startAdornment } }} sx={{ flex: "1 1 200px", maxWidth: { sm: 320 } }} {...props} />;
}

/** The text below a field: what is wrong with it, and the hint that tells how it is right. */
export function fieldHelp(problem: string | undefined, hint: ReactNode): ReactNode {
  if (problem === undefined) return hint;
  return (
    <>
      <Box component="span" sx={{ display: "block" }}>
        {problem}
      </Box>
      {hint != null && (
        <Box component="span" sx={{ display: "block", color: "text.secondary" }}>
          {hint}
        </Box>
      )}
    </>
  );
}
