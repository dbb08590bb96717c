import { expect, test } from "vitest";
import { readRecords, withPinToggled, withRecent } from "./RecentTracker";

const record = (label: string, address = `/app/${label}`) => ({ kind: "Customer", label, address });
const nothing = { recent: [], pinned: [] };

test("the latest of the recent records comes first, each once, and eight at most", () => {
  const names = "abcdefghija".split("");
  const { recent } = names.reduce((records, name) => withRecent(records, record(name)), readRecords(null));
  expect(recent.map(({ label }) => label).join("")).toBe("ajihgfed");
});

test("a pin is toggled by its address, and takes on the latest name", () => {
  const pinned = withPinToggled(nothing, record("old", "/app/1"));
  expect(withRecent(pinned, record("new", "/app/1")).pinned).toEqual([record("new", "/app/1")]);
  expect(withPinToggled(pinned, record("new", "/app/1")).pinned).toEqual([]);
});

test.each([
  ["something else", "text"],
  ["lists of something else", { recent: [null, 1, { label: "a" }], pinned: {} }],
  ["a link that leads elsewhere", { recent: [{ kind: "a", label: "b", address: "https://elsewhere.example" }] }],
])("%s in the storage counts as nothing", (_, stored) => expect(readRecords(stored)).toEqual(nothing));
