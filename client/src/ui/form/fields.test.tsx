import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { DateField } from "./fields";

function Day() {
  const [day, setDay] = useState("2025-01-31");
  return (
    <>
      <DateField label="Day" value={day} onChange={setDay} />
      <output>{day}</output>
    </>
  );
}

test.each([
  ["03-12-2025", "2025-03-12"],
  [" 2025-03-12\n", "2025-03-12"],
  ["02-30-2025", "2025-01-31"],
  ["soon", "2025-01-31"],
])("after %j is pasted, the day is %s", (text, day) => {
  render(<Day />);
  const field = screen.getByLabelText("Day");
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
  expect(screen.getByRole("status")).toHaveTextContent(day);
  expect(field).toHaveValue(day);
});

test.each([
  ["11-05-2026", "2026-11-05"],
  ["2026-11-05", "2026-11-05"],
  ["1-2026-11-05", "2026-11-05"],
  ["02-30-2026", "2025-01-31"],
])("after %j is typed, the day is %s", (text, day) => {
  render(<Day />);
  const field = screen.getByLabelText("Day");
  for (const key of text) fireEvent.keyDown(field, { key });
  expect(screen.getByRole("status")).toHaveTextContent(day);
  expect(field).toHaveValue(day);
});
