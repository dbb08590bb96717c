import { act, fireEvent, renderHook, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import mutation, { type AssetOwnerFormMutation } from "../../__generated__/AssetOwnerFormMutation.graphql";
import { LoadingOverlay } from "../LoadingOverlay";
import { startSession } from "../session/session";
import * as toasts from "../toasts";
import { UserErrors } from "./errors";
import { useAction, useSubmit } from "./useSubmit";

const onDone = vi.fn();

type Options = Parameters<typeof useSubmit<AssetOwnerFormMutation>>[1];

function Form(options: Options) {
  const { submit, failure, isConflict, isBusy } = useSubmit<AssetOwnerFormMutation>(mutation, { done: "Asset owner saved", onDone, ...options });
  return (
    <>
      <button onClick={() => submit({ assetOwnerId: 7, defaultMarketId: 2 })}>{isBusy ? "Saving" : "Save"}</button>
      {failure !== null && <p role="alert">{isConflict ? `Conflict: ${failure}` : failure}</p>}
      <LoadingOverlay />
    </>
  );
}

const press = () => fireEvent.click(screen.getByText(/^Sav/));
const isCovered = () => screen.queryByLabelText("Loading") !== null;

/** Opens the form, and clicks on Save. */
function save(options: Options = {}) {
  const { mock, unmount } = drawPage(<Form {...options} />);
  press();
  const respond = (response: Parameters<typeof mock.resolve>[1]) => act(async () => mock.resolve(mock.getMostRecentOperation(), response));
  const answer = (errors: { code?: string; message: string }[]) => respond({ data: { saveAssetOwner: { assetOwner: null, errors } } });
  return { sent: () => mock.getAllOperations().length, answer, respond, unmount };
}

beforeEach(() => {
  vi.spyOn(toasts, "showToast").mockReturnValue();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  startSession("t-1");
});

test("a form is sent once under the overlay, however often Save is clicked", async () => {
  const { sent, answer } = save();
  press();
  expect(sent()).toBe(1);
  expect(isCovered()).toBe(true);
  await answer([]);
  expect(onDone).toHaveBeenCalledOnce();
  expect(toasts.showToast).toHaveBeenCalledExactlyOnceWith("Asset owner saved");
  expect(isCovered()).toBe(false);
  expect(screen.getByRole("button")).toHaveTextContent("Saving");
  press();
  expect(sent()).toBe(0);
});

test("a refusal shows all its reasons in the form, which can be sent again", async () => {
  const { sent, answer } = save();
  await answer([{ message: "No such market." }, { message: "Ask finance." }]);
  expect(screen.getByRole("alert")).toHaveTextContent("No such market. Ask finance.");
  expect(onDone).not.toHaveBeenCalled();
  press();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(sent()).toBe(1);
  await answer([{ code: "STALE", message: "Someone else was faster." }]);
  expect(screen.getByRole("alert")).toHaveTextContent("Conflict: Someone else was faster.");
});

test("a write after which only a read has failed is done, and one without an answer has failed", async () => {
  const { respond } = save();
  await respond({ data: { saveAssetOwner: null }, errors: [{ message: "down", path: ["saveAssetOwner"] }] });
  expect(onDone).not.toHaveBeenCalled();
  press();
  await respond({ data: { saveAssetOwner: { assetOwner: null, errors: [] } }, errors: [{ message: "down", path: ["saveAssetOwner", "assetOwner"] }] });
  expect(onDone).toHaveBeenCalledOnce();
});

test("a user who has left the form sees a refusal as a toast, and the next user does not", async () => {
  for (const token of ["t-1", "t-2"]) {
    const { answer, unmount } = save();
    unmount();
    if (token !== "t-1") startSession(token);
    await answer([{ message: "No such market." }]);
  }
  expect(toasts.showToast).toHaveBeenCalledExactlyOnceWith("No such market.", "red");
});

test("a button shows a failure as a toast, without the overlay, and can be clicked again", async () => {
  const { answer, sent } = save({ failed: "The owner stays.", tone: "orange" });
  expect(isCovered()).toBe(false);
  await answer([{ message: "No such market." }]);
  expect(toasts.showToast).toHaveBeenCalledExactlyOnceWith("The owner stays. No such market.", "orange");
  press();
  await answer([]);
  press();
  expect(sent()).toBe(1);
});

let settle: { resolve: () => void; reject: (error: Error) => void };
const action = vi.fn<(id: number) => Promise<void>>();

const start = (failed: string | (() => string) = "It failed.") => {
  action.mockImplementation(() => new Promise((resolve, reject) => void (settle = { resolve, reject })));
  const { result } = renderHook(() => useAction(action, failed));
  act(() => result.current[0](7));
  return result;
};
const fail = (error: Error) => act(async () => settle.reject(error));

test("a second click while an action runs does nothing", async () => {
  const result = start();
  act(() => result.current[0](7));
  expect(action).toHaveBeenCalledExactlyOnceWith(7);
  expect(result.current[1]).toBe(true);
  await act(async () => settle.resolve());
  expect(result.current[1]).toBe(false);
  act(() => result.current[0](8));
  expect(action).toHaveBeenLastCalledWith(8);
});

test.each([
  ["its own message", "It failed.", new Error("down"), "It failed."],
  ["a message made of the error", () => "It failed.", new Error("down"), "It failed."],
  ["the words of the service after the stated text", "It failed", new UserErrors([{ message: "This provider is frozen." }]), "It failed. This provider is frozen."],
])("a failure of an action shows as a toast with %s", async (_, failed, error, text) => {
  const result = start(failed);
  await fail(error);
  expect(toasts.showToast).toHaveBeenCalledExactlyOnceWith(text, "red");
  expect(result.current[1]).toBe(false);
});

test("the next session does not see a failure of the one before", async () => {
  start();
  startSession("t-2");
  await fail(new Error("aborted"));
  expect(toasts.showToast).not.toHaveBeenCalled();
});
