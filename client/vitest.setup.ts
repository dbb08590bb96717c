import "@testing-library/jest-dom/vitest";
import { StyleSheet } from "@emotion/sheet";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// The files share the page and the libraries, but each has modules of its own: pages keep state in theirs.
vi.resetModules();

// relay-test-utils makes its mock functions through this global.
Object.assign(globalThis, { jest: vi });

// jsdom lays nothing out.
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = NoResizeObserver;

// jsdom goes through all rules of the page for the style of each element, and the files share the page.
StyleSheet.prototype.insert = () => {};

// A busy machine may take seconds to draw a screen.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
});
