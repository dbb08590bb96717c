import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
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

const button = () => screen.getByRole("button");
const tip = () => screen.queryByRole("tooltip");

test("the tip opens below the pointer and stays while the pointer is on it", async () => {
  const user = userEvent.setup();
  render(<Button text="The lock has not expired." />);
  expect(tip()).toBeNull();
  await user.hover(button());
  expect(await screen.findByRole("tooltip")).toHaveTextContent("The lock has not expired.");
  await user.unhover(button());
  await user.hover(screen.getByRole("tooltip"));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(tip()).not.toBeNull();
  await user.unhover(screen.getByRole("tooltip"));
  await expect.poll(tip).toBeNull();
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

test("a tap opens it, and a tap elsewhere or scrolling closes it", async () => {
  const user = userEvent.setup();
  render(<Button text="The lock has not expired." />);
  const tap = () => user.pointer([{ keys: "[TouchA]", target: button() }]);
  await tap();
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
