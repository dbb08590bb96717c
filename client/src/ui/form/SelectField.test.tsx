import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { FormChange } from "./formChange";
import { SelectField } from "./SelectField";

function Campaigns({ count, start = null }: { count: number; start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  const [changes, setChanges] = useState(0);
  const choices = Array.from({ length: count }, (_, place) => ({ value: place + 1, label: `Campaign ${place + 1}`, detail: `#${place + 1}` }));
  return (
    <>
      <FormChange value={() => setChanges(changes + 1)}>
        <SelectField label="Campaign" value={value} choices={choices} onChange={setValue} emptyLabel="None" missingLabel={(missing) => `Unknown ${missing}`} />
      </FormChange>
      <output>{`${value} after ${changes}`}</output>
    </>
  );
}

const button = () => screen.getByRole("combobox", { name: /Campaign/ });
const held = () => document.querySelector("output")?.textContent;
const option = (name: RegExp | string) => screen.getByRole("option", { name });

test("a choice closes the menu, and the form around it hears of it", async () => {
  drawPage(<Campaigns count={3} />);
  expect(button()).toHaveTextContent("None");
  await userEvent.click(button());
  fireEvent.click(option(/Campaign 2/));
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(button()).toHaveTextContent("Campaign 2");
  expect(held()).toBe("2 after 1");
  await userEvent.click(button());
  expect(option(/Campaign 2/)).toHaveAttribute("aria-selected", "true");
  fireEvent.click(option("None"));
  expect(held()).toBe("null after 2");
});

test("typing on the closed select of a long list opens it and never picks a choice, which is found by its name and number", async () => {
  drawPage(<Campaigns count={5000} start={1} />);
  act(() => button().focus());
  await userEvent.keyboard("4711 c");
  expect(screen.getByRole("searchbox")).toHaveValue("4711 c");
  expect(document.querySelectorAll("[role=option]")).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  expect(held()).toBe("1 after 0");
  await userEvent.keyboard("47{Enter}");
  expect(held()).toBe("47 after 1");
  expect(button()).toHaveFocus();
});

test("the menu opens at the chosen one, also at one that is not listed", async () => {
  drawPage(<Campaigns count={3} start={77} />);
  expect(button()).toHaveTextContent("Unknown 77");
  await userEvent.click(button());
  const active = screen.getByRole("listbox").getAttribute("aria-activedescendant") ?? "";
  expect(document.getElementById(active)).toHaveAccessibleName("Unknown 77");
});
