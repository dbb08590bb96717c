import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, use } from "react";
import { expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { SelectField } from "../../ui/form/SelectField";
import { TextInput } from "../../ui/form/fields";
import { FormDialog } from "./FormDialog";

const never = new Promise<never>(() => {});

/** A screen whose data does not arrive. */
function NeverReady() {
  return use(never);
}

const choices = Array.from({ length: 30 }, (_, index) => ({ value: index, label: `Bus ${index}` }));
const name = () => screen.getByLabelText("Customer Name");
const question = () => screen.queryByRole("alertdialog");
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const enterName = () => fireEvent.input(name(), { target: { value: "Harbor" } });

const answer = async (reply: "Cancel" | "Close") => fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: reply }));

function renderForm(props: Partial<ComponentProps<typeof FormDialog>> = {}) {
  const onSave = vi.fn();
  const onClose = vi.fn();
  const form = (
    <FormDialog title="New Customer" draft={null} onSave={onSave} onClose={onClose} {...props}>
      <TextInput label="Customer Name" value="" onChange={vi.fn()} />
      <SelectField label="Channel" value={null} choices={choices} onChange={vi.fn()} />
    </FormDialog>
  );
  const routes = [
    { path: "/list", element: "The list" },
    { path: "/sign-in", element: "Sign in" },
    { path: "/slow", element: <NeverReady /> },
  ];
  const { router } = drawPage(form, { at: ["/list", "/form"], routes });
  return { onSave, onClose, router };
}

test("a form that cannot be saved says why at its button, and Enter saves nothing", () => {
  const { onSave } = renderForm({ saveReason: "This study belongs to no customer." });
  const save = screen.getByRole("button", { name: "Save" });
  expect(save).toHaveAccessibleDescription("This study belongs to no customer.");
  fireEvent.submit(name());
  fireEvent.click(save);
  expect(onSave).not.toHaveBeenCalled();
});

test("while a save runs, the form neither saves again nor closes, and the button can say what it is doing", () => {
  const { onSave, onClose } = renderForm({ saveLabel: "Submit", busyLabel: "Submitting...", isBusy: true });
  fireEvent.submit(name());
  press("Escape");
  expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  expect(onSave).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test("to look for a choice is no entry, but to choose is, and Enter keeps it", async () => {
  const user = userEvent.setup();
  const { onClose } = renderForm();
  await user.click(screen.getByRole("combobox", { name: "Channel" }));
  await user.keyboard("7");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("combobox", { name: "Channel" }));
  await user.click(screen.getByRole("option", { name: "Bus 2" }));
  await user.keyboard("{Escape}");
  expect(question()).toHaveAccessibleDescription("Close without saving what you entered?");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(question()).toBeNull());
  expect(onClose).toHaveBeenCalledOnce();
});

test("Escape and Back ask one question where something was typed, and the user decides", async () => {
  const { router } = renderForm();
  enterName();
  press("Escape");
  await act(() => router.navigate(-1));
  await answer("Cancel");
  await waitFor(() => expect(question()).toBeNull());
  expect(name()).toBeInTheDocument();
  await act(() => router.navigate(-1));
  await answer("Close");
  expect(await screen.findByText("The list")).toBeInTheDocument();
});

test("a form that is being left does not ask again while the next screen loads", async () => {
  const { router } = renderForm();
  enterName();
  await act(() => router.navigate("/slow"));
  await answer("Close");
  await waitFor(() => expect(router.state.location.pathname).toBe("/slow"));
  expect(name()).toBeInTheDocument();
  await act(() => router.navigate(-2));
  await waitFor(() => expect(router.state.location.pathname).toBe("/list"));
});

test("neither Back where nothing was typed nor the end of the session asks", async () => {
  const { router } = renderForm();
  await act(() => router.navigate(-1));
  expect(await screen.findByText("The list")).toBeInTheDocument();
  await act(() => router.navigate(1));
  enterName();
  await act(() => router.navigate("/sign-in"));
  expect(await screen.findByText("Sign in")).toBeInTheDocument();
});
