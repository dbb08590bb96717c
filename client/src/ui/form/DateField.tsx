import CalendarIcon from "@mui/icons-material/CalendarToday";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import { type ReactNode, useRef, useState } from "react";
import { dateText } from "../text/format";
import { dayOf, typedDay } from "./entries";
import { fieldHelp, TextBox, type TextBoxProps } from "./TextBox";

type Props = {
  label: string;
  /** YYYY-MM-DD, or empty; a text that is no day is shown as it is. */
  value: string;
  /** Takes the day as YYYY-MM-DD, an empty text, or one that is no day (yet). */
  onChange: (value: string) => void;
  /** The days that the calendar offers. */
  min?: string;
  max?: string;
  /** Whether the graph says what is wrong with a text that is no day, so that it can be sent. */
  isSentUnchecked?: boolean;
  helperText?: ReactNode;
} & Pick<TextBoxProps, "disabled" | "error" | "fullWidth" | "required" | "sx">;

const PROBLEM = "Enter the date as MM-DD-YYYY.";

/** The last day that the graph takes. Without a limit, the browser reads years of six digits. */
const LAST_DAY = "9999-12-31";

/**
 * A calendar day, shown as the screens write it and typed in that form or the graph's, or chosen in the browser's calendar.
 * What is typed stays as it is until the field is left, and longer if it is no day.
 */
export function DateField({ label, value, onChange, min, max, isSentUnchecked = false, error = false, helperText, ...rest }: Props) {
  const calendar = useRef<HTMLInputElement>(null);
  // The text, and the value that the owner had when the field was left: with another one, the text is outdated.
  const [draft, setDraft] = useState<{ text: string; left?: string } | null>(null);
  const isTyping = draft !== null && draft.left === undefined;
  const isShown = draft !== null && (isTyping || draft.left === value);
  const text = isShown ? draft.text : dayOf(value) === null ? value : dateText(`${value}T00:00:00Z`);
  const isWrong = !isSentUnchecked && text.trim() !== "" && typedDay(text) === null;
  const hasProblem = isWrong && !isTyping;

  const type = (typed: string) => {
    setDraft({ text: typed });
    onChange(typed.trim() === "" ? "" : (typedDay(typed) ?? typed));
  };
  const leave = () => setDraft(isTyping && isWrong ? { text, left: value } : null);

  const button = (
    <InputAdornment position="end" sx={{ position: "relative", ml: 0 }}>
      <IconButton
        size="small"
        edge="end"
        aria-label="Open calendar"
        title="Open calendar"
        onClick={() => calendar.current?.showPicker()}
      >
        <CalendarIcon sx={{ fontSize: 16 }} />
      </IconButton>
      {/* Never seen: its calendar opens below it. */}
      <Box
        component="input"
        type="date"
        ref={calendar}
        tabIndex={-1}
        aria-hidden
        min={min}
        max={max || LAST_DAY}
        value={typedDay(text) ?? ""}
        onChange={({ target }) => {
          setDraft(null);
          onChange(target.value);
        }}
        sx={{ position: "absolute", right: 0, bottom: 0, width: 1, height: 0, p: 0, border: 0, opacity: 0, pointerEvents: "none" }}
      />
    </InputAdornment>
  );
  return (
    <TextBox
      label={label}
      value={text}
      autoComplete="off"
      placeholder="MM-DD-YYYY"
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
      // A form is not sent with a text that would be read as no day.
      inputRef={(input: HTMLInputElement | null) => input?.setCustomValidity(isWrong ? PROBLEM : "")}
      error={error || hasProblem}
      helperText={fieldHelp(hasProblem ? PROBLEM : undefined, helperText)}
      slotProps={{ input: { endAdornment: !rest.disabled && button, sx: { pr: 2.5 } }, htmlInput: { size: 10 } }}
      {...rest}
    />
  );
}
