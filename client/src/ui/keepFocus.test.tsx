import { fireEvent } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { keepFocus } from "./keepFocus";

beforeEach(() => {
  document.body.innerHTML = `<main tabindex="-1"><section><button>Refresh</button></section><button>Other</button></main>`;
  part("section button").focus();
  return keepFocus();
});

function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
}

/** Disables the button as a browser does, which takes the focus from it, and enables it once something else was done. */
function disableDuring(act: () => void): void {
  const refresh = part("section button");
  refresh.blur();
  refresh.setAttribute("disabled", "");
  act();
  refresh.removeAttribute("disabled");
}

/** Waits until an element has the focus. */
const focused = (selector: string) => vi.waitUntil(() => document.activeElement === part(selector));

test("a button that was disabled meanwhile has the focus again, also if a dialog gave it to what is around it", async () => {
  disableDuring(() => expect(document.activeElement).toBe(document.body));
  expect(await focused("section button")).toBe(true);
  disableDuring(() => part("main").focus());
  expect(await focused("section button")).toBe(true);
});

test("a focus that has moved on stays there", async () => {
  disableDuring(() => part("main > button").focus());
  // The next loss shows that the last one was looked at.
  part("main > button").remove();
  expect(await focused("main")).toBe(true);
});

test("a click beside everything drops the focus", async () => {
  fireEvent.pointerDown(document.body);
  part("section").remove();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
  expect(document.activeElement).toBe(document.body);
});
