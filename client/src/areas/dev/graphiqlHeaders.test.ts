import { expect, test } from "vitest";
import { requestHeaders, startingHeaders } from "./graphiqlHeaders";

const defaults = {
  accept: "application/graphql-response+json, application/json",
  "x-time-zone": "UTC",
  authorization: "Bearer t-1",
};

test.each<[what: string, typed: Record<string, string> | undefined, expected: Record<string, string>]>([
  ["an empty editor leaves the defaults", undefined, defaults],
  ["an object without headers leaves the defaults", {}, defaults],
  ["another header is added", { "Cache-Control": "no-cache" }, { ...defaults, "cache-control": "no-cache" }],
  ["a typed header replaces its default", { "X-Time-Zone": "Asia/Tokyo" }, { ...defaults, "x-time-zone": "Asia/Tokyo" }],
  ["so does one in other letters", { "X-TIME-ZONE": "Asia/Tokyo" }, { ...defaults, "x-time-zone": "Asia/Tokyo" }],
  ["a typed token replaces the session's", { Authorization: "Bearer t-2" }, { ...defaults, authorization: "Bearer t-2" }],
])("%s", (_, typed, expected) => {
  expect(requestHeaders(typed, "t-1")).toEqual(expected);
});

test("without a session no token is sent", () => {
  expect(requestHeaders({}, null)).not.toHaveProperty("authorization");
});

test("a new tab names the time zone, and has the header that bypasses the cache ready", () => {
  expect(JSON.parse(startingHeaders().replaceAll("// ", ""))).toEqual({
    "Cache-Control": "no-cache",
    "X-Time-Zone": "UTC",
  });
});
