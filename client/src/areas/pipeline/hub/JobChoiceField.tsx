import type { Choice } from "../../../ui/form/choices";
import { SelectField } from "../../../ui/form/SelectField";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { choiceOf } from "./jobFilter";

type Props<Value extends string> = {
  label: string;
  /** The search parameter that holds the choice. */
  param: string;
  choices: readonly Choice<Value>[];
  /** What no choice is called. */
  emptyLabel: string;
  /** Parameters that lose their meaning with another choice. */
  without: readonly string[];
};

/** A filter of a list of jobs, kept in the address. */
export function JobChoiceField<Value extends string>({ label, param, choices, emptyLabel, without }: Props<Value>) {
  const [text, setText] = useUrlParam(param);
  return (
    <SelectField
      label={label}
      value={choiceOf(choices, text)}
      choices={choices}
      emptyLabel={emptyLabel}
      onChange={(next) => setText(next, { without })}
      fullWidth={false}
      sx={{ flex: { xs: "1 1 140px", sm: "0 0 180px" } }}
    />
  );
}
