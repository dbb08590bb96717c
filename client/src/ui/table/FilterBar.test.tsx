import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FilterBar } from "./FilterBar";

/** Draws a bar of these fields in a window of this width. Returns the button that folds them, if there is one. */
function renderBar(width: number, fields: readonly string[], clear: () => void = () => {}) {
  const nothing = () => undefined;
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0),
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  render(
    <FilterBar label="Filter jobs" onClear={Object.assign(clear, { count: 2 })}>
      {fields.map((name) => (
        <input key={name} aria-label={name} />
      ))}
    </FilterBar>,
  );
  return screen.queryByRole("button", { name: "Filters (2)" });
}

const three = ["Market", "Type", "Status"];

test.each([
  [390, three, true],
  [599, three, true],
  [600, three, false],
  [390, ["Market", "Type"], false],
])("at %i px the filters %o are behind a button: %s", (width, fields, isFolded) => expect(renderBar(width, fields) !== null).toBe(isFolded));

test("the button opens and closes the filters, and has the focus once they are cleared", () => {
  const clear = vi.fn<() => void>();
  const button = renderBar(390, three, clear) ?? document.body;
  // Styles are not applied, but a class says which one it would be.
  const look = () => document.getElementById(button.getAttribute("aria-controls") ?? "")?.className;
  const closed = look();
  expect(button).toHaveAttribute("aria-expanded", "false");
  fireEvent.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(look()).not.toBe(closed);
  fireEvent.click(button);
  expect(look()).toBe(closed);
  fireEvent.click(screen.getByRole("button", { name: "Clear Filters" }));
  expect(clear).toHaveBeenCalledOnce();
  expect(button).toHaveFocus();
});
