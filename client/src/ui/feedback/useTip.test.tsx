import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { useTip } from "./useTip";

function Button({ text }: { text: string }) {
  const { props, tip } = useTip(text);
  return (
    <>
      <button type="button" {...props}>
        Unlock
      </button>
      {tip}
    </>
  );
}

afterEach(() => void vi.useRealTimers());

const button = () => screen.getByRole("button");
const tip = () => screen.queryByRole("tooltip");

test("the tip opens below the pointer and stays while the pointer is on it", () => {
  vi.useFakeTimers();
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  render(<Button text="The lock has not expired." />);
  fireEvent.pointerEnter(button(), { pointerType: "mouse" });
  expect(tip()).toBeNull();
  pass(100);
  expect(tip()).toHaveTextContent("The lock has not expired.");
  fireEvent.pointerLeave(button(), { pointerType: "mouse" });
  pass(99);
  fireEvent.pointerEnter(screen.getByRole("tooltip"), { pointerType: "mouse" });
  pass(1000);
  expect(tip()).not.toBeNull();
  fireEvent.pointerLeave(screen.getByRole("tooltip"), { pointerType: "mouse" });
  pass(100);
  expect(tip()).toBeNull();
});

test("the keyboard opens it with the focus; Escape and leaving close it", async () => {
  const user = userEvent.setup();
  render(<Button text="The lock has not expired." />);
  await user.tab();
  expect(tip()).not.toBeNull();
  await user.keyboard("{Escape}");
  expect(tip()).toBeNull();
  expect(button()).toHaveFocus();
  await user.tab({ shift: true });
  await user.tab();
  expect(tip()).not.toBeNull();
  await user.tab();
  expect(tip()).toBeNull();
});

test("Escape closes it, and nothing below it", async () => {
  const user = userEvent.setup();
  const below = vi.fn<() => void>();
  window.addEventListener("keydown", below);
  render(<Button text="The lock has not expired." />);
  await user.tab();
  below.mockClear();
  await user.keyboard("{Escape}");
  expect(below).not.toHaveBeenCalled();
  await user.keyboard("{Escape}");
  expect(below).toHaveBeenCalledOnce();
  window.removeEventListener("keydown", below);
});

test("a tap opens it, and a tap elsewhere or scrolling closes it", async () => {
  const user = userEvent.setup();
  render(<Button text="The lock has not expired." />);
  const tap = () => user.pointer([{ keys: "[TouchA]", target: button() }]);
  await tap();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(tip()).not.toBeNull();
  await user.pointer([{ keys: "[TouchA]", target: document.body }]);
  expect(tip()).toBeNull();
  await tap();
  expect(tip()).not.toBeNull();
  fireEvent.scroll(document);
  expect(tip()).toBeNull();
});

test("assistive technology has the text while it is closed; an empty text shows nothing", async () => {
  const { rerender } = render(<Button text="The lock has not expired." />);
  expect(button()).toHaveAccessibleDescription("The lock has not expired.");
  rerender(<Button text="" />);
  await userEvent.tab();
  expect(button()).toHaveFocus();
  expect(button()).not.toHaveAttribute("aria-description");
  expect(tip()).toBeNull();
});
