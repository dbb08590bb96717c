import { ThemeProvider } from "@mui/material/styles";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazy, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TextInput } from "../../ui/form/fields";
import { endSession, startSession } from "../session/session";
import { theme } from "../theme";
import { followDrafts, isText, type Shape } from "./drafts";
import { useDraft } from "./useDraft";

type Entries = { name: string };

const HOUR_MS = 3_600_000;

let unfollow = () => {};
const signIn = (email: string) => {
  startSession(email);
  unfollow = followDrafts(email);
};

beforeEach(() => {
  sessionStorage.clear();
  signIn("dana@marquee.example");
});
afterEach(() => {
  unfollow();
  vi.useRealTimers();
});

type Props = { shape?: Shape<Entries>; base?: string; saved?: string; isSent?: boolean };

function Form({ shape = { name: isText }, base, saved = "", isSent }: Props) {
  const [entries, setEntries] = useState<Entries>({ name: saved });
  const draft = useDraft({ name: "pixel 4", entries, shape, base: { base }, isSent, onRestore: setEntries });
  return (
    <form>
      {draft}
      <TextInput label="Name" value={entries.name} onChange={(name) => setEntries({ name })} />
    </form>
  );
}

const form = (props: Props = {}) => (
  <ThemeProvider theme={theme}>
    <Form {...props} />
  </ThemeProvider>
);
const open = (props?: Props) => render(form(props));

const restore = () => screen.queryByRole("button", { name: "Restore what you had typed" });
const name = () => screen.getByRole("textbox", { name: "Name" });

/** Types into a new form, and has the page go away as a reload does: no component learns of it. */
async function typeAndReload(text: string) {
  open();
  await userEvent.type(name(), text);
  const kept = sessionStorage.getItem("marquee.drafts");
  cleanup();
  if (kept !== null) sessionStorage.setItem("marquee.drafts", kept);
}

test("what was typed before a reload is offered, and restored", async () => {
  await typeAndReload("Checkout");
  open();
  expect(name()).toHaveValue("");
  await userEvent.click(screen.getByRole("button", { name: "Restore what you had typed" }));
  expect(name()).toHaveValue("Checkout");
  expect(name()).toHaveFocus();
  expect(restore()).toBeNull();
});

test("a discarded offer does not come back, and an ignored one does", async () => {
  await typeAndReload("Checkout");
  open().unmount();
  open();
  await userEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect(restore()).toBeNull();
  expect(name()).toHaveValue("");
  cleanup();
  open();
  expect(restore()).toBeNull();
});

test("the offer says so when what is saved has changed", async () => {
  await typeAndReload("Checkout");
  open();
  expect(screen.getByRole("group")).toHaveAccessibleName(/^What you typed here until \d+:\d\d [AP]M was not saved\.$/);
  cleanup();
  open({ base: "other" });
  expect(screen.getByRole("group")).toHaveAccessibleName(/was not saved\. What is saved has changed since\.$/);
});

test("what was saved after all, while the page went away, is not offered", async () => {
  await typeAndReload("Checkout");
  open({ saved: "Checkout", base: "other" });
  expect(restore()).toBeNull();
  cleanup();
  open({ saved: "Check", base: "other" });
  expect(restore()).toBeInTheDocument();
});

test("leaving discards it before the next screen is drawn", async () => {
  const waiting = lazy(() => new Promise<never>(() => {}));
  const routes = [
    { path: "/form", element: form() },
    { path: "/next", Component: waiting },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/form"] });
  render(<RouterProvider router={router} />);
  await userEvent.type(name(), "Checkout");
  expect(sessionStorage.getItem("marquee.drafts")).toContain("Checkout");
  await act(async () => router.navigate("/form?tab=2"));
  expect(sessionStorage.getItem("marquee.drafts")).toContain("Checkout");
  await act(async () => router.navigate("/next"));
  expect(name()).toHaveValue("Checkout");
  expect(sessionStorage.getItem("marquee.drafts")).toBeNull();
});

test("nothing is kept of a form that is left, or whose entries are sent", async () => {
  const { unmount } = open();
  await userEvent.type(name(), "Checkout");
  unmount();
  expect(sessionStorage.getItem("marquee.drafts")).toBeNull();
  const { rerender } = open();
  await userEvent.type(name(), "Checkout");
  expect(sessionStorage.getItem("marquee.drafts")).not.toBeNull();
  rerender(form({ isSent: true }));
  expect(sessionStorage.getItem("marquee.drafts")).toBeNull();
});

test("a session that ends by itself keeps it for the same user, and for no other", async () => {
  open();
  await userEvent.type(name(), "Checkout");
  act(() => endSession({ isExpired: true }));
  cleanup();
  unfollow();
  const kept = sessionStorage.getItem("marquee.drafts") ?? "";
  signIn("Dana@marquee.example");
  open();
  expect(restore()).toBeInTheDocument();
  cleanup();
  unfollow();
  signIn("sam@marquee.example");
  expect(kept).not.toBe("");
  expect(sessionStorage.getItem("marquee.drafts")).toBeNull();
  open();
  expect(restore()).toBeNull();
});

test("signing out discards it", async () => {
  await typeAndReload("Checkout");
  endSession();
  expect(sessionStorage.getItem("marquee.drafts")).toBeNull();
});

test("it is kept for an hour", async () => {
  await typeAndReload("Checkout");
  const now = Date.now();
  vi.useFakeTimers({ now: now + HOUR_MS - 60_000, toFake: ["Date"] });
  open();
  expect(restore()).toBeInTheDocument();
  cleanup();
  // A clock that was put back keeps it no longer.
  for (const time of [now + HOUR_MS, now - HOUR_MS - 60_000]) {
    vi.setSystemTime(time);
    open();
    expect(restore()).toBeNull();
    cleanup();
  }
});

test("entries that the form no longer has, and a damaged store, are not offered", async () => {
  await typeAndReload("Checkout");
  open({ shape: { name: (value): value is string => value === "another" } });
  expect(restore()).toBeNull();
  cleanup();
  for (const drafts of ['{"pixel 4":{"savedAt":"now"}}', '{"pixel 4":{"savedAt":1e300,"base":"","entries":"{\\"name\\":\\"A\\"}"}}', `{"pixel 4":{"savedAt":${Date.now()},"base":"","entries":"{"}}`, "7", "{"]) {
    sessionStorage.setItem("marquee.drafts", `{"owner":"dana@marquee.example","drafts":${drafts}}`);
    open();
    expect(restore()).toBeNull();
    cleanup();
  }
});
