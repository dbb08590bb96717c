import { ThemeProvider } from "@mui/material/styles";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { theme } from "../app/theme";
import { PanelBoundary } from "./PanelBoundary";

test("a failed panel says what is missing, logs the cause, and comes back after Retry", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const user = userEvent.setup();
  const service = { isDown: true };
  const cause = new Error("down");
  function Markets() {
    if (service.isDown) throw cause;
    return <p>87 markets</p>;
  }
  const onRetry = vi.fn(async () => {
    service.isDown = false;
  });
  render(
    <ThemeProvider theme={theme}>
      <p>Beside it</p>
      <PanelBoundary what="markets" onRetry={onRetry}>
        <Markets />
      </PanelBoundary>
    </ThemeProvider>,
  );

  expect(screen.getByText("Could not load markets.")).toBeInTheDocument();
  expect(screen.getByText("Beside it")).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith("Could not load markets.", cause, expect.any(String));

  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("87 markets")).toBeInTheDocument();
  expect(onRetry).toHaveBeenCalledOnce();
});

function Content({ isDown }: { isDown: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (isDown) throw new Error("down");
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {isOpen ? "Open" : "Closed"}
    </button>
  );
}

function panel(resetKey: string, isDown: boolean) {
  return (
    <ThemeProvider theme={theme}>
      <PanelBoundary what="markets" onRetry={() => undefined} resetKey={resetKey}>
        <Content isDown={isDown} />
      </PanelBoundary>
    </ThemeProvider>
  );
}

test("another reset key ends a failure, as often as there is one", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { rerender } = render(panel("first", true));
  rerender(panel("first", false));
  expect(screen.getByText("Could not load markets.")).toBeInTheDocument();
  rerender(panel("second", false));
  expect(screen.getByText("Closed")).toBeInTheDocument();
  rerender(panel("third", true));
  expect(screen.getByText("Could not load markets.")).toBeInTheDocument();
  rerender(panel("fourth", true));
  expect(screen.getByText("Could not load markets.")).toBeInTheDocument();
  rerender(panel("fifth", false));
  expect(screen.getByText("Closed")).toBeInTheDocument();
});

test("another reset key leaves content that did not fail as it is", async () => {
  const { rerender } = render(panel("first", false));
  await userEvent.click(screen.getByRole("button", { name: "Closed" }));
  rerender(panel("second", false));
  expect(screen.getByText("Open")).toBeInTheDocument();
});
