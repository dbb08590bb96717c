import { createEvent, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dropStrayClicks } from "./dropStrayClicks";

let stop = () => {};

beforeEach(() => {
  document.body.innerHTML = "";
  stop = dropStrayClicks();
});

afterEach(() => stop());

/** A button that counts its clicks. */
function button(name: string) {
  const element = document.createElement("button");
  element.textContent = name;
  let clicks = 0;
  element.addEventListener("click", () => (clicks += 1));
  document.body.append(element);
  return { element, clicks: () => clicks };
}

/** Clicks with the pointer, or with the keyboard if `detail` is 0. */
function click(element: Element, { at = 0, x = 100, detail = 1 } = {}): void {
  const event = createEvent.click(element, { clientX: x, clientY: 100, detail });
  Object.defineProperty(event, "timeStamp", { value: at });
  fireEvent(element, event);
}

/** Clicks on Save, which disappears, and on what was below it. Returns how often that was reached. */
function clickBelow(name: string, second: Parameters<typeof click>[1]): number {
  const save = button("Save");
  const below = button(name);
  click(save.element);
  expect(save.clicks()).toBe(1);
  save.element.remove();
  click(below.element, second);
  return below.clicks();
}

test.each([
  ["soon after, at the same place", { at: 800 }, 0],
  ["by a hand that is not quite still", { at: 800, x: 105 }, 0],
  ["a second later", { at: 1000 }, 1],
  ["elsewhere", { at: 800, x: 106 }, 1],
  ["with the keyboard", { at: 800, detail: 0 }, 1],
])("a click %s on what was below a button that is gone", (_when, second, reached) => {
  expect(clickBelow("Delete", second)).toBe(reached);
});

test("a button that was redrawn is clicked", () => {
  expect(clickBelow("Save", { at: 300 })).toBe(1);
});

test("another button is clicked while the first is still there", () => {
  const [first, second] = [button("Show More"), button("Open")];
  click(first.element);
  click(second.element, { at: 300 });
  expect(second.clicks()).toBe(1);
});

test.each([
  ["soon after", 800, 0],
  ["a second later", 1000, 1],
])("a click %s at the same place on a layer that the first one opened", (_when, at, reached) => {
  const opener = button("Approve");
  click(opener.element);
  const layer = document.createElement("dialog");
  layer.setAttribute("open", "");
  document.body.append(layer);
  const answer = button("OK");
  layer.append(answer.element);
  click(answer.element, { at });
  expect(answer.clicks()).toBe(reached);
  // In a layer that is open already, buttons are clicked as on the page.
  const next = button("Next");
  layer.append(next.element);
  click(answer.element, { at: 2000 });
  click(next.element, { at: 2100 });
  expect(next.clicks()).toBe(1);
});
