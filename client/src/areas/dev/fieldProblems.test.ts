import { expect, test } from "vitest";
import { fieldProblems } from "./fieldProblems";

test("each error shows at its field, the first one if there are several", () => {
  expect(
    fieldProblems([
      { message: "A status is required.", path: ["input", "status"] },
      { message: "A second error.", path: ["input", "status"] },
      { message: "There is no sandbox.", path: null },
    ]),
  ).toEqual({ status: "A status is required.", "": "There is no sandbox." });
});
