import { createEvent, fireEvent } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { dropStrayClicks } from "./dropStrayClicks";

beforeEach(dropStrayClicks);

/** A button that counts its clicks. */
function button(name: string, parent: Element = document.body) {
  const element = document.createElement("button");
  element.textContent = name;
  let clicks = 0;
  element.addEventListener("click", () => (clicks += 1));
  parent.append(element);
  return { element, clicks: () => clicks };
}

/** Clicks with the pointer, or with the keyboard if `detail` is 0. */
function click({ element }: ReturnType<typeof button>, { at = 0, x = 100, detail = 1 } = {}): void {
  const event = createEvent.click(element, { clientX: x, clientY: 100, detail });
  Object.defineProperty(event, "timeStamp", { value: at });
  fireEvent(element, event);
}

test.each([
  ["soon after, at the same place", "Delete", { at: 800 }, 0],
  ["by a hand that is not quite still", "Delete", { at: 800, x: 105 }, 0],
  ["a second later", "Delete", { at: 1000 }, 1],
  ["elsewhere", "Delete", { at: 800, x: 106 }, 1],
  ["with the keyboard", "Delete", { at: 800, detail: 0 }, 1],
  ["if it is the same button, drawn again,", "Save", { at: 300 }, 1],
])("whether a click %s reaches what was below a button that is gone", (_, name, second, reached) => {
  const [save, below] = [button("Save"), button(name)];
  click(save);
  save.element.remove();
  click(below, second);
  expect([save.clicks(), below.clicks()]).toEqual([1, reached]);
});

test("another button is clicked while the first is still there", () => {
  const [first, second] = [button("Show More"), button("Open")];
  click(first);
  click(second, { at: 300 });
  expect(second.clicks()).toBe(1);
});

test.each([
  ["soon after", 800, 0],
  ["a second later", 1000, 1],
])("a click %s at the same place on a layer that the first one opened", (_when, at, reached) => {
  click(button("Approve"));
  const layer = document.createElement("div");
  layer.className = "MuiModal-root";
  document.body.append(layer);
  const [answer, next] = [button("OK", layer), button("Next", layer)];
  click(answer, { at });
  expect(answer.clicks()).toBe(reached);
  // In a layer that is open already, buttons are clicked as on the page.
  click(answer, { at: 2000 });
  click(next, { at: 2100 });
  expect(next.clicks()).toBe(1);
});
