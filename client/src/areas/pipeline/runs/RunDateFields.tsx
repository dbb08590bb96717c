import TextField, { type TextFieldProps } from "@mui/material/TextField";

/** The days of a form, as they are typed. */
export type RunDates = { readonly startDate: string; readonly endDate: string };

export const noDates: RunDates = { startDate: "", endDate: "" };

/** The days as the inputs of the graph have them. It reads the texts itself. */
export const datesInput = ({ startDate, endDate }: RunDates) => ({
  startDate,
  endDate: endDate.trim() === "" ? null : endDate,
});

type Props = {
  value: RunDates;
  onChange: (value: RunDates) => void;
  problems: { readonly startDate?: string; readonly endDate?: string };
  /** Whether the form shows the words of a problem elsewhere. */
  isProblemHidden?: boolean;
};

/** The first day and, optionally, the last. */
export function RunDateFields({ value, onChange, problems, isProblemHidden = false }: Props) {
  const field = (name: keyof RunDates, hint: string): TextFieldProps => ({
    value: value[name],
    autoComplete: "off",
    onChange: ({ target }) => onChange({ ...value, [name]: target.value }),
    error: problems[name] !== undefined,
    helperText: (isProblemHidden ? undefined : problems[name]) ?? hint,
  });
  return (
    <>
      <TextField label="Start Date" required {...field("startDate", "yyyy-mm-dd")} />
      <TextField label="End Date" {...field("endDate", "yyyy-mm-dd, optional")} />
    </>
  );
}
