import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { CopyValue } from "./CopyValue";

test("a value is copied without opening its row, and assistive technology says so", async () => {
  const user = userEvent.setup();
  const open = vi.fn<() => void>();
  render(
    <div role="presentation" onClick={open}>
      <CopyValue what="hash" text="9v6kp" />
    </div>,
  );
  await user.click(screen.getByRole("button", { name: "Copy hash" }));
  expect(await navigator.clipboard.readText()).toBe("9v6kp");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Copied"));
  expect(screen.getByTitle("Copied")).toHaveFocus();
  expect(open).not.toHaveBeenCalled();
  await user.tab();
  expect(screen.getByTitle("Copy hash")).toBeVisible();
});

test("a clipboard that refuses is said, too", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  render(<CopyValue what="ID" text="7" />);
  await user.click(screen.getByRole("button", { name: "Copy ID" }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Failed to copy content."));
  expect(screen.getByTitle("Failed to copy content.")).toBeVisible();
});
