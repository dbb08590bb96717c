import { beforeEach, expect, test, vi } from "vitest";
import { noteMutation } from "../relay/responses";
import { endSession, startSession } from "../session/session";
import { paths } from "./paths";
import { preloadScreens } from "./preload";
import type { ScreenRoute } from "./route";

const load = vi.fn(() => ({}));
const screen: ScreenRoute = {
  id: "pixels",
  path: paths.pixels(),
  handle: { title: "Pixels", area: "pixels" },
  load,
  lazy: { Component: () => Promise.resolve(() => null) },
};

/** An address that no test has loaded before. */
let address = paths.pixels();
let tests = 0;

beforeEach(() => {
  vi.useFakeTimers();
  startSession("token");
  tests += 1;
  address = `${paths.pixels()}?customer=${tests}`;
  document.body.innerHTML = `
    <table><tbody><tr tabindex="0"><td data-pinned="start"><a href="${address}">Pixels</a></td><td><span>Row</span></td></tr></tbody></table>
    <p>Elsewhere</p><a href="https://elsewhere.example/app/pixels">Other host</a>`;
});

const at = (selector: string, type: string) => document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

preloadScreens([screen]);

test.each([
  ["rests on it", () => at("td a", "pointerover"), 1],
  ["rests on its row", () => at("span", "pointerover"), 1],
  ["has touched it", () => at("td a", "touchstart"), 1],
  ["has brought the focus to it", () => at("td a", "focusin"), 1],
  ["rests on a link to another host", () => at("body > a", "pointerover"), 0],
  ["rests elsewhere", () => at("p", "pointerover"), 0],
  ["has only crossed it", () => [at("td a", "pointerover"), at("p", "pointerover")], 0],
  ["has tabbed across it", () => [at("td a", "focusin"), at("p", "focusin")], 0],
  ["has clicked it", () => [at("td a", "pointerover"), at("td a", "click")], 0],
  ["has come to it twice", () => [at("td a", "focusin"), at("td a", "focusin")], 1],
])("the screen of a link that the user %s is loaded %#", (_, act, times) => {
  act();
  vi.advanceTimersByTime(1_000);
  expect(load).toHaveBeenCalledTimes(times);
});

test("without a session nothing is loaded", () => {
  endSession();
  at("td a", "touchstart");
  expect(load).not.toHaveBeenCalled();
});

test("a screen is loaded once more when what was loaded is no longer kept, and after a mutation", () => {
  const touch = () => at("td a", "touchstart");
  touch();
  vi.advanceTimersByTime(11_000);
  touch();
  expect(load).toHaveBeenCalledTimes(2);
  noteMutation();
  touch();
  expect(load).toHaveBeenCalledTimes(3);
});
