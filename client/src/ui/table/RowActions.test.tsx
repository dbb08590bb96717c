import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { RowActions } from "./RowActions";

const edit = vi.fn<() => void>();
const unlock = vi.fn<() => void>();
const actions = [
  { label: "Edit", description: "Edit Harbor AVL", onSelect: edit },
  { label: "Unlock", description: "Unlock Harbor AVL", onSelect: unlock, reason: "This provider is not locked." },
  { label: "View", description: "View job 7", to: "/job/7" },
];

/** Draws the actions of a row in a window that is wide or narrow. */
function renderActions(isNarrow: boolean) {
  const nothing = () => {};
  vi.stubGlobal("matchMedia", () => ({ matches: isNarrow, addListener: nothing, removeListener: nothing, addEventListener: nothing, removeEventListener: nothing }));
  drawPage(<RowActions name="Harbor AVL" actions={actions} />);
  return { menu: screen.queryByRole("button", { name: "Actions for Harbor AVL" }) };
}

test("a wide window shows buttons and links, and one that does nothing says why", () => {
  const { menu } = renderActions(false);
  expect(menu).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Edit Harbor AVL" }));
  expect(edit).toHaveBeenCalledOnce();
  const disabled = screen.getByRole("button", { name: "Unlock Harbor AVL" });
  expect(disabled).toHaveAttribute("aria-disabled", "true");
  fireEvent.click(disabled);
  expect(unlock).not.toHaveBeenCalled();
  expect(screen.getByRole("link", { name: "View job 7" })).toHaveAttribute("href", "/job/7");
});

test("a narrow window has a menu for the keyboard, which shows why an item does nothing, and stays open for it", () => {
  const { menu } = renderActions(true);
  if (menu !== null) fireEvent.click(menu);
  expect(screen.getByRole("menuitem", { name: "Edit Harbor AVL" })).toHaveFocus();
  expect(screen.getByText("This provider is not locked.")).toBeVisible();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowDown" });
  const item = screen.getByRole("menuitem", { name: "Unlock Harbor AVL. This provider is not locked." });
  expect(item).toHaveFocus();
  fireEvent.click(item);
  expect(unlock).not.toHaveBeenCalled();
  expect(screen.getByRole("menuitem", { name: "View job 7" })).toHaveAttribute("href", "/job/7");
});
