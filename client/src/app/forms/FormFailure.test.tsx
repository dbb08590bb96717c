import { ThemeProvider } from "@mui/material/styles";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useCreateUser } from "../../areas/customers/useCreateUser";
import { TextInput } from "../../ui/form/fields";
import { currentEnvironment } from "../relay/environment";
import { endSessionOn } from "../relay/network";
import { sessionToken, startSession } from "../session/session";
import { theme } from "../theme";
import { followDrafts } from "./drafts";
import { FormDialog } from "./FormDialog";

const onSaved = vi.fn();
const over = [{ message: "No.", extensions: { code: "UNAUTHENTICATED" as const } }];

/** What was sent, with its token. The gateway knows the token of the second sign-in only. */
const sent: [name: string, token: string | null, input: unknown][] = [];

function answer(init: RequestInit | undefined) {
  const token = new Headers(init?.headers).get("Authorization");
  const { operationName, variables } = JSON.parse(typeof init?.body === "string" ? init.body : "");
  sent.push([operationName, token, variables.input]);
  if (operationName === "useSignInMutation") {
    const isRight = variables.input.password === "right";
    return { data: { signIn: { token: isRight ? "t-2" : null, errors: isRight ? [] : [{ message: "Wrong password." }] } } };
  }
  return token === "Bearer t-2" ? { data: { createUser: { user: null, errors: [] } } } : { data: { createUser: null }, errors: over };
}

let unfollow = () => {};
beforeEach(() => {
  sent.length = 0;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", async (_: unknown, init?: RequestInit) => new Response(JSON.stringify(answer(init))));
  startSession("t-1");
  unfollow = followDrafts("Dana@marquee.example");
});
afterEach(() => {
  unfollow();
  vi.unstubAllGlobals();
});

function Form() {
  const [displayName, setName] = useState("");
  const { save, failure, isBusy } = useCreateUser(onSaved);
  const input = { customerId: 7, displayName, email: "", password: "" };
  return (
    <FormDialog title="New User" warning={failure} draft={null} isBusy={isBusy} onSave={() => save(input)} onClose={() => {}}>
      <TextInput label="Name" value={displayName} onChange={setName} />
    </FormDialog>
  );
}

/** Opens the form, and saves it in a session that has ended. */
async function saveTooLate() {
  const router = createMemoryRouter([{ path: "/", element: <Form /> }]);
  const { unmount } = render(
    <ThemeProvider theme={theme}>
      <RelayEnvironmentProvider environment={currentEnvironment()}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>
    </ThemeProvider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Name"), "Ida{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("Your session has ended.");
  return { user, unmount };
}

test("a form whose session has ended stays, and is sent again after signing in over it", async () => {
  const { user } = await saveTooLate();
  // What is read meanwhile is refused, too.
  act(() => endSessionOn(over, "t-1"));
  await user.click(screen.getByRole("button", { name: "Sign In Again" }));
  const dialog = screen.getByRole("dialog", { name: "Sign In Again" });
  expect(within(dialog).getByLabelText("Email")).toHaveValue("Dana@marquee.example");
  await user.type(within(dialog).getByLabelText("Password"), "wrong{Enter}");
  expect(await within(dialog).findByText("Wrong password.")).toBeInTheDocument();
  await user.clear(within(dialog).getByLabelText("Password"));
  await user.type(within(dialog).getByLabelText("Password"), "right{Enter}");
  await vi.waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(screen.getByLabelText("Name")).toHaveValue("Ida");
  expect(screen.getByLabelText("Name")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const input = { customerId: 7, displayName: "Ida", email: "", password: "" };
  expect(sent.filter(([name]) => name === "useCreateUserMutation")).toEqual([
    ["useCreateUserMutation", "Bearer t-1", input],
    ["useCreateUserMutation", "Bearer t-2", input],
  ]);
});

test("the session ends with the form that waited for a sign-in", async () => {
  const { unmount } = await saveTooLate();
  expect(sessionToken()).toBe("t-1");
  unmount();
  expect(sessionToken()).toBeNull();
});

test("another user signs in on an empty page, and what was entered stays for the user of the form", async () => {
  sessionStorage.setItem("marquee.drafts", "{}");
  const environment = currentEnvironment();
  const { user } = await saveTooLate();
  await user.click(screen.getByRole("button", { name: "Sign In Again" }));
  await user.click(screen.getByRole("button", { name: "Sign In as Someone Else" }));
  expect(sessionToken()).toBeNull();
  expect(sessionStorage.getItem("marquee.drafts")).toBe("{}");
  expect(currentEnvironment()).not.toBe(environment);
});
