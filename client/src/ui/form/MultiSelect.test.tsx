import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { MultiSelect } from "./MultiSelect";

const three = ["Harbor Coffee Spring", "Harbor Coffee Summer With Outdoor Seating", "Harbor Coffee Autumn"].map((label, index) => ({ value: index + 1, label }));

/** A field whose owner follows at once, or not at all. */
function Campaigns({ choices = three, isSlow = false }) {
  const [value, setValue] = useState<number[]>([]);
  return (
    <>
      <MultiSelect label="Campaigns" placeholder="Select Campaigns" choices={choices} value={isSlow ? [] : value} onChange={setValue} />
      <output>{value.join(" ")}</output>
    </>
  );
}

const button = () => screen.getByRole("combobox", { name: /Campaigns/, hidden: true });
const held = () => document.querySelector("output")?.textContent;
const choose = (label: string) => fireEvent.click(screen.getByRole("option", { name: label }));

test("the button names what is chosen, in the order of the choices, cut at 70 characters", async () => {
  drawPage(<Campaigns />);
  expect(button()).toHaveTextContent("Select Campaigns");
  await userEvent.click(button());
  choose("Harbor Coffee Autumn");
  choose("Harbor Coffee Spring");
  expect(button()).toHaveTextContent("Harbor Coffee Spring, Harbor Coffee Autumn");
  choose("Harbor Coffee Summer With Outdoor Seating");
  expect(button()).toHaveTextContent(/^Harbor Coffee Spring, Harbor Coffee Summer With Outdoor Seating, Harbo…$/);
  expect(held()).toBe("1 2 3");
});

test("a second click counts from the first, though the owner follows later, and does not outlast the menu", async () => {
  drawPage(<Campaigns isSlow />);
  await userEvent.click(button());
  choose("Harbor Coffee Spring");
  choose("Harbor Coffee Autumn");
  expect(held()).toBe("1 3");
  await userEvent.keyboard("{Escape}");
  expect(button()).toHaveTextContent("Select Campaigns");
});

test("the menu is for the keyboard, and Escape goes back to the button", async () => {
  drawPage(<Campaigns />);
  act(() => button().focus());
  await userEvent.keyboard("{Enter}");
  const menu = screen.getByRole("listbox");
  expect(menu).toHaveFocus();
  await userEvent.keyboard(" {End}{Enter}{Home}{ArrowDown}");
  expect(held()).toBe("1 3");
  expect(document.getElementById(menu.getAttribute("aria-activedescendant") ?? "")).toHaveAccessibleName("Harbor Coffee Summer With Outdoor Seating");
  await userEvent.keyboard("{Escape}");
  expect(menu).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test("of 50,000 choices only those that can be seen are drawn, and any can be found", async () => {
  drawPage(<Campaigns choices={Array.from({ length: 50_000 }, (_, place) => ({ value: place, label: `Campaign ${place}` }))} />);
  await userEvent.click(button());
  const options = () => [...document.querySelectorAll("[role=option]")];
  expect(options().length).toBeLessThan(40);
  expect(options()[0]).toHaveAttribute("aria-setsize", "50000");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "campaign 49999" } });
  await userEvent.keyboard("{Enter}");
  expect(options().map(({ textContent }) => textContent)).toEqual(["Campaign 49999"]);
  expect(held()).toBe("49999");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "campaign x" } });
  expect(screen.getByText("Nothing found.")).toBeInTheDocument();
});
