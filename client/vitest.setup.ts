import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// relay-test-utils makes its mock functions through this global.
Object.assign(globalThis, { jest: vi });

// jsdom lays nothing out.
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = NoResizeObserver;

// A busy machine may take seconds to draw a screen.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
});
