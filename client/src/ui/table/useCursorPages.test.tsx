import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { useCursorPages } from "./useCursorPages";

/** What the latest page of the graph was read for, as a test sets it. */
let arrived: string | null = null;

function Pager() {
  const { variables, pagingOf } = useCursorPages(10);
  const isCurrent = arrived === null || JSON.stringify(variables) === arrived;
  const paging = pagingOf(35, { startCursor: "start", endCursor: "end" }, isCurrent);
  return (
    <button type="button" onClick={() => paging?.onPageChange(paging.page + 1)}>
      {paging?.page}
    </button>
  );
}

function open(address: string) {
  const router = createMemoryRouter([{ path: "/", element: <Pager /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

test("the pager turns to the page after the one that is shown", async () => {
  arrived = null;
  const router = open("/?tab=jobs");
  await userEvent.click(screen.getByRole("button", { name: "0" }));
  expect(router.state.location.search).toBe("?tab=jobs&page=2&after=end");
  expect(screen.getByRole("button", { name: "1" })).toBeInTheDocument();
});

test("until a page arrives, the pager is that of the previous one and does not turn", async () => {
  arrived = JSON.stringify({ first: 10 });
  const router = open("/");
  await userEvent.click(screen.getByRole("button", { name: "0" }));
  const { location } = router.state;
  expect(location.search).toBe("?page=2&after=end");
  await userEvent.click(screen.getByRole("button", { name: "0" }));
  // Not even another entry of the history.
  expect(router.state.location).toBe(location);
});
