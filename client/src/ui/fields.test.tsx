import { ThemeProvider } from "@mui/material/styles";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { theme } from "../app/theme";
import { SelectField } from "./fields";

// Drawing some hundred choices takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

function Campaigns({ count, emptyLabel }: { count: number; emptyLabel?: string }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <ThemeProvider theme={theme}>
      <SelectField
        label="Campaign"
        value={value}
        choices={Array.from({ length: count }, (_, index) => ({ value: index + 1, label: `Campaign ${index + 1}` }))}
        onChange={setValue}
        emptyLabel={emptyLabel}
      />
      <output>{String(value)}</output>
    </ThemeProvider>
  );
}

test("a long select is the browser's own, and chooses and forgets like a short one", () => {
  render(<Campaigns count={501} emptyLabel="None" />);
  const select = screen.getByLabelText<HTMLSelectElement>("Campaign");
  expect(select.tagName).toBe("SELECT");
  expect(select.options).toHaveLength(502);
  expect(select.selectedOptions[0]?.text).toBe("None");
  fireEvent.change(select, { target: { value: "501" } });
  expect(screen.getByRole("status").textContent).toBe("501");
  fireEvent.change(select, { target: { value: "" } });
  expect(screen.getByRole("status").textContent).toBe("null");
});

test("a long select shows nothing until something is chosen", () => {
  render(<Campaigns count={501} />);
  expect(screen.getByLabelText<HTMLSelectElement>("Campaign").selectedOptions[0]?.text).toBe("");
});

test("a select of 500 choices opens a menu", () => {
  render(<Campaigns count={500} />);
  expect(screen.getByRole("combobox", { name: "Campaign" }).tagName).toBe("DIV");
});
