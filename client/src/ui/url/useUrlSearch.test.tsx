import { act, render } from "@testing-library/react";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { useEffect } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { useGridState } from "../table/useGridState";
import { useClearParams } from "./useClearParams";
import { useUrlParam } from "./useUrlParam";

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

/** Opens a list. Data that is read later arrives at once, unless it never does. */
async function open(address: string, answersLater = true) {
  let reads = 0;
  const router = createMemoryRouter(
    [
      {
        id: "shell",
        HydrateFallback: () => null,
        // The shell asks for a session first.
        middleware: [() => undefined],
        children: [
          { path: "/before", element: null },
          {
            id: "list",
            path: "/list",
            element: <Screen onDrawn={(drawn) => void (screen = drawn)} />,
            loader: () => (reads++ === 0 || answersLater ? null : new Promise(() => undefined)),
          },
          { path: "/other", element: null },
        ],
      },
    ],
    { initialEntries: ["/before", address] },
  );
  await act(async () => void render(<RouterProvider router={router} />));
  return router;
}

test("two changes in one moment both last", async () => {
  const router = await open("/list?page=2&tab=all");
  await act(async () => {
    screen.setStatus("ACTIVE", { without: ["page"] });
    screen.setText("bus", { without: ["page"] });
  });
  expect(router.state.location.search).toBe("?tab=all&status=ACTIVE&text=bus");
});

test("changes of different hooks in one moment all last", async () => {
  const router = await open("/list?status=ACTIVE&tab=all");
  await act(async () => {
    screen.setText("bus");
    screen.clear?.();
    screen.turn();
  });
  expect(router.state.location.search).toBe("?tab=all&text=bus&grid-page=2");
});

test("a change lasts while the router still loads data for the one before", async () => {
  const router = await open("/list", false);
  await act(async () => screen.setStatus("ACTIVE"));
  expect(router.state.location.search).toBe("");
  await act(async () => screen.setText("bus"));
  expect(router.state.navigation.location?.search).toBe("?status=ACTIVE&text=bus");
});

test("changes that replace the entry of the history add none, and one that adds an entry keeps it", async () => {
  const router = await open("/list?page=2");
  await act(async () => {
    screen.setText("b", { replace: true });
    screen.setText("bu", { replace: true });
  });
  await act(async () => {
    screen.setStatus("ACTIVE");
    screen.setText("bus", { replace: true });
  });
  expect(router.state.location.search).toBe("?page=2&text=bus&status=ACTIVE");
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe("?page=2&text=bu");
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe("/before");
});

test("a change that changes nothing adds no entry to the history", async () => {
  const router = await open("/list");
  for (let click = 1; click <= 2; click += 1) await act(async () => screen.setStatus("ACTIVE"));
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe("");
});

test("a late change leaves the address of another screen alone", async () => {
  const router = await open("/list");
  const { setStatus } = screen;
  await act(() => router.navigate("/other"));
  await act(async () => setStatus("ACTIVE"));
  expect(router.state.location).toMatchObject({ pathname: "/other", search: "" });
});

test("nothing else changes the search parameters of the address", () => {
  const src = path.join(import.meta.dirname, "../..");
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const writers = files.filter((file) => /\[\w*, \w+\] = useSearchParams\(/.test(readFileSync(path.join(src, file), "utf8")));
  expect(writers.map((file) => path.basename(file))).toEqual(["useUrlSearch.ts"]);
});
