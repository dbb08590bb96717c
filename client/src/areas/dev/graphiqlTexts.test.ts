import { expect, test } from "vitest";
import { requestHeaders, startingHeaders } from "./graphiqlHeaders";
import { graphiqlFragment, linkToOperation, operationOfLink } from "./graphiqlLink";

const defaults = { accept: "application/graphql-response+json, application/json", "x-time-zone": "UTC", authorization: "Bearer t-1" };

test.each<[what: string, typed: Record<string, string> | undefined, expected: Record<string, string>]>([
  ["an empty editor leaves the defaults", undefined, defaults],
  ["an object without headers leaves the defaults", {}, defaults],
  ["another header is added", { "Cache-Control": "no-cache" }, { ...defaults, "cache-control": "no-cache" }],
  ["a typed header replaces its default", { "X-Time-Zone": "Asia/Tokyo" }, { ...defaults, "x-time-zone": "Asia/Tokyo" }],
  ["so does one in other letters", { "X-TIME-ZONE": "Asia/Tokyo" }, { ...defaults, "x-time-zone": "Asia/Tokyo" }],
  ["a typed token replaces the session's", { Authorization: "Bearer t-2" }, { ...defaults, authorization: "Bearer t-2" }],
])("%s", (_, typed, expected) => expect(requestHeaders(typed, "t-1")).toEqual(expected));

test("without a session no token is sent, and a new tab names the time zone, and has the header that bypasses the cache ready", () => {
  expect(requestHeaders({}, null)).not.toHaveProperty("authorization");
  expect(JSON.parse(startingHeaders().replaceAll("// ", ""))).toEqual({ "Cache-Control": "no-cache", "X-Time-Zone": "UTC" });
});

const query = 'query Find($text: String) {\n  customers(filter: { text: $text }) { totalCount } # "&+%\n}';

test.each(['{\n  "text": "a & b"\n}', '{\n  "text": "#1?"\n}', '{ "text": '])("a link, also behind a hash, opens the query with the variables %j", (variables) => {
  const operation = { query, variables, operationName: "Find" };
  expect(operationOfLink(linkToOperation(operation))).toEqual(operation);
  const fragment = graphiqlFragment(operation);
  expect(fragment).toMatch(/^#query=[^#?]*$/);
  expect(operationOfLink(new URL(fragment, "http://127.0.0.1/graphiql").hash)).toEqual(operation);
});

test.each([null, "", "{}", "{ }"])("the variables %j are left out", (variables) => {
  const link = linkToOperation({ query, variables, operationName: null });
  expect([...new URLSearchParams(link).keys()]).toEqual(["query"]);
});

test.each(["", "?return=graphiql", "?query=", "?variables={}"])("the address %j opens nothing", (search) => expect(operationOfLink(search)).toBeNull());
