import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, expect, test } from "vitest";
import { ModalDialog } from "./ModalDialog";

beforeAll(() => {
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

function Screen({ isTitleHidden = false }: { isTitleHidden?: boolean }) {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <ModalDialog title="Find anything" isTitleHidden={isTitleHidden} className="small" onClose={() => setOpen(false)}>
        <p>Found</p>
      </ModalDialog>
    )
  );
}

const dialog = () => screen.queryByRole("dialog", { name: "Find anything" });

test("it has a heading and a button that closes it", async () => {
  const user = userEvent.setup();
  render(<Screen />);
  expect(dialog()).toHaveClass("small");
  expect(screen.getByRole("heading", { name: "Find anything" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(dialog()).toBeNull();
});

test("a hidden title is its name, without a button", () => {
  render(<Screen isTitleHidden />);
  expect(dialog()).toBeVisible();
  expect(screen.queryByRole("heading")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a click beside it closes it, and one that began inside does not", () => {
  render(<Screen />);
  const box = screen.getByRole("dialog");
  fireEvent.pointerDown(screen.getByText("Found"));
  fireEvent.click(box);
  expect(dialog()).toBe(box);
  fireEvent.pointerDown(box);
  fireEvent.click(box);
  expect(dialog()).toBeNull();
});
