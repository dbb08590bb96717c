import { ThemeProvider } from "@mui/material/styles";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { theme } from "../../app/theme";
import { ReasonedButton } from "./ReasonedButton";

function renderButton(reason: string | null) {
  const onClick = vi.fn();
  render(
    <ThemeProvider theme={theme}>
      <ReasonedButton reason={reason} onClick={onClick}>
        Unlock
      </ReasonedButton>
    </ThemeProvider>,
  );
  return { onClick, button: screen.getByRole("button", { name: "Unlock" }) };
}

test("a button without a reason works", async () => {
  const { onClick, button } = renderButton(null);
  await userEvent.setup().click(button);
  expect(onClick).toHaveBeenCalledOnce();
});

test("a button with a reason stays reachable, says it, and does nothing", async () => {
  const user = userEvent.setup();
  const { onClick, button } = renderButton("The lock has not expired.");
  expect(button).toHaveAttribute("aria-disabled", "true");
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(onClick).not.toHaveBeenCalled();
  expect(await screen.findByRole("tooltip")).toHaveTextContent("The lock has not expired.");
  expect(button).toHaveAccessibleDescription("The lock has not expired.");
});

test("a button keeps the focus when its reason comes and goes", () => {
  const draw = (reason: string | null) => (
    <ThemeProvider theme={theme}>
      <ReasonedButton reason={reason}>Unlock</ReasonedButton>
    </ThemeProvider>
  );
  const { rerender } = render(draw(null));
  const button = screen.getByRole("button", { name: "Unlock" });
  act(() => button.focus());
  rerender(draw("The lock has not expired."));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-disabled", "true");
  rerender(draw(null));
  expect(button).toHaveFocus();
});

test.each([
  ["has the focus again that it had before it was busy", true],
  ["leaves the focus where it is", false],
])("a button that was busy %s", (_, hadFocus) => {
  const draw = (isBusy: boolean) => (
    <ThemeProvider theme={theme}>
      <ReasonedButton reason={null} loading={isBusy}>
        Unlock
      </ReasonedButton>
    </ThemeProvider>
  );
  const { rerender } = render(draw(false));
  const button = screen.getByRole("button", { name: "Unlock" });
  if (hadFocus) act(() => button.focus());
  rerender(draw(true));
  // As browsers do with what is disabled.
  act(() => button.blur());
  rerender(draw(false));
  expect(document.activeElement).toBe(hadFocus ? button : document.body);
});
