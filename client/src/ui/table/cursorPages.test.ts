import { expect, test } from "vitest";
import { cursorPageNumber, cursorPageOf, cursorParams, writeCursorPage } from "./cursorPages";

const params = cursorParams("jobs-");

test.each([
  ["", { first: 50 }, 0],
  ["jobs-page=3", { first: 50 }, 0],
  ["jobs-page=3&jobs-after=x", { first: 50, after: "x" }, 2],
  ["jobs-page=2&jobs-before=y", { last: 50, before: "y" }, 1],
  ["jobs-page=none&jobs-after=x", { first: 50, after: "x" }, 1],
  ["page=3&after=x", { first: 50 }, 0],
])("the address ?%s has a page", (address, page, number) => {
  const search = new URLSearchParams(address);
  expect(cursorPageOf(search, params, 50)).toEqual(page);
  expect(cursorPageNumber(search, params)).toBe(number);
});

test.each([
  ["the next page", { page: 2, after: "end" }, "tab=jobs&jobs-page=3&jobs-after=end"],
  ["the previous page", { page: 1, before: "start" }, "tab=jobs&jobs-page=2&jobs-before=start"],
  ["the first page", { page: 0, before: "start" }, "tab=jobs"],
  ["a page that was empty", { page: 1, before: null }, "tab=jobs"],
])("%s has its own address", (_, next, address) => {
  const search = new URLSearchParams("tab=jobs&jobs-page=2&jobs-after=x");
  expect(writeCursorPage(search, params, next).toString()).toBe(address);
});
