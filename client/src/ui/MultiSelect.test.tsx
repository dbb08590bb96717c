import { ThemeProvider } from "@mui/material/styles";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { theme } from "../app/theme";
import { MultiSelect } from "./MultiSelect";

const choices = [
  { value: 1, label: "Harbor Coffee Spring" },
  { value: 2, label: "Harbor Coffee Summer With Outdoor Seating" },
  { value: 3, label: "Harbor Coffee Autumn" },
];

function Campaigns() {
  const [value, setValue] = useState<number[]>([]);
  return (
    <ThemeProvider theme={theme}>
      <MultiSelect label="Campaigns" placeholder="Select Campaigns" choices={choices} value={value} onChange={setValue} />
      <output>{value.join(" ")}</output>
    </ThemeProvider>
  );
}

test("the button names what is chosen, in the order of the choices, cut at 70 characters", async () => {
  const user = userEvent.setup();
  render(<Campaigns />);
  const button = screen.getByRole("combobox", { name: /Campaigns/ });
  expect(button).toHaveTextContent("Select Campaigns");

  await user.click(button);
  await user.click(screen.getByRole("option", { name: "Harbor Coffee Autumn" }));
  await user.click(screen.getByRole("option", { name: "Harbor Coffee Spring" }));
  expect(button).toHaveTextContent("Harbor Coffee Spring, Harbor Coffee Autumn");

  await user.click(screen.getByRole("option", { name: "Harbor Coffee Summer With Outdoor Seating" }));
  expect(button).toHaveTextContent(/^Harbor Coffee Spring, Harbor Coffee Summer With Outdoor Seating, Harbo…$/);
  expect(screen.getByText("1 2 3")).toBeInTheDocument();
});

test("the menu is at most 320 pixels high", async () => {
  const user = userEvent.setup();
  render(<Campaigns />);
  await user.click(screen.getByRole("combobox", { name: /Campaigns/ }));
  expect(screen.getByRole("listbox").parentElement).toHaveStyle({ maxHeight: "320px" });
});
