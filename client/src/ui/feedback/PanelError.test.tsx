import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { MissingPart } from "./MissingPart";
import { PanelError, retryFailed } from "./PanelError";
import { finalReason } from "./finalReason";

const failure = (isRetryable: boolean) => () => ({ at: new Date(), service: null, requestId: null, message: "Select smaller pages.", isRetryable, isMissing: false });

test("a failure can be tried again, and says no more than what is missing", () => {
  drawPage(<PanelError what="markets" onRetry={() => {}} latestFailure={failure(true)} />);
  expect(screen.getByText("Could not load markets.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Retry" })).toBeEnabled();
});

test("a failure that would come again says why, and offers no Retry", () => {
  drawPage(<PanelError what="markets" onRetry={() => {}} latestFailure={failure(false)} />);
  expect(screen.getByText("Could not load markets. Select smaller pages.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});

test.each([
  ["that can be tried again", true, false, 1],
  ["that would come again", false, false, 0],
  ["that is tried again already", true, true, 0],
])("when the connection or a service is back, a failure %s is tried again %s times", (_, isRetryable, isBusy, times) => {
  const onRetry = vi.fn<() => void>();
  const { unmount } = drawPage(<PanelError what="markets" onRetry={onRetry} isBusy={isBusy} latestFailure={failure(isRetryable)} />);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(onRetry).toHaveBeenCalledTimes(times);
  act(retryFailed);
  expect(onRetry).toHaveBeenCalledTimes(2 * times);
  unmount();
  window.dispatchEvent(new Event("online"));
  retryFailed();
  expect(onRetry).toHaveBeenCalledTimes(2 * times);
});

test.each([
  ["LIMIT_EXCEEDED", "Could not load names. Too many rows.", 0],
  ["UPSTREAM_TIMEOUT", "Could not load names.", 1],
  ["NOT_FOUND", "Could not load names. Too many rows.", 1],
])("a part that failed with %s reads %j, and names the service", async (code, text, retries) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const errors = [{ path: ["names"], extensions: { code, retryable: false, userMessage: "Too many rows.", service: "main" } }];
  drawPage(<MissingPart what="names" parts={[{ ok: true }, { ok: false, errors }]} onRetry={async () => {}} />);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryAllByRole("button", { name: "Retry" })).toHaveLength(retries);
  expect(await screen.findByText(/^Service: main · /)).toBeVisible();
});

const problem = (code: string, retryable: boolean, userMessage?: string) => ({ path: ["series"], extensions: { code, retryable, userMessage } });
const limit = problem("LIMIT_EXCEEDED", false, "That is too much.");

test.each([
  [[limit], "That is too much."],
  [[limit, problem("LIMIT_EXCEEDED", false, "That, too.")], "That is too much."],
  // The gateway has no room now.
  [[problem("LIMIT_EXCEEDED", true, "Later.")], null],
  [[limit, problem("UPSTREAM_UNAVAILABLE", true, "Down.")], null],
  [[problem("BAD_USER_INPUT", false, "No.")], null],
  [[{ path: ["series"] }], null],
  [[null, "text"], null],
  [[], null],
])("the errors %j are final for the reason %j", (errors, reason) => expect(finalReason(errors)).toBe(reason));
