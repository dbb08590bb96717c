import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import { useRef, useState } from "react";
import { type Choice, findChoices } from "./choices";
import { fieldHelp } from "./fieldHelp";
import { numberText } from "../text/format";
import { TextBox } from "./TextBox";

/** What a field offers; its owner loads it when it is asked to. */
export type Suggestions = {
  /** The value is what the field then holds. */
  choices: readonly Choice[];
  isLoading: boolean;
  hasFailed: boolean;
  /** Loads the choices, unless they are there. */
  ask: () => void;
};

/** The library draws every row of its list, so a long list shows only this many. */
const MOST_ROWS = 100;

/** The most that can be seen of the list, in pixels. */
const LIST_HEIGHT = 190;

/** Where the list ends early; no suggestion has this value. */
const MORE = "";

const textOf = (choice: Choice | string) => (typeof choice === "string" ? choice : choice.value);

/** The last of the values that a text separates by commas. */
const lastOf = (text: string) => text.slice(text.lastIndexOf(",") + 1).trimStart();

/** The text with another value in place of its last. */
const withLast = (text: string, value: string) => text.slice(0, text.length - lastOf(text).length) + value;

/** The rows for what was typed. Whoever types a number knows it; a list would only cover what is below the field. */
function rowsOf(choices: readonly Choice[], text: string): Choice[] {
  if (/^\d+$/.test(text.trim())) return [];
  const found = findChoices(choices, text);
  const rest = found.length - MOST_ROWS;
  if (rest <= 0) return [...found];
  return [...found.slice(0, MOST_ROWS), { value: MORE, label: `${numberText(rest)} more. Type to find them.` }];
}

/** Where the list opens: below the field, unless it would cover the button that submits the form. */
function placementOf(field: HTMLElement): "bottom-start" | "top-start" {
  const button = field.closest("form")?.querySelector("[type=submit]")?.getBoundingClientRect();
  if (button === undefined) return "bottom-start";
  const { bottom, left, right } = field.getBoundingClientRect();
  const isBelow = button.top >= bottom && button.top < bottom + LIST_HEIGHT;
  return isBelow && button.left < right && button.right > left ? "top-start" : "bottom-start";
}

/** The value of a field that suggests some. */
export type SuggestedFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value. */
  problem: string | undefined;
  isDisabled?: boolean;
  isRequired?: boolean;
};

type Props = SuggestedFieldProps & {
  label: string;
  suggestions: Suggestions;
  /** The text below the field. */
  hint?: string | null;
  placeholder?: string;
  /** Whether it holds several values, separated by commas. A choice then takes the place of the last one. */
  isList?: boolean;
};

/** A field for a number or text that offers those that exist, and takes any other. Without suggestions it is a plain field. */
export function SuggestField({
  label,
  value,
  onChange,
  suggestions: { choices, isLoading, hasFailed, ask },
  problem,
  hint = null,
  placeholder,
  isDisabled = false,
  isRequired = false,
  isList = false,
}: Props) {
  const root = useRef<HTMLElement>(null);
  const [placement, setPlacement] = useState<"bottom-start" | "top-start">("bottom-start");
  const held = new Set(isList ? value.split(",").map((one) => one.trim()) : []);
  return (
    <Autocomplete<Choice, false, true, true>
      ref={root}
      freeSolo
      disableClearable
      forcePopupIcon={choices.length > 0}
      size="small"
      fullWidth
      disabled={isDisabled}
      loading={isLoading}
      loadingText="Loading suggestions"
      openText="Show suggestions"
      closeText="Hide suggestions"
      options={isList ? choices.filter((choice) => !held.has(choice.value)) : choices}
      filterOptions={(options, { inputValue }) => rowsOf(options, isList ? lastOf(inputValue) : inputValue)}
      getOptionLabel={textOf}
      getOptionKey={(choice) => (typeof choice === "string" ? choice : choice.label)}
      getOptionDisabled={(choice) => choice.value === MORE}
      // The row that ends a long list is no choice, not even of an empty field.
      isOptionEqualToValue={(choice, chosen) => choice.value !== MORE && choice.value === textOf(chosen)}
      value={value}
      onChange={(_, chosen) => onChange(isList && typeof chosen !== "string" ? withLast(value, chosen.value) : textOf(chosen))}
      inputValue={value}
      onInputChange={(_, text, reason) => {
        // The library's own resets follow the value, which the owner has.
        if (reason === "input") onChange(text);
      }}
      onFocus={ask}
      onOpen={() => {
        if (root.current !== null) setPlacement(placementOf(root.current));
      }}
      slotProps={{
        listbox: { "aria-label": "Suggestions", "aria-labelledby": undefined, sx: { maxHeight: LIST_HEIGHT, py: 1 } },
        // Above the field it leaves the label free.
        popper: { placement, modifiers: [{ name: "offset", options: { offset: [0, placement === "top-start" ? 12 : 0] } }] },
        paper: { sx: { border: 1, borderColor: "divider", fontSize: 14 } },
      }}
      renderOption={({ key, ...option }, { label: name, detail }) => (
        <Box component="li" key={key} {...option} sx={{ "&&": { display: "block", minHeight: 34, py: 1, overflowWrap: "anywhere" } }}>
          {name}
          {detail !== undefined && (
            <Box component="span" sx={{ display: "block", color: "text.secondary", fontSize: 12 }}>
              {detail}
            </Box>
          )}
        </Box>
      )}
      renderInput={(field) => (
        <TextBox
          {...field}
          label={label}
          placeholder={placeholder}
          required={isRequired}
          error={problem !== undefined}
          helperText={fieldHelp(problem, hasFailed ? "Suggestions could not be loaded. Type the value." : hint)}
        />
      )}
    />
  );
}
