import { ThemeProvider } from "@mui/material/styles";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { theme } from "../../../app/theme";
import { ToolUses } from "./ToolUses";
import { partsOf, useOpenParts } from "./useOpenParts";

const uses = ["search", "count"].map((name) => ({ name, texts: [{ label: "Response", text: `"from ${name}"`, emptyText: "No response" }], note: null }));

/** The tools of two turns, of which one can be scrolled out of sight. */
function Turns() {
  const parts = useOpenParts();
  const [isDrawn, setDrawn] = useState(true);
  return (
    <ThemeProvider theme={theme}>
      <button type="button" onClick={() => setDrawn(!isDrawn)}>
        Scroll
      </button>
      {isDrawn && <ToolUses title="Turn 1" uses={uses} parts={partsOf(parts, "1")} />}
      <ToolUses title="Turn 2" uses={uses} parts={partsOf(parts, "2")} />
    </ThemeProvider>
  );
}

const open = () => screen.getAllByRole("group").flatMap((group) => (group instanceof HTMLDetailsElement ? [group.open] : []));

test("what is open stays so while its turn is not drawn", async () => {
  render(<Turns />);
  expect(open()).toEqual([false, false, false, false]);
  fireEvent.click(screen.getAllByText("count")[0] ?? document.body);
  expect(await screen.findByText(/from count/)).toBeVisible();
  expect(open()).toEqual([false, true, false, false]);
  fireEvent.click(screen.getByRole("button", { name: "Scroll" }));
  expect(open()).toEqual([false, false]);
  expect(screen.queryByText(/from count/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Scroll" }));
  expect(open()).toEqual([false, true, false, false]);
  expect(screen.getByText(/from count/)).toBeVisible();
  fireEvent.click(screen.getAllByText("count")[0] ?? document.body);
  expect(open()).toEqual([false, false, false, false]);
});
