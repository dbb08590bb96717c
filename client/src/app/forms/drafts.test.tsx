import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { TextInput } from "../../ui/form/fields";
import { endSession, startSession } from "../session/session";
import { followDrafts, useDraft } from "./drafts";

type Entries = { name: string };

const HOUR_MS = 3_600_000;

let unfollow = () => {};
const signIn = (email: string) => {
  unfollow();
  startSession(email);
  unfollow = followDrafts(email);
};

beforeEach(() => {
  sessionStorage.clear();
  signIn("dana@marquee.example");
});

type Props = { saved?: string };

function Form({ saved = "" }: Props) {
  const [entries, setEntries] = useState<Entries>({ name: saved });
  const draft = useDraft({ name: "pixel 4", entries, base: { base: saved }, onRestore: setEntries });
  return (
    <form>
      {draft}
      <TextInput label="Name" value={entries.name} onChange={(name) => setEntries({ name })} />
    </form>
  );
}

const kept = () => sessionStorage.getItem("marquee.drafts");
const type = () => fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "Checkout" } });

/** Opens the form. Returns whether it offers what was entered before. */
function offers(props: Props = {}) {
  cleanup();
  drawPage(<Form {...props} />);
  return screen.queryByRole("button", { name: "Restore what you had typed" }) !== null;
}

/** Types into a new form, and has the page go away as a reload does: no component learns of it. */
function typeAndReload() {
  expect(offers()).toBe(false);
  type();
  const text = kept() ?? "";
  cleanup();
  sessionStorage.setItem("marquee.drafts", text);
}

test("an ignored offer comes back, and a discarded one does not", () => {
  typeAndReload();
  for (let time = 1; time <= 2; time += 1) expect(offers()).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect(screen.queryByRole("group")).toBeNull();
  expect(offers()).toBe(false);
});

test("what was saved after all, while the page went away, is not offered", () => {
  typeAndReload();
  expect(offers({ saved: "Checkout" })).toBe(false);
  expect(offers({ saved: "Check" })).toBe(true);
});

test("leaving discards it, and another tab of the screen does not", async () => {
  const { router } = drawPage(<Form />, { at: ["/form"], routes: [{ path: "/next", element: "Next" }] });
  type();
  await act(async () => router.navigate("/form?tab=2"));
  expect(kept()).toContain("Checkout");
  await act(async () => router.navigate("/next"));
  expect(kept()).toBeNull();
});

test("a session that ends by itself keeps it for the same user and no other, and signing out discards it", () => {
  typeAndReload();
  endSession({ isExpired: true });
  signIn("Dana@marquee.example");
  expect(offers()).toBe(true);
  cleanup();
  signIn("sam@marquee.example");
  expect(kept()).toBeNull();
  expect(offers()).toBe(false);
  type();
  endSession();
  expect(kept()).toBeNull();
});

test("it is kept for an hour, and no longer if the clock was put back", () => {
  typeAndReload();
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const [time, isOffered] of [[HOUR_MS - 60_000, true], [HOUR_MS, false], [-HOUR_MS - 60_000, false]] as const) {
    vi.setSystemTime(now + time);
    expect(offers()).toBe(isOffered);
  }
});

test("entries that the form no longer has, and a damaged store, are not offered", () => {
  const stored = (entries: string) => JSON.stringify({ "pixel 4": { savedAt: Date.now(), base: "", entries } });
  for (const drafts of [stored('{"title":"A"}'), stored('{"name":7}'), '{"pixel 4":{"savedAt":"now"}}', '{"pixel 4":{"savedAt":1e300,"base":"","entries":"{\\"name\\":\\"A\\"}"}}', stored("{"), "7", "{"]) {
    sessionStorage.setItem("marquee.drafts", `{"owner":"dana@marquee.example","drafts":${drafts}}`);
    expect(offers()).toBe(false);
  }
});
