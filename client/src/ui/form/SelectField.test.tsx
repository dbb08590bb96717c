import userEvent from "@testing-library/user-event";
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { FormChange } from "./formEvents";
import { MultiSelect, SelectField } from "./SelectField";
import { type Choice, findChoices } from "./choices";

const field = () => screen.getByRole("combobox", { name: "Campaign" });
const held = () => document.querySelector("output")?.textContent;
const option = (name: string) => screen.getByRole("option", { name });
const drawn = () => [...document.querySelectorAll("[role=option]")];
const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "");

const onSubmit = vi.fn<() => void>();

function Campaign({ count, start = null }: { count: number; start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  const [changes, setChanges] = useState(0);
  const choices = Array.from({ length: count }, (_, place) => ({ value: place + 1, label: `Campaign ${place + 1}`, detail: `#${place + 1}` }));
  return (
    <form onSubmit={onSubmit} onInput={() => setChanges(changes + 1)}>
      <FormChange value={() => setChanges(changes + 1)}>
        <SelectField label="Campaign" value={value} choices={choices} onChange={setValue} emptyLabel="None" missingLabel={(missing) => `Unknown ${missing}`} />
      </FormChange>
      <output>{`${value} after ${changes}`}</output>
    </form>
  );
}

test("a choice closes the list, and the form around it hears of it", async () => {
  drawPage(<Campaign count={3} />);
  expect(field()).toHaveValue("None");
  await userEvent.click(field());
  fireEvent.click(option("Campaign 2"));
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field()).toHaveValue("Campaign 2");
  expect(held()).toBe("2 after 1");
  await userEvent.click(field());
  expect(option("Campaign 2")).toHaveAttribute("aria-selected", "true");
  fireEvent.click(option("None"));
  expect(held()).toBe("null after 2");
});

test("of 1,000 choices only those that can be seen are drawn; typing finds any by name and number, and is no entry", async () => {
  drawPage(<Campaign count={1000} start={1} />);
  act(() => field().focus());
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(drawn().length).toBeLessThan(40);
  expect(drawn()[0]).toHaveAttribute("aria-setsize", "1001");
  fireEvent.keyDown(field(), { key: "End" });
  expect(active()).toHaveAccessibleName("Campaign 1000");
  fireEvent.input(field(), { target: { value: "#471 c" } });
  expect(drawn().map(({ textContent }) => textContent)).toEqual(["Campaign 471#471"]);
  fireEvent.keyDown(field(), { key: "Escape" });
  expect([held(), field().getAttribute("value")]).toEqual(["1 after 0", "Campaign 1"]);
  fireEvent.input(field(), { target: { value: "47" } });
  await userEvent.keyboard("{Enter}");
  expect(held()).toBe("47 after 1");
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.input(field(), { target: { value: "x" } });
  expect(screen.getByText("Nothing found.")).toBeInTheDocument();
});

test.each([[3, 77, "Unknown 77"], [1000, 471, "Campaign 471"]])("a list of %i opens at the chosen one", async (count, start, label) => {
  drawPage(<Campaign count={count} start={start} />);
  expect(field()).toHaveValue(label);
  await userEvent.click(field());
  expect(active()).toHaveAccessibleName(label);
});

const statuses = ["Active", "Not Started", "Stale"].map((label) => ({ value: label, label }));

function Status() {
  const [value, setValue] = useState<string | null>(null);
  return <SelectField label="Campaign" value={value} choices={statuses} onChange={setValue} emptyLabel="All Statuses" />;
}

test("while something is typed, the choice that begins with it is highlighted, rather than the chosen one, which stays ticked", () => {
  drawPage(<Status />);
  fireEvent.input(field(), { target: { value: "sta" } });
  expect(drawn().map(({ textContent }) => textContent)).toEqual(["Stale", "Not Started", "All Statuses"]);
  expect(active()).toHaveAccessibleName("Stale");
  expect(option("All Statuses")).toHaveAttribute("aria-selected", "true");
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(field()).toHaveValue("Stale");
  fireEvent.input(field(), { target: { value: "all" } });
  expect(active()).toHaveAccessibleName("All Statuses");
});

const three = ["Harbor Coffee Spring", "Harbor Coffee Summer With Outdoor Seating", "Harbor Coffee Autumn"].map((label, index) => ({ value: index + 1, label }));

/** A field whose owner follows at once, or not at all. */
function Campaigns({ isSlow = false }) {
  const [value, setValue] = useState<number[]>([]);
  return (
    <>
      <MultiSelect label="Campaign" placeholder="Select Campaigns" choices={three} value={isSlow ? [] : value} onChange={setValue} />
      <output>{value.join(" ")}</output>
    </>
  );
}

const shown = () => field().getAttribute("placeholder");

test("a select of several names what is chosen, in the order of the choices, cut at 70 characters", async () => {
  drawPage(<Campaigns />);
  expect(shown()).toBe("Select Campaigns");
  await userEvent.click(field());
  fireEvent.click(option("Harbor Coffee Autumn"));
  fireEvent.click(option("Harbor Coffee Spring"));
  expect(shown()).toBe("Harbor Coffee Spring, Harbor Coffee Autumn");
  await userEvent.type(field(), "{Backspace}summer{Enter}");
  expect(shown()).toBe("Harbor Coffee Spring, Harbor Coffee Summer With Outdoor Seating, Harbo…");
  expect([held(), field().getAttribute("value"), drawn().length]).toEqual(["1 2 3", "summer", 1]);
});

test("a second click counts from the first, though the owner follows later, and does not outlast the list", async () => {
  drawPage(<Campaigns isSlow />);
  await userEvent.click(field());
  fireEvent.click(option("Harbor Coffee Spring"));
  fireEvent.click(option("Harbor Coffee Autumn"));
  expect(held()).toBe("1 3");
  await userEvent.keyboard("{Escape}");
  expect(shown()).toBe("Select Campaigns");
});

const choices: Choice<string | number>[] = [
  { value: 1, label: "Harbor Coffee", detail: "1204" },
  { value: 2, label: "Harbor Bistro", detail: "77" },
  { value: 4, label: "The Corner Books Fair" },
  { value: 3, label: "Corner Books" },
  { value: "", label: "All Corners" },
];

test.each([
  ["", [1, 2, 4, 3, ""]],
  ["   ", [1, 2, 4, 3, ""]],
  ["harbor", [1, 2]],
  ["coffee HARBOR", [1]],
  ["120", [1]],
  ["harbor 77", [2]],
  ["harbor books", []],
  ["corner", [3, 4, ""]],
  ["orner", [4, 3, ""]],
  ["fair", [4]],
  ["all", [""]],
  ["corner books", [3, 4]],
])("%j finds the choices with every word", (text, found) => expect(findChoices(choices, text).map(({ value }) => value)).toEqual(found));
