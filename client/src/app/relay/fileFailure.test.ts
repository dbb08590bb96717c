import { expect, test } from "vitest";
import { GraphError, NetworkError } from "./errors";
import { fileFailure } from "./fileFailure";

// The files of jsdom cannot be read.
const fileThat = (read: () => Promise<ArrayBuffer>) =>
  Object.assign(new File(["a"], "rows.csv"), { slice: () => ({ arrayBuffer: read }) });
const whole = fileThat(() => Promise.resolve(new ArrayBuffer(1)));
const changed = fileThat(() => Promise.reject(new DOMException("Changed", "NotReadableError")));

const unreachable = new NetworkError("unreachable", null);
const unreadable = new NetworkError("unreadable", null);
const refused = new GraphError([{ message: "No." }], 200);

test.each([
  ["an unreachable gateway", whole, unreachable, unreachable.message],
  [
    "a file that has changed",
    changed,
    unreachable,
    '"rows.csv" can no longer be read. It may have been changed or moved. Choose it again.',
  ],
  ["a refusal of a file that has changed since", changed, refused, "No."],
])("the message for %s", async (_, file, error, message) => {
  expect(await fileFailure(file, error)).toBe(message);
});

test.each([
  ["a lost connection", whole, unreachable, `${unreachable.message} Look first.`],
  ["a response that cannot be read", whole, unreadable, `${unreadable.message} Look first.`],
  [
    "a file that was not sent as a whole",
    changed,
    unreachable,
    '"rows.csv" can no longer be read. It may have been changed or moved. Choose it again.',
  ],
  ["a refusal", whole, refused, "No."],
])("the message for %s where the outcome matters", async (_, file, error, message) => {
  expect(await fileFailure(file, error, "Look first.")).toBe(message);
});
