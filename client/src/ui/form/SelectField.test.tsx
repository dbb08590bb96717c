import { ThemeProvider } from "@mui/material/styles";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { theme } from "../../app/theme";
import { FormChange } from "./formChange";
import { SelectField } from "./SelectField";

const campaign = (number: number) => ({ value: number, label: `Campaign ${number}`, detail: `#${number}` });

function Campaigns({ count, emptyLabel, start = null }: { count: number; emptyLabel?: string; start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  const [changes, setChanges] = useState(0);
  return (
    <ThemeProvider theme={theme}>
      <FormChange value={() => setChanges(changes + 1)}>
        <SelectField
          label="Campaign"
          value={value}
          choices={Array.from({ length: count }, (_, place) => campaign(place + 1))}
          onChange={setValue}
          emptyLabel={emptyLabel}
          missingLabel={(missing) => `Unknown ${missing}`}
        />
      </FormChange>
      <output>{`${value} after ${changes}`}</output>
    </ThemeProvider>
  );
}

const button = () => screen.getByRole("combobox", { name: /Campaign/ });

test("a choice closes the menu, and the form around it hears of it", async () => {
  const user = userEvent.setup();
  render(<Campaigns count={3} emptyLabel="None" />);
  expect(button()).toHaveTextContent("None");
  await user.click(button());
  await user.click(screen.getByRole("option", { name: /Campaign 2/ }));
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(button()).toHaveTextContent("Campaign 2");
  expect(screen.getByText("2 after 1")).toBeInTheDocument();

  await user.click(button());
  expect(screen.getByRole("option", { name: /Campaign 2/ })).toHaveAttribute("aria-selected", "true");
  await user.click(screen.getByRole("option", { name: "None" }));
  expect(screen.getByText("null after 2")).toBeInTheDocument();
});

test("of 5,000 choices any is found by its name, by words of it and by its number", async () => {
  const user = userEvent.setup();
  render(<Campaigns count={5000} />);
  await user.click(button());
  expect(screen.getAllByRole("option").length).toBeLessThan(40);
  await user.keyboard("4711 camp");
  expect(screen.getAllByRole("option")).toHaveLength(1);
  await user.keyboard("{Enter}");
  expect(screen.getByText("4711 after 1")).toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test("typing a name on the closed select opens it and never picks a choice", async () => {
  const user = userEvent.setup();
  render(<Campaigns count={40} start={1} />);
  act(() => button().focus());
  await user.keyboard("campaign 39");
  expect(screen.getByRole("searchbox")).toHaveValue("campaign 39");
  expect(screen.getByText("1 after 0")).toBeInTheDocument();
  await user.keyboard("{Escape}");
  expect(screen.getByText("1 after 0")).toBeInTheDocument();
  expect(button()).toHaveTextContent("Campaign 1");
});

test("in a short list typing goes to a choice, spaces included", async () => {
  const user = userEvent.setup();
  render(<Campaigns count={5} />);
  act(() => button().focus());
  await user.keyboard("campaign 4");
  expect(screen.getByText("null after 0")).toBeInTheDocument();
  await user.keyboard("{Enter}");
  expect(screen.getByText("4 after 1")).toBeInTheDocument();
});

test("the menu opens at the chosen one, also at one that is not listed", async () => {
  const user = userEvent.setup();
  render(<Campaigns count={3} start={77} />);
  expect(button()).toHaveTextContent("Unknown 77");
  await user.click(button());
  const active = screen.getByRole("listbox").getAttribute("aria-activedescendant") ?? "";
  expect(document.getElementById(active)).toHaveAccessibleName("Unknown 77");
});
