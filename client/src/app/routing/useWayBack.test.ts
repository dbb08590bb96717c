import { renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useWayBack } from "./useWayBack";

const navigate = vi.fn();
vi.mock("react-router", () => ({ useNavigate: () => navigate }));

afterEach(() => {
  navigate.mockClear();
  Reflect.deleteProperty(window, "navigation");
});

const list = (url: URL) => url.pathname === "/list";

/** The history of a tab, of which one entry is shown. */
function history(shown: number, ...paths: (string | null)[]) {
  const entries = paths.map((path, index) => ({ index, url: path === null ? null : `https://console.example${path}` }));
  Object.assign(window, { navigation: { entries: () => entries, currentEntry: entries[shown] } });
}

async function goBack() {
  const otherwise = vi.fn();
  await renderHook(() => useWayBack(list, otherwise)).result.current();
  return otherwise;
}

test.each([
  ["the list just before", 1, ["/list?q=a", "/form"], -1],
  ["the latest of several", 3, ["/list", "/list?q=a", "/other", "/form", "/list"], -2],
  ["the list behind an entry without an address", 2, ["/list", null, "/form"], -2],
] as const)("goes back to %s", async (_, shown, paths, delta) => {
  history(shown, ...paths);
  const otherwise = await goBack();
  expect(navigate).toHaveBeenCalledExactlyOnceWith(delta);
  expect(otherwise).not.toHaveBeenCalled();
});

test.each([
  ["none was open before", 1, ["/other", "/form"]],
  ["it was only open later", 0, ["/form", "/list"]],
] as const)("does something else if %s", async (_, shown, paths) => {
  history(shown, ...paths);
  expect(await goBack()).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
});

test("does something else if the browser does not tell its history", async () => {
  expect(await goBack()).toHaveBeenCalledOnce();
});
