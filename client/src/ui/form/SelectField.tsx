import type { Choice } from "./choices";
import { SelectBox, type SelectBoxProps } from "./SelectBox";

/** Stands in the menu for no selection; no choice has it. */
const NOTHING = "";

type Props<Value extends string | number> = SelectBoxProps & {
  /** Null when nothing is chosen. */
  value: Value | null;
  choices: readonly Choice<Value>[];
  onChange: (value: Value | null) => void;
  /** The label for no selection. Without it, something is always selected. */
  emptyLabel?: string;
  /** The label for a selected value that is not among the choices. It is then listed first. */
  missingLabel?: (value: Value) => string;
};

/** A select with one choice. A long list has a field to find one with. */
export function SelectField<Value extends string | number>({
  value,
  choices: listed,
  onChange,
  emptyLabel,
  missingLabel,
  ...rest
}: Props<Value>) {
  const isMissing = value !== null && missingLabel !== undefined && listed.every((choice) => choice.value !== value);
  const choices: Choice<Value | typeof NOTHING>[] = [
    ...(emptyLabel === undefined ? [] : [{ value: NOTHING, label: emptyLabel } as const]),
    ...(isMissing ? [{ value, label: missingLabel(value) }] : []),
    ...listed,
  ];
  const shown = value ?? (emptyLabel === undefined ? null : NOTHING);
  return (
    <SelectBox
      text={choices.find((choice) => choice.value === shown)?.label ?? ""}
      choices={choices}
      chosen={shown === null ? [] : [shown]}
      onPick={(picked) => onChange(picked === NOTHING ? null : picked)}
      {...rest}
    />
  );
}
