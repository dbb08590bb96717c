import { expect, test } from "vitest";
import { fieldProblems } from "./fieldProblems";

test("each user error belongs to its field, and the first of a field counts", () => {
  expect(
    fieldProblems([
      { message: "A status is required.", path: ["input", "status"] },
      { message: "A second thought.", path: ["input", "status"] },
      { message: "No sandbox runs.", path: null },
    ]),
  ).toEqual({ status: "A status is required.", "": "No sandbox runs." });
  expect(fieldProblems([])).toEqual({});
});
