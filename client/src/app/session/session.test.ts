import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endSession, followOtherTabs, onSessionChange, onSessionEnd, readStoredToken, sessionToken, startSession } from "./session";

const ended = vi.fn();
const changed = vi.fn();
const stop: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  readStoredToken();
  stop.push(onSessionEnd(ended), onSessionChange(changed));
  ended.mockReset();
  changed.mockReset();
});
afterEach(() => {
  for (const release of stop.splice(0)) release();
});

const fromAnotherTab = (key: string | null, newValue: string | null) => {
  if (newValue === null) localStorage.removeItem("auth.token");
  else localStorage.setItem("auth.token", newValue);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
};

test("a session lies in local storage under auth.token", () => {
  startSession("t-1");
  expect(localStorage.getItem("auth.token")).toBe("t-1");
  expect(sessionToken()).toBe("t-1");
  endSession();
  expect(localStorage.getItem("auth.token")).toBeNull();
  expect(sessionToken()).toBeNull();
  expect(ended).toHaveBeenCalledOnce();
});

test("a token that was replaced in storage is read before a navigation, and what was known is forgotten", () => {
  startSession("t-1");
  changed.mockReset();
  expect(readStoredToken()).toBe("t-1");
  expect(changed).not.toHaveBeenCalled();
  localStorage.setItem("auth.token", "t-2");
  expect(readStoredToken()).toBe("t-2");
  expect(changed).toHaveBeenCalledOnce();
});

test("an empty token counts as missing", () => {
  startSession("t-1");
  localStorage.setItem("auth.token", "");
  expect(readStoredToken()).toBeNull();
});

test("a sign-out in another tab ends this session, another key does not", () => {
  followOtherTabs();
  startSession("t-1");
  window.dispatchEvent(new StorageEvent("storage", { key: "marquee.theme", newValue: "dark" }));
  expect(ended).not.toHaveBeenCalled();
  fromAnotherTab("auth.token", null);
  expect(ended).toHaveBeenCalledOnce();
  expect(sessionToken()).toBeNull();
});

test("a page restored from the browser's cache notices a sign-out meanwhile", () => {
  followOtherTabs();
  startSession("t-1");
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(sessionToken()).toBe("t-1");
  localStorage.removeItem("auth.token");
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(sessionToken()).toBeNull();
  expect(ended).toHaveBeenCalled();
});

test("what GraphiQL kept of a session goes with it, and its look stays", () => {
  startSession("t-1");
  localStorage.setItem("graphiql:tabState", "{}");
  localStorage.setItem("graphiql:queries", "{}");
  localStorage.setItem("graphiql:theme", "dark");
  localStorage.setItem("marquee.theme", "dark");
  endSession();
  expect(Object.keys(localStorage).toSorted()).toEqual(["graphiql:theme", "marquee.theme"]);
});
