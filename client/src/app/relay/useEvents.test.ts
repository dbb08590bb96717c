import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import subscription, { type liveListsPipelineJobsSubscription } from "../../__generated__/liveListsPipelineJobsSubscription.graphql";
import * as subscriptions from "./subscribe";
import { useEvents } from "./useEvents";

type Response = liveListsPipelineJobsSubscription["response"];
type Listener = Parameters<typeof subscriptions.subscribe<Response>>[1];

/** The subscriptions that were sent, and whether they were ended. */
let sent: (Listener & { isEnded: boolean })[];

const response: Response = { change: { readAt: "2026-11-23T12:00:00Z", failure: null, added: [], changed: [], removedIds: [] } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  setVisibility("visible");
  sent = [];
  vi.spyOn(subscriptions, "subscribe").mockImplementation((_, listener) => {
    const one = { ...listener, isEnded: false };
    sent.push(one);
    return () => void (one.isEnded = true);
  });
});

const pass = (ms: number) => vi.advanceTimersByTime(ms);
const ended = () => sent.map(({ isEnded }) => isEnded);
const goOnline = () => act(() => void window.dispatchEvent(new Event("online")));

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

function follow() {
  const log: string[] = [];
  const listener = { onEvent: () => log.push("event"), onLost: () => log.push("lost") };
  const { unmount } = renderHook(() => useEvents<liveListsPipelineJobsSubscription>(subscription, listener));
  return { log, unmount };
}

test("a subscription that is lost is sent again, after longer and longer pauses, until it has an event", () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  const { log } = follow();
  sent[0]?.onEvent(response);
  for (const [index, pause] of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000].entries()) {
    sent.at(-1)?.onEnd(new Error("gone"));
    pass(pause - 1);
    expect(sent).toHaveLength(index + 1);
    pass(1);
    expect(sent).toHaveLength(index + 2);
  }
  sent.at(-1)?.onEvent(response);
  sent.at(-1)?.onEvent(response);
  expect([log[0], ...log.slice(-3)]).toEqual(["event", "lost", "event", "event"]);
  sent.at(-1)?.onEnd();
  pass(1_000);
  expect(sent).toHaveLength(9);
});

test("a subscription that is silent for a minute is lost", () => {
  const { log } = follow();
  pass(59_999);
  sent[0]?.onEvent(response);
  pass(59_999);
  expect(log).toEqual(["event"]);
  pass(1);
  expect(log).toEqual(["event", "lost"]);
  expect(ended()).toEqual([true]);
});

test("nothing is followed while the page is hidden, or after the screen has gone", () => {
  const { log, unmount } = follow();
  setVisibility("hidden");
  expect(ended()).toEqual([true]);
  goOnline();
  pass(600_000);
  expect(sent).toHaveLength(1);
  setVisibility("visible");
  sent[1]?.onEvent(response);
  expect(log).toEqual(["lost", "event"]);
  unmount();
  expect(ended()).toEqual([true, true]);
  goOnline();
  pass(600_000);
  expect(sent).toHaveLength(2);
});

test("a subscription is sent again at once when the connection is back", () => {
  const { log } = follow();
  sent[0]?.onEnd(new Error("gone"));
  goOnline();
  expect(sent).toHaveLength(2);
  // One that still waits for its first event is replaced.
  goOnline();
  expect(ended()).toEqual([true, true, false]);
  sent[2]?.onEvent(response);
  expect(log).toEqual(["lost", "lost", "event"]);
});
