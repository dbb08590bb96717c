import { useState } from "react";
import type { Choice } from "./choices";
import { label70 } from "../text/format";
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
  // An owner that keeps the value in the address follows later; meanwhile the next click must not undo this one.
  const [sent, setSent] = useState<readonly Value[] | null>(null);
  if (sent !== null && sent.join() === value.join()) setSent(null);
  const chosen = new Set(sent ?? value);
  const text = choices
    .filter((choice) => chosen.has(choice.value))
    .map((choice) => choice.label)
    .join(", ");
  const toggle = (toggled: Value) => {
    const next = new Set(chosen);
    if (!next.delete(toggled)) next.add(toggled);
    const values = choices.filter((choice) => next.has(choice.value)).map((choice) => choice.value);
    setSent(values);
    onChange(values);
  };
  return (
    <SelectBox
      text={label70(text === "" ? placeholder : text)}
      isPlaceholder={text === ""}
      choices={choices}
      chosen={[...chosen]}
      isMultiple
      onPick={toggle}
      onClosed={() => setSent(null)}
      {...rest}
    />
  );
}
