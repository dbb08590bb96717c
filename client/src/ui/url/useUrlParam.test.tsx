import { act, render } from "@testing-library/react";
import { useEffect } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { useGridState } from "../table/useGridState";
import { useClearParams, useUrlParam } from "./useUrlParam";

/** What the latest screen offers. */
let screen: ReturnType<typeof useScreen>;

function useScreen() {
  const [, setStatus] = useUrlParam("status");
  const [, setText] = useUrlParam("text");
  const clear = useClearParams(["status"]);
  const [grid, setGrid] = useGridState("grid", ["id"], { key: "id", direction: "asc" });
  return { setStatus, setText, clear, turn: () => setGrid({ ...grid, page: 1 }) };
}

function Screen({ onDrawn }: { onDrawn: (drawn: ReturnType<typeof useScreen>) => void }) {
  const drawn = useScreen();
  useEffect(() => onDrawn(drawn));
  return null;
}

/** Opens a list. Data that is read later arrives at once, unless it never does. Returns the router, and its address. */
async function open(search = "", answersLater = true) {
  let reads = 0;
  const list = {
    path: "/list",
    element: <Screen onDrawn={(drawn) => void (screen = drawn)} />,
    loader: () => (reads++ === 0 || answersLater ? null : new Promise(() => undefined)),
  };
  const children = [{ path: "/before", element: null }, list, { path: "/other", element: null }];
  // The shell asks for a session first.
  const shell = { HydrateFallback: () => null, middleware: [() => undefined], children };
  const router = createMemoryRouter([shell], { initialEntries: ["/before", `/list${search}`] });
  await act(async () => void render(<RouterProvider router={router} />));
  return { router, address: () => `${router.state.location.pathname}${router.state.location.search}` };
}

test("changes in one moment all last, also those of different hooks", async () => {
  const { address } = await open("?page=2&tab=all");
  await act(async () => {
    screen.setStatus("ACTIVE", { without: ["page"] });
    screen.setText("bus", { without: ["page"] });
  });
  expect(address()).toBe("/list?tab=all&status=ACTIVE&text=bus");
  await act(async () => {
    screen.setText("tram");
    screen.clear?.();
    screen.turn();
  });
  expect(address()).toBe("/list?tab=all&text=tram&grid-page=2");
});

test("a change lasts while the router still loads data for the one before", async () => {
  const { router, address } = await open("", false);
  await act(async () => screen.setStatus("ACTIVE"));
  expect(address()).toBe("/list");
  await act(async () => screen.setText("bus"));
  expect(router.state.navigation.location?.search).toBe("?status=ACTIVE&text=bus");
});

test("changes that replace the entry of the history add none, and one that adds an entry keeps it", async () => {
  const { router, address } = await open("?page=2");
  await act(async () => {
    screen.setText("b", { replace: true });
    screen.setText("bu", { replace: true });
  });
  await act(async () => {
    screen.setStatus("ACTIVE");
    screen.setText("bus", { replace: true });
  });
  expect(address()).toBe("/list?page=2&text=bus&status=ACTIVE");
  await act(() => router.navigate(-1));
  expect(address()).toBe("/list?page=2&text=bu");
  await act(() => router.navigate(-1));
  expect(address()).toBe("/before");
});

test("a change that changes nothing adds no entry to the history, and a late one leaves another screen alone", async () => {
  const { router, address } = await open();
  for (let click = 1; click <= 2; click += 1) await act(async () => screen.setStatus("ACTIVE"));
  await act(() => router.navigate(-1));
  expect(address()).toBe("/list");
  const { setStatus } = screen;
  await act(() => router.navigate("/other"));
  await act(async () => setStatus("ACTIVE"));
  expect(address()).toBe("/other");
});
