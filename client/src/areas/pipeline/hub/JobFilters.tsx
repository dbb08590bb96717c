import type { Choice } from "../../../ui/form/choices";
import { EARLIEST_DAY, readDay } from "../../../ui/form/entries";
import { DateField } from "../../../ui/form/DateField";
import { SelectField } from "../../../ui/form/SelectField";
import { useUrlParam } from "../../../ui/url/useUrlParam";

type ChoiceProps = {
  label: string;
  /** The search parameter that holds the choice. */
  param: string;
  choices: readonly Choice[];
  /** What no choice is called. */
  emptyLabel: string;
  /** Parameters that lose their meaning with another choice. */
  without: readonly string[];
};

/** A filter of a list of jobs, kept in the address. */
export function JobChoiceField({ label, param, choices, emptyLabel, without }: ChoiceProps) {
  const [text, setText] = useUrlParam(param);
  return (
    <SelectField
      label={label}
      value={choices.find(({ value }) => value === text)?.value ?? null}
      choices={choices}
      emptyLabel={emptyLabel}
      onChange={(next) => setText(next, { without })}
      fullWidth={false}
      sx={{ flex: { xs: "1 1 140px", sm: "0 0 180px" } }}
    />
  );
}

type DayProps = {
  label: string;
  /** The search parameter that holds the day. */
  param: string;
  /** The day without one in the address. */
  start?: string;
  problem?: string | null;
  /** Parameters that lose their meaning with another day. */
  without?: readonly string[];
};

/** A day of a filter, kept in the address once it is complete. */
export function JobDayField({ label, param, start, problem = null, without }: DayProps) {
  const [text, setText] = useUrlParam(param);
  return (
    <DateField
      label={label}
      value={readDay(text) ?? start ?? ""}
      onChange={(next) => {
        const day = readDay(next);
        if (day !== null || (next === "" && start === undefined)) setText(day, { replace: true, without });
      }}
      min={EARLIEST_DAY}
      error={problem !== null}
      helperText={problem}
      fullWidth={false}
      sx={{ flex: { xs: "1 1 140px", sm: "0 0 170px" } }}
    />
  );
}
