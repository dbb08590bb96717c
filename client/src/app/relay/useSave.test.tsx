import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { useSaveAssetOwner } from "../../areas/asset-owners/useSaveAssetOwner";
import * as toasts from "../toasts";

const onSaved = vi.fn();

function Form() {
  const { save, failure, isConflict, isBusy } = useSaveAssetOwner(onSaved);
  return (
    <>
      <button onClick={() => save({ assetOwnerId: 7, defaultMarketId: 2 })}>{isBusy ? "Saving" : "Save"}</button>
      {failure !== null && <p role="alert">{isConflict ? `Conflict: ${failure}` : failure}</p>}
    </>
  );
}

const press = () => fireEvent.click(screen.getByRole("button"));

/** Opens the form, and clicks on Save. */
function save() {
  const { mock, unmount } = drawPage(<Form />);
  press();
  const answer = (errors: { code?: string; message: string }[]) => act(async () => mock.resolve(mock.getMostRecentOperation(), { data: { saveAssetOwner: { errors } } }));
  return { sent: () => mock.getAllOperations().length, answer, unmount };
}

beforeEach(() => {
  vi.spyOn(toasts, "showToast").mockReturnValue();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

test("a form is sent once, however often Save is clicked", async () => {
  const { sent, answer } = save();
  press();
  expect(sent()).toBe(1);
  await answer([]);
  expect(onSaved).toHaveBeenCalledOnce();
  expect(toasts.showToast).toHaveBeenCalledWith("Asset owner saved");
  expect(screen.getByRole("button")).toHaveTextContent("Saving");
  press();
  expect(sent()).toBe(0);
});

test("a refusal shows all its reasons in the form, which can be sent again", async () => {
  const { sent, answer } = save();
  await answer([{ message: "No such market." }, { message: "Ask finance." }]);
  expect(screen.getByRole("alert")).toHaveTextContent("No such market. Ask finance.");
  expect(onSaved).not.toHaveBeenCalled();
  press();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(sent()).toBe(1);
  await answer([{ code: "CONFLICT", message: "Someone else was faster." }]);
  expect(screen.getByRole("alert")).toHaveTextContent("Conflict: Someone else was faster.");
});

test("a user who has left the form sees a refusal as a toast", async () => {
  const { answer, unmount } = save();
  unmount();
  await answer([{ message: "No such market." }]);
  expect(toasts.showToast).toHaveBeenCalledWith("No such market.", "red");
});
