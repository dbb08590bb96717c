import { SelectField } from "../form/SelectField";
import type { Choice } from "../form/choices";
import { useUrlParam } from "../url/useUrlParam";
import { compareTexts } from "./sort";

type Props = {
  label: string;
  /** The search parameter that holds the value. */
  param: string;
  /** The label for no filter. */
  emptyLabel: string;
  choices: readonly Choice[];
  /** The label for a value of the address that is no choice; by default the value itself. */
  missingLabel?: (value: string) => string;
  /** The search parameters that another value makes void. */
  without?: readonly string[];
  disabled?: boolean;
};

/** A select among the filters of a list. */
export function FilterSelect({ param, missingLabel = (value) => value, without = ["page"], ...field }: Props) {
  const [value, setValue] = useUrlParam(param);
  return (
    <SelectField
      {...field}
      value={value}
      missingLabel={missingLabel}
      onChange={(chosen) => setValue(chosen, { replace: true, without: [...without] })}
      fullWidth={false}
      sx={{ flex: "0 1 200px", minWidth: 160 }}
    />
  );
}

/** What occurs in a list, each once, in the order of its labels. */
export function distinctChoices(choices: readonly Choice[]): readonly Choice[] {
  return [...new Map(choices.map((choice) => [choice.value, choice])).values()].toSorted((left, right) => compareTexts(left.label, right.label));
}
