import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { cursorPageNumber, cursorPageOf, cursorParams, useCursorPages, writeCursorPage } from "./useCursorPages";

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

function Pager({ arrived }: { arrived?: object }) {
  const { variables, pagingOf } = useCursorPages(10);
  const isCurrent = arrived === undefined || JSON.stringify(variables) === JSON.stringify(arrived);
  const paging = pagingOf(35, { startCursor: "start", endCursor: "end" }, isCurrent);
  return <button onClick={() => paging?.onPageChange(paging.page + 1)}>{paging?.page}</button>;
}

test.each([
  ["turns to the page after the one that is shown", undefined, "1"],
  ["is that of the previous page until the next one arrives, and does not turn", { first: 10 }, "0"],
])("the pager %s", (_, arrived, shown) => {
  const { router } = drawPage(<Pager arrived={arrived} />, { at: ["/?tab=jobs"] });
  const button = screen.getByRole("button");
  fireEvent.click(button);
  const { location } = router.state;
  expect(location.search).toBe("?tab=jobs&page=2&after=end");
  expect(button).toHaveTextContent(shown);
  if (arrived !== undefined) fireEvent.click(button);
  // Not even another entry of the history.
  expect(router.state.location).toBe(location);
});
