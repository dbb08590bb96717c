import { useColorScheme } from "@mui/material/styles";
import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { chooseColorMode, colorModeKey } from "./colorMode";
import { MuiProvider } from "./MuiProvider";

function Scheme() {
  return <output>{useColorScheme().colorScheme}</output>;
}

test("the widget library follows the colour scheme of the console", () => {
  const system = { matches: false, addListener: vi.fn(), removeListener: vi.fn() };
  vi.stubGlobal("matchMedia", () => system);
  render(
    <MuiProvider>
      <Scheme />
    </MuiProvider>,
  );
  expect(screen.getByRole("status")).toHaveTextContent("light");
  act(() => chooseColorMode("dark"));
  expect(screen.getByRole("status")).toHaveTextContent("dark");
  expect(localStorage.getItem(colorModeKey)).toBe("dark");
  act(() => chooseColorMode("system"));
  expect(screen.getByRole("status")).toHaveTextContent("light");
  expect(localStorage.getItem(colorModeKey)).toBe("system");
});
