import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import type { Choice } from "./choices";
import { SuggestField } from "./SuggestField";

const providers: readonly Choice[] = [
  { value: "6", label: "Coastal GPS (6)", detail: "PUSH" },
  { value: "9", label: "Métro Feed (9)" },
];

type Props = { choices?: readonly Choice[]; hasFailed?: boolean; problem?: string; isList?: boolean };

const ask = vi.fn<() => void>();
const onSubmit = vi.fn<() => void>();

function Form({ choices = providers, hasFailed = false, problem, isList = false }: Props) {
  const [value, setValue] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SuggestField label="Provider ID" value={value} onChange={setValue} suggestions={{ choices, isLoading: false, hasFailed, ask }} problem={problem} isList={isList} />
      <output>{value}</output>
      <button type="submit">Save</button>
    </form>
  );
}

function open(props: Props = {}) {
  render(<Form {...props} />);
}

const field = () => screen.getByRole<HTMLInputElement>("combobox");
const held = () => document.querySelector("output")?.textContent;
const offered = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

/** Goes on typing. */
function type(text: string) {
  field().focus();
  fireEvent.change(field(), { target: { value: field().value + text } });
}

test("the choices are asked for on focus; arrow keys and Enter take one, whose number the field then holds, and do not submit", async () => {
  open();
  expect(ask).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(ask).toHaveBeenCalledOnce();
  await userEvent.keyboard("{ArrowDown}");
  expect(offered()).toEqual(["Coastal GPS (6)PUSH", "Métro Feed (9)"]);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect([held(), field().value, offered()]).toEqual(["9", "9", []]);
  expect(onSubmit).not.toHaveBeenCalled();
  // Opened again, it offers all of them.
  await userEvent.keyboard("{ArrowDown}");
  expect(offered()).toHaveLength(2);
});

test("a choice is found by its name, without its accents; Escape keeps what was typed", async () => {
  open();
  type("metro");
  expect(offered()).toEqual(["Métro Feed (9)"]);
  await userEvent.keyboard("{Escape}");
  expect([held(), offered()]).toEqual(["metro", []]);
});

test("Enter takes the only number that a name finds", async () => {
  open();
  type("metro");
  await userEvent.keyboard("{Enter}");
  expect([held(), offered()]).toEqual(["9", []]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a number is not looked up, and Enter submits the form with it", async () => {
  open();
  type("9");
  expect(offered()).toEqual([]);
  await userEvent.keyboard("{Enter}");
  expect(held()).toBe("9");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("in a list a choice takes the place of what was typed last, and is not offered again", async () => {
  open({ isList: true });
  type("4711, metro");
  expect(offered()).toEqual(["Métro Feed (9)"]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(held()).toBe("4711, 9");
  expect(onSubmit).not.toHaveBeenCalled();
  type(",");
  expect(offered()).toEqual(["Coastal GPS (6)PUSH"]);
  fireEvent.click(screen.getByRole("option"));
  expect(held()).toBe("4711, 9,6");
  type(",12");
  await userEvent.keyboard("{Enter}");
  expect(held()).toBe("4711, 9,6,12");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("choices with one value are all offered", () => {
  open({ choices: [1, 2].map((id) => ({ value: "Harbor Media", label: `Harbor Media (${id})` })) });
  type("harbor");
  expect(offered()).toEqual(["Harbor Media (1)", "Harbor Media (2)"]);
});

test("without choices it is a plain field with a hint, which stands beside what is wrong", () => {
  open({ choices: [], hasFailed: true, problem: "Please select a provider" });
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/^Please select a provider ?Suggestions could not be loaded. Type the value.$/);
  expect(document.querySelector("form button:not([type=submit])")).toBeNull();
});
