import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ErrorBoundary } from "./ErrorBoundary";

const cause = new Error("down");

function Content({ isDown }: { isDown: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (isDown) throw cause;
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {isOpen ? "Open" : "Closed"}
    </button>
  );
}

function boundary(resetKey: string, isDown: boolean, onError?: () => void) {
  return (
    <>
      <p>Beside it</p>
      <ErrorBoundary what="markets" resetKey={resetKey} fallback={() => "Failed"} onError={onError}>
        <Content isDown={isDown} />
      </ErrorBoundary>
    </>
  );
}

const log = vi.fn();
beforeEach(() => {
  log.mockReset();
  vi.spyOn(console, "error").mockImplementation(log);
});

test("a failure stays inside, is logged and reported", () => {
  const onError = vi.fn();
  render(boundary("first", true, onError));
  expect(screen.getByText("Failed")).toBeInTheDocument();
  expect(screen.getByText("Beside it")).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith("Could not load markets.", cause, expect.any(String));
  expect(onError).toHaveBeenCalledOnce();
});

test("each new reset key clears a failure", () => {
  const { rerender } = render(boundary("first", true));
  rerender(boundary("first", false));
  expect(screen.getByText("Failed")).toBeInTheDocument();
  rerender(boundary("second", false));
  expect(screen.getByText("Closed")).toBeInTheDocument();
  rerender(boundary("third", true));
  expect(screen.getByText("Failed")).toBeInTheDocument();
  rerender(boundary("fourth", true));
  expect(screen.getByText("Failed")).toBeInTheDocument();
  rerender(boundary("fifth", false));
  expect(screen.getByText("Closed")).toBeInTheDocument();
});

test("a new reset key leaves content that did not fail as it is", async () => {
  const { rerender } = render(boundary("first", false));
  await userEvent.click(screen.getByRole("button", { name: "Closed" }));
  rerender(boundary("second", false));
  expect(screen.getByText("Open")).toBeInTheDocument();
});
