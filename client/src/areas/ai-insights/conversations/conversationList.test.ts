import { expect, test } from "vitest";
import { conversationsOf, nextSortParam, sortOf } from "./conversationList";

const newest = { field: "CREATED_AT", direction: "DESC" };
const first = { filter: {}, orderBy: newest, first: 50 };

test.each([
  ["", first],
  ["search=+", first],
  ["search=+c-1+", { ...first, filter: { text: "c-1" } }],
  ["customer=3&user=12", { ...first, filter: { customerIds: [3], userIds: [12] } }],
  ["customer=x&user=-", first],
  ["type=USER&model=model-x", { ...first, filter: { initiationTypeTexts: ["USER"], models: ["model-x"] } }],
  ["dates=yesterday", { ...first, filter: { dates: { preset: "YESTERDAY" } } }],
  ["sort=id", { ...first, orderBy: { field: "CONVERSATION_ID", direction: "ASC" } }],
  ["sort=-created", { ...first, orderBy: { field: "CREATED_AT", direction: "DESC" } }],
  ["sort=customer", { ...first, orderBy: { field: "CUSTOMER", direction: "ASC" } }],
  ["sort=-user", { ...first, orderBy: { field: "USER", direction: "DESC" } }],
  ["sort=title", first],
  ["page=2&after=x", { ...first, after: "x" }],
])("the address ?%s asks for its list", (address, variables) => expect(conversationsOf(new URLSearchParams(address))).toEqual(variables));

test("clicks on a header sort up, down, and not at all; another header starts upwards", () => {
  // The table asks for the other direction of the column that it is sorted by.
  expect(nextSortParam(null, { key: "id", direction: "asc" })).toBe("id");
  expect(nextSortParam({ key: "id", direction: "asc" }, { key: "id", direction: "desc" })).toBe("-id");
  expect(nextSortParam({ key: "id", direction: "desc" }, { key: "id", direction: "asc" })).toBeNull();
  expect(nextSortParam({ key: "id", direction: "desc" }, { key: "user", direction: "asc" })).toBe("user");
  expect(sortOf(new URLSearchParams("sort=-id"))).toEqual({ key: "id", direction: "desc" });
  expect(sortOf(new URLSearchParams())).toBeNull();
});
