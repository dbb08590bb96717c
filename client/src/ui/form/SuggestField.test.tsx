import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import type { Choice } from "./choices";
import { SuggestField } from "./SuggestField";

const providers: readonly Choice[] = [
  { value: "6", label: "Coastal GPS (6)", detail: "PUSH" },
  { value: "9", label: "Métro Feed (9)" },
];

type Props = {
  choices?: readonly Choice[];
  hasFailed?: boolean;
  problem?: string;
  isList?: boolean;
  ask?: () => void;
  onSubmit?: () => void;
};

function Form({ choices = providers, hasFailed = false, problem, isList = false, ask = () => undefined, onSubmit = () => undefined }: Props) {
  const [value, setValue] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SuggestField
        label="Provider ID"
        value={value}
        onChange={setValue}
        suggestions={{ choices, isLoading: false, hasFailed, ask }}
        problem={problem}
        isList={isList}
        isRequired
      />
      <output>{value}</output>
      <button type="submit">Save</button>
    </form>
  );
}

const field = () => screen.getByRole("combobox", { name: "Provider ID" });
const held = () => screen.getByRole("status").textContent;
const offered = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

test("the choices are asked for when the field gets the focus, and not before", async () => {
  const ask = vi.fn();
  render(<Form ask={ask} />);
  expect(field()).toBeRequired();
  expect(ask).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(field()).toHaveFocus();
  expect(ask).toHaveBeenCalledOnce();
});

test("arrow keys and Enter take a choice, whose number the field then holds, and do not submit the form", async () => {
  const onSubmit = vi.fn();
  render(<Form onSubmit={onSubmit} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(offered()).toEqual(["Coastal GPS (6)PUSH", "Métro Feed (9)"]);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(held()).toBe("9");
  expect(field()).toHaveValue("9");
  expect(offered()).toEqual([]);
  expect(onSubmit).not.toHaveBeenCalled();
  // Opened again, it offers all of them.
  await userEvent.keyboard("{ArrowDown}");
  expect(offered()).toHaveLength(2);
});

test("a choice is found by its name, without its accents", async () => {
  render(<Form />);
  await userEvent.type(field(), "metro");
  expect(offered()).toEqual(["Métro Feed (9)"]);
  await userEvent.click(screen.getByRole("option"));
  expect(held()).toBe("9");
});

test("a number that is not offered stays, and Enter submits the form with it", async () => {
  const onSubmit = vi.fn();
  render(<Form onSubmit={onSubmit} />);
  await userEvent.type(field(), "9");
  expect(offered()).toEqual([]);
  await userEvent.clear(field());
  await userEvent.type(field(), "4711{Enter}");
  expect(held()).toBe("4711");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("in a list a choice takes the place of what was typed last, and is not offered again", async () => {
  const onSubmit = vi.fn();
  render(<Form isList onSubmit={onSubmit} />);
  await userEvent.type(field(), "4711, metro");
  expect(offered()).toEqual(["Métro Feed (9)"]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(held()).toBe("4711, 9");
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(field(), ",");
  expect(offered()).toEqual(["Coastal GPS (6)PUSH"]);
  await userEvent.click(screen.getByRole("option"));
  expect(field()).toHaveValue("4711, 9,6");
  // A number that is typed is not looked up, and Enter submits the list as it is.
  await userEvent.type(field(), ",12{Enter}");
  expect(held()).toBe("4711, 9,6,12");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("Escape closes the list and keeps what was typed", async () => {
  render(<Form />);
  await userEvent.type(field(), "co");
  expect(offered()).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  expect(offered()).toEqual([]);
  expect(held()).toBe("co");
});

test("of many choices the first hundred are drawn, and it says how many more there are", async () => {
  render(<Form choices={Array.from({ length: 1_234 }, (_, index) => ({ value: String(index), label: `Owner ${index}` }))} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  const rows = screen.getAllByRole("option");
  expect(rows).toHaveLength(101);
  expect(rows.at(-1)).toHaveTextContent("1,134 more. Type to find them.");
  expect(rows.at(-1)).toHaveAttribute("aria-disabled", "true");
});

test("choices with one value are all offered", async () => {
  const choices = [1, 2].map((id) => ({ value: "Harbor Media", label: `Harbor Media (${id})` }));
  render(<Form choices={choices} />);
  await userEvent.type(field(), "harbor");
  expect(offered()).toEqual(["Harbor Media (1)", "Harbor Media (2)"]);
});

test("without choices it is a plain field with a hint, which stands beside what is wrong", async () => {
  render(<Form choices={[]} hasFailed problem="Please select a provider" />);
  await userEvent.type(field(), "6");
  expect(held()).toBe("6");
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription("Please select a provider Suggestions could not be loaded. Type the value.");
  expect(screen.queryByRole("button", { name: "Show suggestions" })).toBeNull();
});
