import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ModalDialog } from "./ModalDialog";

test("a click beside it closes it, and one that began inside does not; a hidden title is its name", () => {
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  const close = vi.fn();
  HTMLDialogElement.prototype.close = close;
  render(
    <ModalDialog title="Find anything" isTitleHidden className="small" onClose={() => {}}>
      <p>Found</p>
    </ModalDialog>,
  );
  const box = screen.getByRole("dialog", { name: "Find anything" });
  expect(screen.queryByRole("heading")).toBeNull();
  fireEvent.pointerDown(screen.getByText("Found"));
  fireEvent.click(box);
  expect(close).not.toHaveBeenCalled();
  fireEvent.pointerDown(box);
  fireEvent.click(box);
  expect(close).toHaveBeenCalledOnce();
});
