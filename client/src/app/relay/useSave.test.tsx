import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import { useSaveAssetOwner } from "../../areas/asset-owners/useSaveAssetOwner";
import { showToast } from "../toasts";

vi.mock("../toasts", () => ({ showToast: vi.fn() }));

const onSaved = vi.fn();

function Form() {
  const { save, failure, isConflict, isBusy } = useSaveAssetOwner(onSaved);
  const submit = () => save({ assetOwnerId: 7, defaultMarketId: 2 });
  return (
    <>
      <button onClick={submit}>{isBusy ? "Saving" : "Save"}</button>
      {failure !== null && <p role="alert">{isConflict ? `Conflict: ${failure}` : failure}</p>}
    </>
  );
}

function open() {
  const environment = createMockEnvironment();
  const { unmount } = render(
    <RelayEnvironmentProvider environment={environment}>
      <Form />
    </RelayEnvironmentProvider>,
  );
  const answer = (errors: { code?: string; message: string }[]) =>
    act(async () => {
      const [operation] = environment.mock.getAllOperations();
      if (operation === undefined) throw new Error("Nothing was sent.");
      environment.mock.resolve(operation, { data: { saveAssetOwner: { errors } } });
    });
  return { user: userEvent.setup(), sent: () => environment.mock.getAllOperations().length, answer, unmount };
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

test("a form is sent once, however often Save is clicked", async () => {
  const { user, sent, answer } = open();
  await user.dblClick(screen.getByRole("button"));
  expect(sent()).toBe(1);
  await answer([]);
  expect(onSaved).toHaveBeenCalledOnce();
  expect(showToast).toHaveBeenCalledWith("Asset owner saved");
  await user.click(screen.getByRole("button", { name: "Saving" }));
  expect(sent()).toBe(0);
});

test("a refusal shows all its reasons in the form, which can be sent again", async () => {
  const { user, sent, answer } = open();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await answer([{ message: "No such market." }, { message: "Ask finance." }]);
  expect(screen.getByRole("alert")).toHaveTextContent("No such market. Ask finance.");
  expect(onSaved).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(sent()).toBe(1);
  await answer([{ code: "CONFLICT", message: "Someone else was faster." }]);
  expect(screen.getByRole("alert")).toHaveTextContent("Conflict: Someone else was faster.");
});

test("a user who has left the form sees a refusal as a toast", async () => {
  const { user, answer, unmount } = open();
  await user.click(screen.getByRole("button", { name: "Save" }));
  unmount();
  await answer([{ message: "No such market." }]);
  expect(showToast).toHaveBeenCalledWith("No such market.", "red");
});
