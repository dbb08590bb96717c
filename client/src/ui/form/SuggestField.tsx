import Autocomplete from "@mui/material/Autocomplete";
import { choiceList } from "./choiceList";
import { type Choice, findChoices } from "./choices";
import { useReportChange } from "./formEvents";
import { fieldHelp, TextBox } from "./TextBox";

/** What a field offers; its owner loads it when it is asked to. */
export type Suggestions = {
  /** The value is what the field then holds. */
  choices: readonly Choice[];
  isLoading: boolean;
  hasFailed: boolean;
  /** Loads the choices, unless they are there. */
  ask: () => void;
};

const textOf = (choice: Choice | string) => (typeof choice === "string" ? choice : choice.value);

/** The last of the values that a text separates by commas. */
const lastOf = (text: string) => text.slice(text.lastIndexOf(",") + 1).trimStart();

/** The text with another value in place of its last. */
const withLast = (text: string, value: string) => text.slice(0, text.length - lastOf(text).length) + value;

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
  /** The keys that a phone shows. */
  inputMode?: "numeric" | undefined;
  /** Whether it holds several values, separated by commas. A choice then takes the place of the last one. */
  isList?: boolean;
};

const isNumber = (text: string) => /^\d+$/.test(text.trim());

/**
 * A field for a number or text that offers those that exist, and takes any other. Without suggestions it is a plain field.
 * Where numbers are offered, Enter takes the only one that a name finds.
 */
export function SuggestField({
  label,
  value,
  onChange,
  suggestions: { choices, isLoading, hasFailed, ask },
  problem,
  hint = null,
  placeholder,
  inputMode,
  isDisabled = false,
  isRequired = false,
  isList = false,
}: Props) {
  const reportChange = useReportChange();
  const held = new Set(isList ? value.split(",").map((one) => one.trim()) : []);
  const options = isList ? choices.filter((choice) => !held.has(choice.value)) : choices;
  // Whoever types a number knows it; a list would only cover what is below the field.
  const find = (text: string) => (isNumber(text) ? [] : [...findChoices(options, text)]);
  const lastText = isList ? lastOf(value) : value;
  const [found, ...others] = lastText.trim() === "" ? [] : find(lastText);
  const only = found !== undefined && others.length === 0 && isNumber(found.value) ? found : null;
  const take = (chosen: Choice | string) => {
    reportChange();
    onChange(isList && typeof chosen !== "string" ? withLast(value, chosen.value) : textOf(chosen));
  };
  return (
    <Autocomplete<Choice, false, true, true>
      {...choiceList}
      freeSolo
      disableClearable
      forcePopupIcon={choices.length > 0}
      disabled={isDisabled}
      loading={isLoading}
      loadingText="Loading suggestions"
      options={options}
      filterOptions={(_, { inputValue }) => find(isList ? lastOf(inputValue) : inputValue)}
      autoHighlight={only !== null}
      getOptionLabel={textOf}
      isOptionEqualToValue={(choice, chosen) => choice.value === textOf(chosen)}
      value={value}
      onChange={(_, chosen) => take(chosen)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || only === null) return;
        // The library would take the text that was typed.
        event.preventDefault();
        event.defaultMuiPrevented = true;
        take(only);
      }}
      inputValue={value}
      onInputChange={(_, text, reason) => {
        // The library's own resets follow the value, which the owner has.
        if (reason === "input") onChange(text);
      }}
      onFocus={ask}
      renderInput={({ slotProps, ...field }) => (
        <TextBox
          {...field}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, inputMode } }}
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
