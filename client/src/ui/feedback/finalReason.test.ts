import { expect, test } from "vitest";
import { finalReason } from "./finalReason";

const problem = (code: string, retryable: boolean, userMessage?: string) => ({ path: ["series"], extensions: { code, retryable, userMessage } });
const limit = problem("LIMIT_EXCEEDED", false, "That is too much.");

test.each([
  [[limit], "That is too much."],
  [[limit, problem("LIMIT_EXCEEDED", false, "That, too.")], "That is too much."],
  // The gateway has no room now.
  [[problem("LIMIT_EXCEEDED", true, "Later.")], null],
  [[limit, problem("UPSTREAM_UNAVAILABLE", true, "Down.")], null],
  [[problem("BAD_USER_INPUT", false, "No.")], null],
  [[{ path: ["series"] }], null],
  [[null, "text"], null],
  [[], null],
])("the errors %j are final for the reason %j", (errors, reason) => expect(finalReason(errors)).toBe(reason));
