import type { Choice } from "../../ui/form/choices";
import { SelectField } from "../../ui/form/SelectField";

export type BackfillSelectProps = {
  value: number | null;
  onChange: (value: number | null) => void;
  /** What is wrong with the choice. */
  problem: string | undefined;
  isDisabled: boolean;
};

type Props = BackfillSelectProps & {
  label: string;
  choices?: readonly Choice<number>[];
  /** The text below the field. */
  note?: string | null;
  emptyLabel: string;
};

/** A required choice of one record. */
export function BackfillSelect({ label, value, choices = [], onChange, problem, note, emptyLabel, isDisabled }: Props) {
  return (
    <SelectField
      label={label}
      value={value}
      choices={choices}
      onChange={onChange}
      missingLabel={(missing) => (choices.length === 0 ? emptyLabel : `${label} ${missing}`)}
      emptyLabel={emptyLabel}
      error={problem !== undefined}
      helperText={problem ?? note}
      disabled={isDisabled}
      required
    />
  );
}
