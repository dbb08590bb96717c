import { expect, test } from "vitest";
import { GraphError, NetworkError } from "./errors";
import { fileFailure } from "./files";

// The files of jsdom cannot be read.
const fileThat = (read: () => Promise<ArrayBuffer>) => Object.assign(new File(["a"], "rows.csv"), { slice: () => ({ arrayBuffer: read }) });
const whole = fileThat(() => Promise.resolve(new ArrayBuffer(1)));
const changed = fileThat(() => Promise.reject(new DOMException("Changed", "NotReadableError")));

const unreachable = new NetworkError("unreachable", null);
const unreadable = new NetworkError("unreadable", null);
const refused = new GraphError([{ message: "No." }], 200);
const gone = '"rows.csv" can no longer be read. It may have been changed or moved. Choose it again.';

test.each([
  ["an unreachable gateway", whole, unreachable, undefined, unreachable.message],
  ["a file that has changed", changed, unreachable, undefined, gone],
  ["a refusal of a file that has changed since", changed, refused, undefined, "No."],
  ["a lost connection where the outcome matters", whole, unreachable, "Look first.", `${unreachable.message} Look first.`],
  ["a response that cannot be read where the outcome matters", whole, unreadable, "Look first.", `${unreadable.message} Look first.`],
  ["a file that was not sent as a whole", changed, unreachable, "Look first.", gone],
  ["a refusal", whole, refused, "Look first.", "No."],
])("the message for %s", async (_, file, error, hint, message) => expect(await fileFailure(file, error, hint)).toBe(message));
