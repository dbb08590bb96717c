import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { DateField } from "./DateField";

const PROBLEM = "Enter the date as MM-DD-YYYY.";

/** A form whose owner takes every text, as far as `takes` says. */
function Form({ takes = () => true }: { takes?: (text: string) => boolean }) {
  const [day, setDay] = useState("2025-01-31");
  return (
    <form data-testid="form" data-day={day}>
      <DateField label="Day" value={day} onChange={(text) => takes(text) && setDay(text)} />
      <button type="button" onClick={() => setDay("2026-07-04")}>
        Reset
      </button>
    </form>
  );
}

const typeAndLeave = (text: string) => {
  const field = screen.getByLabelText<HTMLInputElement>("Day");
  fireEvent.change(field, { target: { value: text } });
  expect(field).toHaveValue(text);
  fireEvent.blur(field);
  return field;
};

test.each([
  ["03-12-2025", "2025-03-12", "03-12-2025"],
  ["2025-03-12", "2025-03-12", "03-12-2025"],
  [" 03-12-2025 ", "2025-03-12", "03-12-2025"],
  ["", "", ""],
  [" ", "", ""],
])("%j is the day %j and is written %j", (text, day, written) => {
  render(<Form />);
  const field = typeAndLeave(text);
  expect(screen.getByTestId("form").dataset.day).toBe(day);
  expect(field).toHaveValue(written);
  expect(field.validity.valid).toBe(true);
  expect(screen.queryByText(PROBLEM)).toBeNull();
});

test.each([
  ["an owner that takes it", undefined],
  ["an owner that waits for a day", (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)],
])("a text that is no day stays, with its problem, with %s, until the owner has another day", (_, takes) => {
  render(<Form takes={takes} />);
  const field = typeAndLeave("02-30-2025");
  expect(field).toHaveValue("02-30-2025");
  expect(field.validationMessage).toBe(PROBLEM);
  expect(field).toHaveAccessibleDescription(PROBLEM);
  fireEvent.click(screen.getByText("Reset"));
  expect(field).toHaveValue("07-04-2026");
  expect(field.validity.valid).toBe(true);
});
