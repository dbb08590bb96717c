import { expect, test } from "vitest";
import { GraphError, NetworkError } from "../../app/relay/errors";
import { messagesOf, spanText, stateOf } from "./OperationsDialog";

const problem = { message: "Down.", extensions: { userMessage: "The service is down." } };

test.each([
  [{ kind: "query" }, "Running"],
  [{ kind: "query", endedAt: 1 }, "Answered"],
  [{ kind: "query", endedAt: 1, failure: [] }, "Answered"],
  [{ kind: "query", endedAt: 1, failure: [problem] }, "Answered with errors"],
  [{ kind: "mutation", endedAt: 1, failure: new Error("No.") }, "Failed"],
  [{ kind: "query", endedAt: 1, isStopped: true }, "Canceled"],
  [{ kind: "query", endedAt: 1, isFromStore: true }, "From the store"],
  [{ kind: "subscription" }, "Open"],
  [{ kind: "subscription", endedAt: 1, isStopped: true }, "Closed"],
  [{ kind: "subscription", endedAt: 1, isStopped: true, failure: new Error("Lost.") }, "Failed"],
])("%j is %s", (operation, label) => expect(stateOf(operation).label).toBe(label));

test("each message is said once, in the words for users", () => {
  expect(messagesOf({})).toEqual([]);
  expect(messagesOf({ failure: [problem, problem, { message: "Too long." }] })).toEqual(["Down.", "Too long."]);
  expect(messagesOf({ failure: new GraphError([problem], 200) })).toEqual(["The service is down."]);
  expect(messagesOf({ failure: new NetworkError("unreadable", null) })).toEqual([new NetworkError("unreadable", null).message]);
});

test.each([
  [0.4, "0 ms"],
  [1234, "1,234 ms"],
  [9999, "9,999 ms"],
  [10_400, "10 s"],
])("%s milliseconds read %s", (milliseconds, text) => expect(spanText(milliseconds)).toBe(text));
