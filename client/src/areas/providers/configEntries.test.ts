import { expect, test } from "vitest";
import { draftOf, editedEntry, restored, withKey } from "./configEntries";

const config = [{ key: "url", value: "https://feed.example", isSecret: false }];

test("a new key comes last, without a value", () => {
  expect(withKey(config, " region ")).toEqual([...config, { key: "region", value: "", isSecret: false }]);
});

test("an empty name and a name that is there already change nothing", () => {
  expect(withKey(config, "  ")).toBe(config);
  expect(withKey(config, "url")).toBe(config);
});

test("names that differ in case are two keys", () => {
  expect(withKey(config, "URL")).toHaveLength(2);
});

test.each([
  ["https://h?token=a", "https://h?token=••••••••", true],
  ["secret", "••••••••", false],
  ["plain", "plain", false],
  ["", "", false],
])("%s, masked as %s, is partly masked: %s", (value, maskedValue, isPartlyMasked) => {
  const entry = editedEntry({ key: "url", value, maskedValue, isSecret: true });
  expect(entry.stored).toEqual({ value, maskedValue, isPartlyMasked });
});

test("neither secrets nor the values of new keys are kept, and the rest is restored", () => {
  const stored = { value: "", maskedValue: "", isPartlyMasked: false };
  const edited = [
    { key: "url", value: "https://new.example", isSecret: false },
    { key: "region", value: "east", isSecret: false, stored },
    { key: "token", value: "typed", isSecret: true, stored },
    { key: "added", value: "perhaps a secret", isSecret: false },
  ];
  const kept = draftOf(edited);
  expect(kept.map(({ value }) => value)).toEqual(["https://new.example", "east", null, null]);
  const opened = [...config, { key: "token", value: "old", isSecret: true, stored }];
  expect(restored(opened, kept).map(({ key, value }) => [key, value])).toEqual([
    ["url", "https://new.example"],
    ["region", "east"],
    ["token", "old"],
    ["added", ""],
  ]);
});
