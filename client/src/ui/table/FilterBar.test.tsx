import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { FilterBar } from "./FilterBar";

/** A screen of this width. */
function setWidth(width: number): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

function renderBar(fields: readonly string[], count?: number): { clear: ReturnType<typeof vi.fn> } {
  const clear = vi.fn<() => void>();
  render(
    <FilterBar label="Filter jobs" onClear={count === undefined ? null : Object.assign(clear, { count })}>
      {fields.map((name) => (
        <input key={name} aria-label={name} />
      ))}
    </FilterBar>,
  );
  return { clear };
}

const three = ["Market", "Type", "Status"];

test.each([
  [390, three, true],
  [599, three, true],
  [600, three, false],
  [390, ["Market", "Type"], false],
])("at %i px the filters %o are behind a button: %s", (width, fields, isFolded) => {
  setWidth(width);
  renderBar(fields);
  expect(screen.queryAllByRole("button", { name: "Filters" })).toHaveLength(isFolded ? 1 : 0);
  expect(screen.queryAllByRole("textbox")).toHaveLength(isFolded ? 0 : fields.length);
});

test("the button says how many filters are set, and opens and closes them", async () => {
  const user = userEvent.setup();
  setWidth(390);
  const { clear } = renderBar(three, 2);
  const button = screen.getByRole("button", { name: "Filters (2)" });
  expect(button).toHaveAttribute("aria-expanded", "false");
  await user.click(button);
  expect(screen.getByRole("textbox", { name: "Status" })).toBeVisible();
  await user.click(button);
  expect(screen.queryByRole("textbox")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Clear Filters" }));
  expect(clear).toHaveBeenCalledOnce();
  expect(button).toHaveFocus();
});
