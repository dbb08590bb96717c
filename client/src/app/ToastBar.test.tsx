import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ThemeProvider } from "@mui/material/styles";
import { theme } from "./theme";
import { openScreen } from "./notices";
import { Toasts } from "./ToastBar";
import { showToast } from "./toasts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function renderToasts() {
  render(
    <ThemeProvider theme={theme}>
      <Toasts />
    </ThemeProvider>,
  );
  await pass(0);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(...toast: Parameters<typeof showToast>) {
  act(() => showToast(...toast));
  await pass(0);
}

test("a toast is green when no colour is given and is announced politely", async () => {
  await renderToasts();
  await show("Customer saved");
  expect(screen.getByRole("status")).toHaveTextContent("Customer saved");
  expect(screen.getByRole("status")).toHaveAttribute("data-tone", "green");
  await pass(5000);
});

test.each(["red", "yellow", "orange"] as const)("a %s toast is an alert", async (tone) => {
  await renderToasts();
  await show("Something happened.", tone);
  expect(screen.getByRole("alert")).toHaveAttribute("data-tone", tone);
  await pass(5000);
});

test("a toast goes after 5000 ms and not before", async () => {
  await renderToasts();
  await show("Customer saved");
  await pass(4999);
  expect(screen.getByRole("status")).toBeInTheDocument();
  await pass(1);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("a newer toast replaces the older one and starts the 5000 ms again", async () => {
  await renderToasts();
  await show("First");
  await pass(3000);
  await show("Second", "red");
  expect(screen.queryByText("First")).not.toBeInTheDocument();
  await pass(4999);
  expect(screen.getByRole("alert")).toHaveTextContent("Second");
  await pass(1);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("the same text again starts the 5000 ms again", async () => {
  await renderToasts();
  await show("Customer saved");
  await pass(3000);
  await show("Customer saved");
  await pass(4999);
  expect(screen.getByRole("status")).toBeInTheDocument();
  await pass(1);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("a toast stays while the pointer is on it", async () => {
  await renderToasts();
  await show("Customer saved");
  fireEvent.pointerEnter(screen.getByRole("status"));
  await pass(20_000);
  expect(screen.getByRole("status")).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByRole("status"));
  await pass(5000);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("a toast leads to what it reports, and goes when its link is followed", async () => {
  const opened = vi.fn();
  const stop = openScreen.listen(opened);
  await renderToasts();
  await show("Jobs sent", "green", { label: "See 56 jobs", to: "/app/pipeline" });
  expect(screen.getByRole("status")).toHaveTextContent("Jobs sentSee 56 jobs");
  fireEvent.click(screen.getByRole("link", { name: "See 56 jobs" }), { ctrlKey: true });
  expect(opened).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("link", { name: "See 56 jobs" }));
  expect(opened).toHaveBeenCalledExactlyOnceWith("/app/pipeline");
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  stop();
});
