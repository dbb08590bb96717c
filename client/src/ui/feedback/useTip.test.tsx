import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { useTip } from "./useTip";

function Button() {
  const { props, tip } = useTip("The lock has not expired.");
  return (
    <>
      <button type="button" {...props}>
        Unlock
      </button>
      {tip}
    </>
  );
}

const tip = () => screen.queryByRole("tooltip");

test("the focus of the keyboard opens it; leaving, scrolling and Escape close it, and Escape closes nothing below it", async () => {
  const user = userEvent.setup();
  const below = vi.fn<() => void>();
  render(<Button />);
  await user.tab();
  expect(tip()).not.toBeNull();
  await user.tab();
  expect(tip()).toBeNull();
  await user.tab({ shift: true });
  expect(tip()).not.toBeNull();
  window.addEventListener("keydown", below);
  await user.keyboard("{Escape}");
  expect(tip()).toBeNull();
  expect(screen.getByRole("button")).toHaveFocus();
  expect(below).not.toHaveBeenCalled();
  await user.keyboard("{Escape}");
  expect(below).toHaveBeenCalledOnce();
  window.removeEventListener("keydown", below);
  await user.tab({ shift: true });
  await user.tab();
  expect(tip()).not.toBeNull();
  fireEvent.scroll(document);
  expect(tip()).toBeNull();
});
