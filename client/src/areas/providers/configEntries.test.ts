import { expect, test } from "vitest";
import { withKey } from "./configEntries";

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
