import { ThemeProvider } from "@mui/material/styles";
import { fireEvent, render, screen } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import mutation, { type UserFormCreateMutation } from "../../__generated__/UserFormCreateMutation.graphql";
import { TextInput } from "../../ui/form/fields";
import { currentEnvironment } from "../relay/environment";
import { useSubmit } from "../relay/useSubmit";
import { sessionToken, startSession } from "../session/session";
import { theme } from "../theme";
import { followDrafts } from "./drafts";
import { FormDialog } from "./FormDialog";

const ended = { data: { createUser: null }, errors: [{ message: "No.", extensions: { code: "UNAUTHENTICATED" } }] };

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(ended)));
  startSession("t-1");
  return followDrafts("Dana@marquee.example");
});

function Form() {
  const { submit, failure, isBusy } = useSubmit<UserFormCreateMutation>(mutation);
  const input = { customerId: 7, displayName: "Ida", email: "", password: "" };
  return (
    <FormDialog title="New User" warning={failure} draft={null} isBusy={isBusy} onSave={() => submit(input)} onClose={() => {}}>
      <TextInput label="Name" value="Ida" onChange={() => {}} />
    </FormDialog>
  );
}

test("another user signs in on an empty page, and what was entered stays for the user of the form", async () => {
  sessionStorage.setItem("marquee.drafts", "{}");
  const environment = currentEnvironment();
  const router = createMemoryRouter([{ path: "/", element: <Form /> }]);
  render(
    <ThemeProvider theme={theme}>
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>
    </ThemeProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Your session has ended.");
  expect(sessionToken()).toBe("t-1");
  fireEvent.click(screen.getByRole("button", { name: "Sign In Again" }));
  expect(screen.getByLabelText("Email")).toHaveValue("Dana@marquee.example");
  fireEvent.click(screen.getByRole("button", { name: "Sign In as Someone Else" }));
  expect(sessionToken()).toBeNull();
  expect(sessionStorage.getItem("marquee.drafts")).toBe("{}");
  expect(currentEnvironment()).not.toBe(environment);
});
