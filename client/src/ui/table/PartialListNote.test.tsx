import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PartialListNote } from "./PartialListNote";

test.each([
  [5000, 6058, 0, "Showing the first 5,000 of 6,058. More elsewhere. "],
  [3, 3, 1, "1 row of the service could not be read and is missing here."],
  [3, 3, 1200, "1,200 rows of the service could not be read and are missing here."],
  [5000, 5000, 0, undefined],
  [0, 0, 0, undefined],
])("the note on %i of %i loaded rows, without %i that cannot be read", (shown, total, unreadable, text) => {
  render(
    <PartialListNote shown={shown} total={total} unreadable={unreadable}>
      More elsewhere.
    </PartialListNote>,
  );
  expect(screen.queryByRole("note")?.textContent).toBe(text);
});
