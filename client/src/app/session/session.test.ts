import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  endSession,
  followOtherTabs,
  holdPage,
  onSessionChange,
  onSessionEnd,
  readStoredToken,
  refuseSession,
  renewSession,
  sessionToken,
  startSession,
} from "./session";

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

test("a session that ends by itself in another tab ends by itself here, so that what was entered is kept", () => {
  followOtherTabs();
  sessionStorage.setItem("marquee.drafts", "{}");
  startSession("t-1");
  localStorage.setItem("marquee.session-expired", "true");
  fromAnotherTab("auth.token", null);
  expect(ended).toHaveBeenLastCalledWith(true);
  expect(sessionStorage.getItem("marquee.drafts")).toBe("{}");
  startSession("t-2");
  fromAnotherTab("auth.token", null);
  expect(ended).toHaveBeenLastCalledWith(false);
  expect(sessionStorage.getItem("marquee.drafts")).toBeNull();
});

test("a form whose write was refused keeps the page, whatever other tabs do but sign out", () => {
  followOtherTabs();
  startSession("t-1");
  stop.push(holdPage());
  refuseSession(true);
  localStorage.setItem("marquee.session-expired", "true");
  changed.mockReset();
  for (const token of [null, "t-2"]) {
    fromAnotherTab("auth.token", token);
    expect(readStoredToken()).toBe("t-1");
  }
  expect(changed).not.toHaveBeenCalled();
  expect(renewSession("t-3")).toBe(true);
  expect(localStorage.getItem("auth.token")).toBe("t-3");
  refuseSession(true);
  fromAnotherTab("auth.token", null);
  expect(ended).toHaveBeenCalledExactlyOnceWith(false);
  expect(renewSession("t-4")).toBe(false);
  expect(sessionToken()).toBeNull();
});

test("the page is loaded again for the session of another tab once the form is gone", () => {
  startSession("t-1");
  const release = holdPage();
  refuseSession(true);
  localStorage.setItem("auth.token", "t-2");
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  release();
  vi.unstubAllGlobals();
  expect(reload).toHaveBeenCalledOnce();
  expect(localStorage.getItem("auth.token")).toBe("t-2");
});

test("a session that ends by itself tells other tabs so until the next one, and one that is ended does not", () => {
  const isExpired = () => localStorage.getItem("marquee.session-expired") !== null;
  startSession("t-1");
  endSession({ isExpired: true });
  expect(isExpired()).toBe(true);
  startSession("t-2");
  expect(isExpired()).toBe(false);
  endSession();
  // What was under way is refused later.
  endSession({ isExpired: true });
  expect(isExpired()).toBe(false);
});

test("a full storage does not keep a session from ending by itself", () => {
  startSession("t-1");
  vi.spyOn(console, "error").mockReturnValue();
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  endSession({ isExpired: true });
  full.mockRestore();
  expect(sessionToken()).toBeNull();
  expect(localStorage.getItem("auth.token")).toBeNull();
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
