import type { Choice } from "./choices";
import { label70 } from "./format";
import { SelectBox, type SelectBoxProps } from "./SelectBox";

type Props<Value extends string | number> = SelectBoxProps & {
  /** The text of the button while nothing is selected, such as "Select Campaigns". */
  placeholder: string;
  choices: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
};

/** A select with several choices. Its button names them, cut at 70 characters. */
export function MultiSelect<Value extends string | number>({ placeholder, choices, value, onChange, ...rest }: Props<Value>) {
  const chosen = new Set(value);
  const text = choices
    .filter((choice) => chosen.has(choice.value))
    .map((choice) => choice.label)
    .join(", ");
  const toggle = (toggled: Value) => {
    const next = new Set(chosen);
    if (!next.delete(toggled)) next.add(toggled);
    onChange(choices.filter((choice) => next.has(choice.value)).map((choice) => choice.value));
  };
  return (
    <SelectBox
      text={label70(text === "" ? placeholder : text)}
      choices={choices}
      chosen={value}
      isMultiple
      onPick={toggle}
      {...rest}
    />
  );
}
