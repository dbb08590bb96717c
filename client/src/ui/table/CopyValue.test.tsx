import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { CopyValue } from "./CopyValue";

test("a clipboard that refuses is said, too", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  render(<CopyValue what="ID" text="7" />);
  await user.click(screen.getByRole("button", { name: "Copy ID" }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Failed to copy content."));
  expect(screen.getByTitle("Failed to copy content.")).toBeVisible();
});
