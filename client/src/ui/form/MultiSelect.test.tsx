import { ThemeProvider } from "@mui/material/styles";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { theme } from "../../app/theme";
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

test("a second click counts from the first, though the owner follows later", async () => {
  const user = userEvent.setup();
  const chosen = vi.fn();
  render(
    <ThemeProvider theme={theme}>
      <MultiSelect label="Campaigns" placeholder="Select Campaigns" choices={choices} value={[]} onChange={chosen} />
    </ThemeProvider>,
  );
  await user.click(screen.getByRole("combobox", { name: /Campaigns/ }));
  await user.click(screen.getByRole("option", { name: "Harbor Coffee Spring" }));
  await user.click(screen.getByRole("option", { name: "Harbor Coffee Autumn" }));
  expect(chosen).toHaveBeenLastCalledWith([1, 3]);
  // What the owner has not taken over does not outlast the menu.
  await user.keyboard("{Escape}");
  expect(screen.getByRole("combobox", { name: /Campaigns/ })).toHaveTextContent("Select Campaigns");
});

test("the menu is at most 320 pixels high", async () => {
  const user = userEvent.setup();
  render(<Campaigns />);
  await user.click(screen.getByRole("combobox", { name: /Campaigns/ }));
  expect(screen.getByRole("listbox").closest(".MuiPaper-root")).toHaveStyle({ maxHeight: "320px" });
});

test("the menu is for the keyboard, and Escape goes back to the button", async () => {
  const user = userEvent.setup();
  render(<Campaigns />);
  const button = screen.getByRole("combobox", { name: /Campaigns/ });
  act(() => button.focus());
  await user.keyboard("{Enter}");
  expect(screen.getByRole("listbox")).toHaveFocus();
  await user.keyboard(" {End}{Enter}{Home}{ArrowDown}");
  expect(screen.getByText("1 3")).toBeInTheDocument();
  const active = screen.getByRole("listbox").getAttribute("aria-activedescendant") ?? "";
  expect(document.getElementById(active)).toHaveAccessibleName("Harbor Coffee Summer With Outdoor Seating");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test("of 50,000 choices only those that can be seen are drawn, and any can be found", async () => {
  const many = Array.from({ length: 50_000 }, (_, place) => ({ value: place, label: `Campaign ${place}` }));
  const chosen = vi.fn();
  const user = userEvent.setup();
  render(
    <ThemeProvider theme={theme}>
      <MultiSelect label="Campaigns" placeholder="Select Campaigns" choices={many} value={[]} onChange={chosen} />
    </ThemeProvider>,
  );
  await user.click(screen.getByRole("combobox", { name: /Campaigns/ }));
  const options = screen.getAllByRole("option");
  expect(options.length).toBeLessThan(40);
  expect(options[0]).toHaveAttribute("aria-setsize", "50000");
  await user.keyboard("campaign 49999{Enter}");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Campaign 49999"]);
  expect(chosen).toHaveBeenLastCalledWith([49_999]);
  await user.keyboard("x");
  expect(screen.getByText("Nothing found.")).toBeInTheDocument();
});
