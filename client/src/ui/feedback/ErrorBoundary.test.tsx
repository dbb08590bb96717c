import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ErrorBoundary } from "./ErrorBoundary";

const cause = new Error("down");

function Content({ isDown }: { isDown: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (isDown) throw cause;
  return <button onClick={() => setOpen(true)}>{isOpen ? "Open" : "Closed"}</button>;
}

const boundary = (resetKey: string, isDown: boolean, onError?: () => void) => (
  <>
    <p>Beside it</p>
    <ErrorBoundary what="markets" resetKey={resetKey} fallback={() => "Failed"} onError={onError}>
      <Content isDown={isDown} />
    </ErrorBoundary>
  </>
);

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());

test("a failure stays inside, is logged and reported, and each new reset key clears it", () => {
  const onError = vi.fn();
  const { rerender } = render(boundary("first", true, onError));
  expect(screen.getByText("Failed")).toBeInTheDocument();
  expect(screen.getByText("Beside it")).toBeInTheDocument();
  expect(console.error).toHaveBeenCalledWith("Could not load markets.", cause, expect.any(String));
  expect(onError).toHaveBeenCalledOnce();
  for (const [key, isDown, text] of [
    ["first", false, "Failed"],
    ["second", false, "Closed"],
    ["third", true, "Failed"],
    ["fourth", true, "Failed"],
    ["fifth", false, "Closed"],
  ] as const) {
    rerender(boundary(key, isDown));
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  // Content that did not fail stays as it is.
  fireEvent.click(screen.getByText("Closed"));
  rerender(boundary("sixth", false));
  expect(screen.getByText("Open")).toBeInTheDocument();
});
