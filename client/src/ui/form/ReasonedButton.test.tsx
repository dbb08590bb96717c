import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { ReasonedButton } from "./ReasonedButton";

test("a button with a reason keeps the focus, says it and does nothing until the reason is gone", () => {
  const onClick = vi.fn();
  const draw = (reason: string | null) => (
    <ReasonedButton reason={reason} onClick={onClick}>
      Unlock
    </ReasonedButton>
  );
  const { rerender } = drawPage(draw(null));
  const button = screen.getByRole("button", { name: "Unlock" });
  act(() => button.focus());
  rerender(draw("The lock has not expired."));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toHaveAccessibleDescription("The lock has not expired.");
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  rerender(draw(null));
  expect(button).toHaveFocus();
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
});
