import { ThemeProvider } from "@mui/material/styles";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { theme } from "../../app/theme";
import { type RowAction, RowActions } from "./RowActions";

afterEach(() => vi.unstubAllGlobals());

/** Draws the actions of a row in a window that is wide or narrow. */
function renderActions(isNarrow: boolean, actions?: readonly RowAction[]) {
  const nothing = () => {};
  const list = { matches: isNarrow, addListener: nothing, removeListener: nothing, addEventListener: nothing, removeEventListener: nothing };
  vi.stubGlobal("matchMedia", () => list);
  const edit = vi.fn<() => void>();
  const unlock = vi.fn<() => void>();
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <RowActions
          name="Harbor AVL"
          actions={
            actions ?? [
              { label: "Edit", description: "Edit Harbor AVL", onSelect: edit },
              { label: "Unlock", description: "Unlock Harbor AVL", onSelect: unlock, reason: "This provider is not locked." },
            ]
          }
        />
      </MemoryRouter>
    </ThemeProvider>,
  );
  return { user: userEvent.setup(), edit, unlock };
}

test("a wide window shows buttons, and one that does nothing says why", async () => {
  const { user, edit, unlock } = renderActions(false);
  expect(screen.queryByRole("button", { name: "Actions for Harbor AVL" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Edit Harbor AVL" }));
  expect(edit).toHaveBeenCalledOnce();
  const disabled = screen.getByRole("button", { name: "Unlock Harbor AVL" });
  expect(disabled).toHaveAttribute("aria-disabled", "true");
  await user.click(disabled);
  expect(unlock).not.toHaveBeenCalled();
});

test("a narrow window shows a menu, which the keyboard opens and walks through", async () => {
  const { user, edit } = renderActions(true);
  const button = screen.getByRole("button", { name: "Actions for Harbor AVL" });
  button.focus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("menu", { name: "Actions for Harbor AVL" })).toBeInTheDocument();
  expect(screen.getByRole("menuitem", { name: "Edit Harbor AVL" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(edit).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

test("the menu shows why an item does nothing, reaches it with the arrow keys, and stays open", async () => {
  const { user, unlock } = renderActions(true);
  await user.click(screen.getByRole("button", { name: "Actions for Harbor AVL" }));
  expect(screen.getByText("This provider is not locked.")).toBeVisible();
  await user.keyboard("{ArrowDown}");
  const item = screen.getByRole("menuitem", { name: "Unlock Harbor AVL. This provider is not locked." });
  expect(item).toHaveFocus();
  await user.keyboard("{Enter}");
  await user.click(item);
  expect(unlock).not.toHaveBeenCalled();
  expect(screen.getByRole("menu")).toBeInTheDocument();
});

test("an action that leads elsewhere is a link, in a menu as well", async () => {
  const report = { label: "View report", description: "View report of job 7", to: "/report/7" };
  renderActions(false, [report]);
  expect(screen.getByRole("link", { name: "View report of job 7" })).toHaveAttribute("href", "/report/7");
  const { user } = renderActions(true, [report]);
  await user.click(screen.getByRole("button", { name: "Actions for Harbor AVL" }));
  expect(screen.getByRole("menuitem", { name: "View report of job 7" })).toHaveAttribute("href", "/report/7");
});

test("a row without actions has neither buttons nor a menu", () => {
  renderActions(true, []);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("a double click on a link opens it once", () => {
  const links = [{ label: "Edit", description: "Edit Harbor AVL", to: "/edit" }];
  const router = createMemoryRouter([{ path: "*", element: <RowActions name="Harbor AVL" actions={links} /> }]);
  const navigate = vi.spyOn(router, "navigate");
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  render(<RouterProvider router={router} />);
  const link = screen.getByRole("link", { name: "Edit Harbor AVL" });
  for (const detail of [1, 2]) fireEvent.click(link, { detail });
  expect(navigate).toHaveBeenCalledOnce();
});
