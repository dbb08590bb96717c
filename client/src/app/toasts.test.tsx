import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { drawPage } from "../../vitest.draw";
import { showToast, Toasts } from "./toasts";

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(...toast: Parameters<typeof showToast>) {
  act(() => showToast(...toast));
  await pass(0);
}

beforeEach(async () => {
  vi.useFakeTimers();
  drawPage(<Toasts />);
  await pass(0);
});

test("a toast is green and a status, or an alert of its colour", async () => {
  await show("Customer saved");
  expect(screen.getByRole("status")).toHaveAttribute("data-tone", "green");
  for (const tone of ["red", "yellow", "orange"] as const) {
    await show("Something happened.", tone);
    expect(screen.getByRole("alert")).toHaveAttribute("data-tone", tone);
  }
  await pass(5000);
});

test("a toast goes after five seconds, which a newer one, the same text and the pointer on it start again", async () => {
  await show("First");
  await pass(3000);
  for (const text of ["Second", "Second"]) {
    await show(text);
    expect(screen.getByRole("status")).toHaveTextContent(/^Second$/);
    await pass(4999);
  }
  fireEvent.mouseEnter(screen.getByRole("status"));
  await pass(20_000);
  fireEvent.mouseLeave(screen.getByRole("status"));
  await pass(4999);
  expect(screen.getByRole("status")).toBeInTheDocument();
  await pass(1);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});
