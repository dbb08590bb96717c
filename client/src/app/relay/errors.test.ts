import { expect, test } from "vitest";
import { GraphError, reasonOf } from "./errors";

test("a form of a page of another build says to reload, not that something was not found", () => {
  const unknown = { message: "This gateway has no document with this id.", extensions: { code: "NOT_FOUND" } } as const;
  expect(reasonOf(new GraphError([unknown], 400))).toBe("Marquee was updated. Reload this page to go on.");
  expect(reasonOf(new GraphError([{ ...unknown, message: "No such pixel.", path: ["pixel"] }], 200))).toBe("No such pixel.");
});
