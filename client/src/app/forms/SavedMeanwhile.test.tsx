import { ThemeProvider } from "@mui/material/styles";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { theme } from "../theme";
import { SavedMeanwhile } from "./SavedMeanwhile";

type Pixel = { revision: string; name: string; url: string | null };

test("what was saved meanwhile is shown after a refused save, and the next save is based on it", () => {
  const onRevision = vi.fn();
  const form = (saved: Pixel, failure: string | null) => (
    <ThemeProvider theme={theme}>
      <SavedMeanwhile saved={saved} revision={saved.revision} values={({ name, url }) => ({ Name: name, URL: url })} failure={failure} onRevision={onRevision} />
    </ThemeProvider>
  );
  const opened = { revision: "a", name: "Home", url: null };
  const { rerender } = render(form(opened, null));
  expect(onRevision).toHaveBeenLastCalledWith("a");
  // A list that arrives again does not make the form overwrite what the user has not seen.
  const saved = { revision: "b", name: "Home", url: "https://shop.example" };
  rerender(form(saved, null));
  expect(onRevision).toHaveBeenLastCalledWith("a");
  expect(screen.queryByRole("alert")).toBeNull();
  rerender(form(saved, "Someone else has changed URL since you opened this pixel."));
  expect(onRevision).toHaveBeenLastCalledWith("b");
  expect(screen.getByRole("alert")).toHaveTextContent(
    "What is saved has changed since you opened this form. Saving again overwrites it.URL: “https://shop.example”, before none",
  );
  rerender(form(opened, "A name is required."));
  expect(screen.queryByRole("alert")).toBeNull();
});
