import { expect, test } from "vitest";
import { readThings, withPinToggled, withRecent } from "./keptThings";

const thing = (label: string, address = `/app/${label}`) => ({ kind: "Customer", label, address });
const nothing = { recent: [], pinned: [] };

test("the latest of the recent things comes first, each once, and eight at most", () => {
  const names = "abcdefghija".split("");
  const { recent } = names.reduce((things, name) => withRecent(things, thing(name)), readThings(null));
  expect(recent.map(({ label }) => label).join("")).toBe("ajihgfed");
});

test("a pin is toggled by its address, and takes on the latest name", () => {
  const pinned = withPinToggled(nothing, thing("old", "/app/1"));
  expect(withRecent(pinned, thing("new", "/app/1")).pinned).toEqual([thing("new", "/app/1")]);
  expect(withPinToggled(pinned, thing("new", "/app/1")).pinned).toEqual([]);
});

test.each([
  ["no JSON", "{"],
  ["something else", '"text"'],
  ["lists of something else", '{"recent": [null, 1, {"label": "a"}], "pinned": {}}'],
  ["a link that leads elsewhere", '{"recent": [{"kind": "a", "label": "b", "address": "https://elsewhere.example"}]}'],
])("%s in the storage counts as nothing", (_, text) => expect(readThings(text)).toEqual(nothing));
