import { act } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { useGoBack } from "./useGoBack";

afterEach(() => void Reflect.deleteProperty(window, "navigation"));

function Back({ otherwise }: { otherwise: () => void }) {
  const goBack = useGoBack(({ pathname }) => pathname === "/list", otherwise);
  return <button onClick={() => void goBack()}>Back</button>;
}

test.each<[string, number, (string | null)[] | null, number | null]>([
  ["the list just before", 1, ["/list?q=a", "/form"], -1],
  ["the latest of several", 3, ["/list", "/list?q=a", "/other", "/form", "/list"], -2],
  ["the list behind an entry without an address", 2, ["/list", null, "/form"], -2],
  ["something else if no list was open before", 1, ["/other", "/form"], null],
  ["something else if it was only open later", 0, ["/form", "/list"], null],
  ["something else if the browser does not tell its history", 0, null, null],
])("leads back to %s", async (_, shown, paths, delta) => {
  const entries = (paths ?? []).map((path, index) => ({ index, url: path === null ? null : `https://console.example${path}` }));
  if (paths !== null) Object.assign(window, { navigation: { entries: () => entries, currentEntry: entries[shown] } });
  const otherwise = vi.fn();
  const { router, getByRole } = drawPage(<Back otherwise={otherwise} />);
  const navigate = vi.spyOn(router, "navigate");
  await act(async () => getByRole("button").click());
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(delta === null ? [] : [delta]);
  expect(otherwise).toHaveBeenCalledTimes(delta === null ? 1 : 0);
});
