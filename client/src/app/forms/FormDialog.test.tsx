import TextField from "@mui/material/TextField";
import { ThemeProvider } from "@mui/material/styles";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, use } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { theme } from "../theme";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";
import { SelectField } from "../../ui/form/SelectField";
import { FormDialog } from "./FormDialog";

const never = new Promise<never>(() => {});

/** A screen whose data does not arrive. */
function NeverReady() {
  return use(never);
}

function renderForm(props: Partial<ComponentProps<typeof FormDialog>> = {}) {
  const onSave = vi.fn();
  const onClose = vi.fn();
  const form = (
    <FormDialog title="New Customer" draft={null} onSave={onSave} onClose={onClose} {...props}>
      {props.children ?? (
        <>
          <TextField label="Customer Name" />
          <SelectField label="Channel" value={null} choices={[{ value: "BUS", label: "Bus" }]} onChange={vi.fn()} />
        </>
      )}
    </FormDialog>
  );
  const router = createMemoryRouter(
    [
      { path: "/list", element: "The list" },
      { path: "/form", element: form },
      { path: "/sign-in", element: "Sign in" },
      { path: "/slow", element: <NeverReady /> },
    ],
    { initialEntries: ["/list", "/form"], initialIndex: 1 },
  );
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return { onSave, onClose, router };
}

test("the dialog is named by its title and starts in its first field", () => {
  renderForm();
  expect(screen.getByRole("dialog", { name: "New Customer" })).toBeInTheDocument();
  expect(screen.getByLabelText("Customer Name")).toHaveFocus();
});

test("a form that cannot be saved says why at its button, and Enter saves nothing", async () => {
  const user = userEvent.setup();
  const { onSave } = renderForm({ saveReason: "This study belongs to no customer." });
  const save = screen.getByRole("button", { name: "Save" });
  expect(save).toHaveAttribute("aria-disabled", "true");
  expect(save).toHaveAccessibleDescription("This study belongs to no customer.");
  await user.type(screen.getByLabelText("Customer Name"), "Harbor{Enter}");
  await user.click(save);
  expect(onSave).not.toHaveBeenCalled();
});

test("Enter saves as the button does", async () => {
  const user = userEvent.setup();
  const { onSave } = renderForm();
  await user.type(screen.getByLabelText("Customer Name"), "Harbor{Enter}");
  expect(onSave).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(onSave).toHaveBeenCalledTimes(2);
});

test("Cancel and Escape close without saving", async () => {
  const user = userEvent.setup();
  const { onSave, onClose } = renderForm();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(onSave).not.toHaveBeenCalled();
});

test("Escape asks first where something was typed", async () => {
  const user = userEvent.setup();
  const { onClose } = renderForm();
  const name = screen.getByLabelText("Customer Name");
  await user.type(name, "Harbor{Escape}");
  expect(onClose).not.toHaveBeenCalled();
  const question = screen.getByRole("alertdialog");
  expect(question).toHaveAccessibleDescription("Close without saving what you entered?");
  await user.click(within(question).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(name).toHaveValue("Harbor");
  await user.type(name, "{Escape}");
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});

test("a choice in a menu counts as entered, and Enter keeps it", async () => {
  const user = userEvent.setup();
  const { onClose } = renderForm();
  await user.click(screen.getByRole("combobox", { name: "Channel" }));
  await user.click(screen.getByRole("option", { name: "Bus" }));
  await user.keyboard("{Escape}");
  const question = screen.getByRole("alertdialog");
  expect(within(question).getByRole("button", { name: "Cancel" })).toHaveFocus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
});

test("Back asks first where something was typed", async () => {
  const user = userEvent.setup();
  const { router } = renderForm();
  const name = screen.getByLabelText("Customer Name");
  await user.type(name, "Harbor");
  await act(() => router.navigate(-1));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Cancel" }));
  expect(name).toHaveValue("Harbor");
  await act(() => router.navigate(-1));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Close" }));
  expect(await screen.findByText("The list")).toBeInTheDocument();
});

test("to look for a choice is no entry", async () => {
  const user = userEvent.setup();
  const choices = Array.from({ length: 30 }, (_, index) => ({ value: index, label: `Customer ${index}` }));
  const { onClose } = renderForm({ children: <SelectField label="Customer" value={null} choices={choices} onChange={vi.fn()} /> });
  await user.click(screen.getByRole("combobox", { name: "Customer" }));
  await user.type(screen.getByRole("searchbox", { name: "Find in Customer" }), "7");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

test("Escape and then Back ask one question", async () => {
  const user = userEvent.setup();
  const { router } = renderForm();
  await user.type(screen.getByLabelText("Customer Name"), "Harbor{Escape}");
  await act(() => router.navigate(-1));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(screen.getByLabelText("Customer Name")).toHaveValue("Harbor");
});

test("a form that is being left does not ask again while the next screen loads", async () => {
  const user = userEvent.setup();
  const { router } = renderForm();
  await user.type(screen.getByLabelText("Customer Name"), "Harbor");
  await act(() => router.navigate("/slow"));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/slow"));
  expect(screen.getByLabelText("Customer Name")).toBeInTheDocument();
  await act(() => router.navigate(-2));
  await waitFor(() => expect(router.state.location.pathname).toBe("/list"));
});

test.each([
  ["Back", "where nothing was typed", "", -1, "The list"],
  ["the end of the session", "whatever was typed", "Harbor", "/sign-in", "Sign in"],
] as const)("%s does not ask %s", async (_, __, text, target, shown) => {
  const user = userEvent.setup();
  const { router } = renderForm();
  if (text !== "") await user.type(screen.getByLabelText("Customer Name"), text);
  await act(() => (typeof target === "number" ? router.navigate(target) : router.navigate(target)));
  expect(await screen.findByText(shown)).toBeInTheDocument();
});

test.each([
  ["has it ask", "Harbor", true],
  ["does not", "", false],
])("a reload of the browser %s", async (_, text, isAsked) => {
  const user = userEvent.setup();
  renderForm({ isBusy: true });
  if (text !== "") await user.type(screen.getByLabelText("Customer Name"), text);
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(isAsked);
});

test("Cancel closes at once, whatever was typed", async () => {
  const user = userEvent.setup();
  const { onClose } = renderForm();
  await user.type(screen.getByLabelText("Customer Name"), "Harbor");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onClose).toHaveBeenCalledOnce();
});

test("while a save runs the form neither saves again nor closes", async () => {
  const user = userEvent.setup();
  const { onSave, onClose } = renderForm({ isBusy: true });
  await user.type(screen.getByLabelText("Customer Name"), "{Enter}");
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
  expect(onSave).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test("the button can say what it is doing while a save runs", () => {
  renderForm({ saveLabel: "Submit", busyLabel: "Submitting...", isBusy: true });
  expect(screen.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  expect(screen.queryByRole("button", { name: "Submit" })).toBeNull();
});

test("the server's message is in a warning box", () => {
  renderForm({ warning: "The name is taken." });
  expect(screen.getByRole("alert")).toHaveTextContent("The name is taken.");
});

test.each([
  [{ question: "Leave?" }, "Leave?", "OK"],
  [
    { question: "Delete this job?", subject: "Miami, 11-23-2026, transit", action: "Delete" },
    "Delete this job? Miami, 11-23-2026, transit",
    "Delete",
  ],
])("the confirmation %o names its thing and does nothing before it is confirmed", async (texts, description, action) => {
  const user = userEvent.setup();
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(
    <ThemeProvider theme={theme}>
      <ConfirmDialog {...texts} onConfirm={onConfirm} onCancel={onCancel} />
    </ThemeProvider>,
  );
  expect(screen.getByRole("alertdialog", { name: "Confirm" })).toHaveAccessibleDescription(description);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: action }));
  expect(onConfirm).toHaveBeenCalledOnce();
});
