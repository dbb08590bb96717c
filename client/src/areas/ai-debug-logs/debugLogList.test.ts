import { expect, test } from "vitest";
import { debugLogsOf } from "./debugLogList";

test.each([
  ["", { filter: {}, first: 50 }],
  ["feature= Plan &route=/chat&user=12", { filter: { featureTypeText: "Plan", route: "/chat", userIdText: "12" }, first: 50 }],
  ["feature=%20", { filter: {}, first: 50 }],
  ["errors=yes", { filter: { hasErrors: true }, first: 50 }],
  ["errors=no", { filter: { hasErrors: false }, first: 50 }],
  ["errors=maybe", { filter: {}, first: 50 }],
  ["dates=last7", { filter: { dates: { preset: "LAST_7_DAYS" } }, first: 50 }],
  ["size=25", { filter: {}, first: 25 }],
  ["size=100&page=2&after=abc", { filter: {}, first: 100, after: "abc" }],
  ["size=1000", { filter: {}, first: 50 }],
  ["sort=-route", { filter: {}, orderBy: { field: "ROUTE", direction: "DESC" }, first: 50 }],
  ["sort=timestamp", { filter: {}, orderBy: { field: "RECORDED_AT", direction: "ASC" }, first: 50 }],
  ["sort=-timestamp", { filter: {}, first: 50 }],
  ["sort=status", { filter: {}, first: 50 }],
])("the address %j asks for the list %o", (search, variables) => expect(debugLogsOf(new URLSearchParams(search))).toEqual(variables));
