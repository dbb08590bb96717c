import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endSession, followOtherTabs, holdPage, onSessionChange, onSessionEnd, readStoredToken, refuseSession, renewSession, sessionToken, startSession } from "./session";

const EXPIRED = "marquee.session-expired";
const ended = vi.fn();
const changed = vi.fn();
const stop: (() => void)[] = [];

followOtherTabs();

beforeEach(() => {
  localStorage.clear();
  readStoredToken();
  stop.push(onSessionEnd(ended), onSessionChange(changed));
  startSession("t-1");
  ended.mockReset();
  changed.mockReset();
});
afterEach(() => {
  for (const release of stop.splice(0)) release();
});

const stored = () => localStorage.getItem("auth.token");
const fromAnotherTab = (token: string | null) => {
  if (token === null) localStorage.removeItem("auth.token");
  else localStorage.setItem("auth.token", token);
  window.dispatchEvent(new StorageEvent("storage", { key: "auth.token", newValue: token }));
};

test("a session is in local storage until it ends, and with it what GraphiQL kept, but not its look", () => {
  expect([stored(), sessionToken()]).toEqual(["t-1", "t-1"]);
  for (const key of ["graphiql:tabState", "graphiql:queries", "graphiql:theme", "marquee.theme"]) localStorage.setItem(key, "{}");
  endSession();
  expect(sessionToken()).toBeNull();
  expect(ended).toHaveBeenCalledOnce();
  expect(Object.keys(localStorage).toSorted()).toEqual(["graphiql:theme", "marquee.theme"]);
});

test("a token that was replaced in storage is read before a navigation, and what was known is forgotten", () => {
  expect(readStoredToken()).toBe("t-1");
  expect(changed).not.toHaveBeenCalled();
  localStorage.setItem("auth.token", "t-2");
  expect(readStoredToken()).toBe("t-2");
  expect(changed).toHaveBeenCalledOnce();
  localStorage.setItem("auth.token", "");
  expect(readStoredToken()).toBeNull();
});

test("another key of the storage ends nothing, and a session that ends by itself in another tab ends by itself here, so that what was entered is kept", () => {
  sessionStorage.setItem("marquee.drafts", "{}");
  window.dispatchEvent(new StorageEvent("storage", { key: "marquee.theme", newValue: "dark" }));
  expect(ended).not.toHaveBeenCalled();
  localStorage.setItem(EXPIRED, "true");
  fromAnotherTab(null);
  expect(ended).toHaveBeenLastCalledWith(true);
  expect(sessionStorage.getItem("marquee.drafts")).toBe("{}");
  startSession("t-2");
  fromAnotherTab(null);
  expect(ended).toHaveBeenLastCalledWith(false);
  expect(sessionStorage.getItem("marquee.drafts")).toBeNull();
});

test("a form whose write was refused keeps the page, whatever other tabs do but sign out", () => {
  stop.push(holdPage());
  refuseSession(true);
  localStorage.setItem(EXPIRED, "true");
  for (const token of [null, "t-2"]) {
    fromAnotherTab(token);
    expect(readStoredToken()).toBe("t-1");
  }
  expect(changed).not.toHaveBeenCalled();
  expect(renewSession("t-3")).toBe(true);
  expect(stored()).toBe("t-3");
  refuseSession(true);
  fromAnotherTab(null);
  expect(ended).toHaveBeenCalledExactlyOnceWith(false);
  expect(renewSession("t-4")).toBe(false);
  expect(sessionToken()).toBeNull();
});

test("the page is loaded again for the session of another tab once the form is gone", () => {
  const release = holdPage();
  refuseSession(true);
  localStorage.setItem("auth.token", "t-2");
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  release();
  vi.unstubAllGlobals();
  expect(reload).toHaveBeenCalledOnce();
  expect(stored()).toBe("t-2");
});

test("a session that ends by itself tells other tabs so until the next one, and one that is ended does not", () => {
  const isExpired = () => localStorage.getItem(EXPIRED) !== null;
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
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  endSession({ isExpired: true });
  expect([sessionToken(), stored()]).toEqual([null, null]);
});
