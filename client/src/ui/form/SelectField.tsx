import Autocomplete, { type AutocompleteProps } from "@mui/material/Autocomplete";
import { type ReactNode, useState } from "react";
import { label70 } from "../text/format";
import { choiceList } from "./choiceList";
import { type Choice, findChoices, NOTHING } from "./choices";
import { useReportChange } from "./formEvents";
import { TextBox, type TextBoxProps } from "./TextBox";

/** From this many choices on, a phone shows its keyboard to find one with. */
const FIND_FROM = 12;

export type SelectProps = { label: string; helperText?: ReactNode } & Pick<TextBoxProps, "autoFocus" | "disabled" | "error" | "fullWidth" | "required" | "sx">;

type LibraryProps<One, Multiple extends boolean> = Pick<
  AutocompleteProps<One, Multiple, boolean, false>,
  "disableCloseOnSelect" | "multiple" | "onChange" | "options" | "renderValue" | "value"
>;

type BoxProps<One, Multiple extends boolean> = SelectProps &
  LibraryProps<One, Multiple> & {
    text: string;
    placeholder?: string;
    isFilled?: boolean;
    onClosed?: () => void;
    /** What the library takes as the value while something is typed. It highlights the value, else the first choice. */
    valueWhileTyping: LibraryProps<One, Multiple>["value"];
  };

/** A field that opens a list of choices. What is typed into it finds some, and is no value. */
function SelectBox<Value extends string | number, Multiple extends boolean>({
  label,
  helperText,
  autoFocus,
  error,
  required,
  text,
  placeholder,
  isFilled = false,
  value,
  valueWhileTyping,
  onChange,
  onClosed,
  ...rest
}: BoxProps<Choice<Value>, Multiple>) {
  const reportChange = useReportChange();
  const [isOpen, setOpen] = useState(false);
  // What was typed, which stays for the next choice until the list closes.
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = (typed ?? "").trim() !== "";
  return (
    <Autocomplete
      {...choiceList}
      filterOptions={(choices) => [...findChoices(choices, typed ?? "")]}
      disableClearable
      autoHighlight
      selectOnFocus
      noOptionsText="Nothing found."
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => {
        setOpen(false);
        setTyped(null);
        onClosed?.();
      }}
      inputValue={typed ?? text}
      onInputChange={(_, next, reason) => {
        if (reason === "input") setTyped(next);
        else if (reason === "blur") setTyped(null);
      }}
      isOptionEqualToValue={(choice, chosen) => choice.value === chosen.value}
      // To look for a choice is no change of the form around the select.
      onInput={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        // Enter opens the list, rather than submit the form.
        if (event.key !== "Enter" || isOpen) return;
        event.preventDefault();
        setOpen(true);
      }}
      renderInput={({ slotProps, ...field }) => (
        <TextBox
          {...field}
          fullWidth
          {...{ label, helperText, autoFocus, error, required, placeholder }}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, inputMode: rest.options.length < FIND_FROM ? "none" : undefined },
          }}
          sx={{ "& input::placeholder": { opacity: 1, color: isFilled ? "text.primary" : "text.secondary" } }}
        />
      )}
      {...rest}
      value={isTyping ? valueWhileTyping : value}
      renderOption={(option, choice, state, owner) => {
        const isChosen = option["aria-selected"] === true || choice === value;
        return choiceList.renderOption({ ...option, "aria-selected": isChosen }, choice, state, owner);
      }}
      onChange={(event, chosen, ...more) => {
        if (chosen === value) return;
        reportChange();
        onChange?.(event, chosen, ...more);
      }}
    />
  );
}

type SelectFieldProps<Value extends string | number> = SelectProps & {
  /** Null when nothing is chosen. */
  value: Value | null;
  choices: readonly Choice<Value>[];
  onChange: (value: Value | null) => void;
  /** The label for no selection. Without it, something is always selected. */
  emptyLabel?: string;
  /** The text of the field while nothing is selected, where that is no choice. */
  placeholder?: string;
  /** The label for a selected value that is not among the choices. It is then listed first. */
  missingLabel?: (value: Value) => string;
};

/** A select with one choice. */
export function SelectField<Value extends string | number>({ value, choices: listed, onChange, emptyLabel, missingLabel, ...rest }: SelectFieldProps<Value>) {
  const isMissing = value !== null && missingLabel !== undefined && listed.every((choice) => choice.value !== value);
  const choices: Choice<Value | typeof NOTHING>[] = [
    ...(emptyLabel === undefined ? [] : [{ value: NOTHING, label: emptyLabel } as const]),
    ...(isMissing ? [{ value, label: missingLabel(value) }] : []),
    ...listed,
  ];
  const chosen = choices.find((choice) => choice.value === (value ?? NOTHING)) ?? null;
  return (
    <SelectBox<Value | typeof NOTHING, false>
      text={chosen?.label ?? ""}
      options={choices}
      value={chosen}
      valueWhileTyping={null}
      onChange={(_, picked) => onChange(picked === null || picked.value === NOTHING ? null : picked.value)}
      {...rest}
    />
  );
}

type MultiSelectProps<Value extends string | number> = SelectProps & {
  /** The text of the field while nothing is selected, such as "Select Campaigns". */
  placeholder: string;
  choices: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
};

/** A select with several choices. It names them, cut at 70 characters, where nothing is typed to find more. */
export function MultiSelect<Value extends string | number>({ placeholder, choices, value, onChange, ...rest }: MultiSelectProps<Value>) {
  // An owner that keeps the value in the address follows later; meanwhile the next click must not undo this one.
  const [sent, setSent] = useState<readonly Value[] | null>(null);
  if (sent !== null && sent.join() === value.join()) setSent(null);
  const held = new Set(sent ?? value);
  const chosen = choices.filter((choice) => held.has(choice.value));
  return (
    <SelectBox<Value, true>
      multiple
      text=""
      disableCloseOnSelect
      placeholder={label70(chosen.length === 0 ? placeholder : chosen.map(({ label }) => label).join(", "))}
      isFilled={chosen.length > 0}
      options={choices}
      value={chosen}
      valueWhileTyping={chosen}
      renderValue={() => null}
      onChange={(event, picked) => {
        // The Backspace key would take the last one away.
        if ("key" in event && event.key === "Backspace") return;
        const next = new Set(picked.map((choice) => choice.value));
        const values = choices.filter((choice) => next.has(choice.value)).map((choice) => choice.value);
        setSent(values);
        onChange(values);
      }}
      onClosed={() => setSent(null)}
      {...rest}
    />
  );
}
