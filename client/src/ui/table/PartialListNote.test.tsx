import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PartialListNote } from "./PartialListNote";

test("a partial list shows how many of its rows are loaded", () => {
  render(
    <PartialListNote shown={5000} total={6058}>
      More elsewhere.
    </PartialListNote>,
  );
  expect(screen.getByRole("note").textContent).toBe("Showing the first 5,000 of 6,058. More elsewhere.");
});

test.each([
  [5000, 5000],
  [0, 0],
])("%i of %i loaded rows need no note", (shown, total) => {
  render(<PartialListNote shown={shown} total={total} />);
  expect(screen.queryByRole("note")).toBeNull();
});
