import Dialog from "@mui/material/Dialog";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { Tip } from "./Tip";

test("Escape closes a tip and not the dialog below it, and a text that comes later opens none", async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  const draw = (text: string) => (
    <Dialog open onClose={onClose}>
      <Tip text={text}>
        <button type="button">Unlock</button>
      </Tip>
    </Dialog>
  );
  const { rerender } = drawPage(draw("The lock has not expired."));
  const button = screen.getByRole("button");
  await user.tab();
  await user.hover(button);
  expect(await screen.findByRole("tooltip")).toHaveTextContent("The lock has not expired.");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  expect(button).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();

  await user.unhover(button);
  rerender(draw(""));
  await user.hover(button);
  await user.unhover(button);
  rerender(draw("The lock has expired."));
  expect(screen.queryByRole("tooltip")).toBeNull();
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});
