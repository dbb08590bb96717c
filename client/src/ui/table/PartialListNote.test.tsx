import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PartialListNote } from "./PartialListNote";

test("a partial list shows how many of its rows are loaded", () => {
  render(
    <PartialListNote shown={5000} total={6058}>
      More elsewhere.
    </PartialListNote>,
  );
  expect(screen.getByRole("note").textContent).toBe("Showing the first 5,000 of 6,058. More elsewhere. ");
});

test.each([
  [1, "1 row of the service could not be read and is missing here."],
  [1200, "1,200 rows of the service could not be read and are missing here."],
])("%i rows that cannot be read are missed", (unreadable, text) => {
  render(
    <PartialListNote shown={3} total={3} unreadable={unreadable}>
      More elsewhere.
    </PartialListNote>,
  );
  expect(screen.getByRole("note").textContent).toBe(text);
});

test.each([
  [5000, 5000],
  [0, 0],
])("%i of %i loaded rows need no note", (shown, total) => {
  render(<PartialListNote shown={shown} total={total} />);
  expect(screen.queryByRole("note")).toBeNull();
});
