import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepFocus } from "./keepFocus";

let stop = () => {};

beforeEach(() => {
  document.body.innerHTML = `<main tabindex="-1"><section><button>Refresh</button></section><button>Other</button></main>`;
  stop = keepFocus();
});

afterEach(() => stop());

const part = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};
const refresh = () => part("section button");

/** Disables an element as a browser does, which takes the focus from it. */
function disable(element: HTMLElement): void {
  element.blur();
  element.setAttribute("disabled", "");
}

test("a button that was disabled meanwhile has the focus again", async () => {
  refresh().focus();
  disable(refresh());
  expect(document.activeElement).toBe(document.body);
  refresh().removeAttribute("disabled");
  await vi.waitFor(() => expect(document.activeElement).toBe(refresh()));
});

test("a dialog that takes the focus of its disabled button gives it back", async () => {
  refresh().focus();
  disable(refresh());
  part("main").focus();
  refresh().removeAttribute("disabled");
  await vi.waitFor(() => expect(document.activeElement).toBe(refresh()));
});

test("what is around a removed element has the focus", async () => {
  refresh().focus();
  part("section").remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(part("main")));
});

test("a focus that has moved on stays there", async () => {
  refresh().focus();
  disable(refresh());
  part("main > button").focus();
  refresh().removeAttribute("disabled");
  // The next loss shows that the last one was looked at.
  part("main > button").remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(part("main")));
});

test("a click beside everything drops the focus", async () => {
  refresh().focus();
  fireEvent.pointerDown(document.body);
  part("section").remove();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
  expect(document.activeElement).toBe(document.body);
});
