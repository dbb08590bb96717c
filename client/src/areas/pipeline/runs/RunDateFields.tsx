import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { typedDay } from "../../../ui/form/entries";
import { fieldHelp, TextBox, type TextBoxProps } from "../../../ui/form/TextBox";

/** The days of a form, as they are typed. */
export type RunDates = { readonly startDate: string; readonly endDate: string };

export const noDates: RunDates = { startDate: "", endDate: "" };

/** The days as the inputs of the graph have them. What is no day is sent as it is, to be refused. */
export const datesInput = ({ startDate, endDate }: RunDates) => ({
  startDate: typedDay(startDate) ?? startDate,
  endDate: endDate.trim() === "" ? null : (typedDay(endDate) ?? endDate),
});

/** How a day can be typed: as the graph writes it, or as the screens do. */
const forms = (
  <>
    <Form>yyyy-mm-dd</Form> or <Form>mm-dd-yyyy</Form>
  </>
);

/** A form of a day, which does not break at its hyphens. */
function Form({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: "nowrap" }}>
      {children}
    </Box>
  );
}

type Props = {
  value: RunDates;
  onChange: (value: RunDates) => void;
  problems: { readonly startDate?: string; readonly endDate?: string };
  /** Whether the form shows the words of a problem elsewhere. */
  isProblemHidden?: boolean;
};

/** The first day and, optionally, the last. */
export function RunDateFields({ value, onChange, problems, isProblemHidden = false }: Props) {
  const field = (name: keyof RunDates, hint: ReactNode): TextBoxProps => ({
    value: value[name],
    autoComplete: "off",
    onChange: ({ target }) => onChange({ ...value, [name]: target.value }),
    error: problems[name] !== undefined,
    helperText: fieldHelp(isProblemHidden ? undefined : problems[name], hint),
  });
  return (
    <>
      <TextBox label="Start Date" required {...field("startDate", forms)} />
      <TextBox label="End Date" {...field("endDate", <>{forms}, optional</>)} />
    </>
  );
}
