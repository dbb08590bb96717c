import { ThemeProvider } from "@mui/material/styles";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { theme } from "../../app/theme";
import { UrlTabs } from "./UrlTabs";

function renderAt(address: string) {
  const router = createMemoryRouter(
    [
      {
        path: "/customer",
        Component: () => (
          <UrlTabs
            label="Customer"
            without={["page"]}
            tabs={[
              { value: "markets", label: "Markets", content: () => "All markets" },
              { value: "users", label: "Users", content: () => "All users", params: ["user"] },
              { value: "details", label: "Details", content: () => "The details", reason: "Choose one first." },
              { value: "bills", label: "Bills", content: () => "All bills" },
            ]}
          />
        ),
      },
    ],
    { initialEntries: [address] },
  );
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return router;
}

test.each([
  ["/customer", "Markets", "All markets"],
  ["/customer?tab=users", "Users", "All users"],
  ["/customer?tab=nonsense", "Markets", "All markets"],
  ["/customer?tab=details", "Markets", "All markets"],
])("%s opens %s", (address, tab, content) => {
  renderAt(address);
  expect(screen.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
  expect(screen.getByRole("tabpanel", { name: tab })).toHaveTextContent(content);
});

test("a click writes the tab into the address and leaves the rest of it alone, but for the parameters of the tab", async () => {
  const user = userEvent.setup();
  const router = renderAt("/customer?filter=bus&page=2");
  await user.click(screen.getByRole("tab", { name: "Users" }));
  expect(router.state.location.search).toBe("?filter=bus&tab=users");
  expect(screen.getByRole("tabpanel")).toHaveTextContent("All users");
  await user.click(screen.getByRole("tab", { name: "Markets" }));
  expect(router.state.location.search).toBe("?filter=bus");
});

test("leaving a tab removes its own parameters, and a disabled tab cannot be opened", async () => {
  const user = userEvent.setup();
  const router = renderAt("/customer?tab=users&user=14&filter=bus");
  const details = screen.getByRole("tab", { name: "Details" });
  expect(details).toHaveAttribute("aria-disabled", "true");
  expect(details).toHaveAccessibleDescription("Choose one first.");
  await user.click(details);
  expect(router.state.location.search).toBe("?tab=users&user=14&filter=bus");
  await user.click(screen.getByRole("tab", { name: "Users" }));
  expect(router.state.location.search).toBe("?tab=users&user=14&filter=bus");
  await user.click(screen.getByRole("tab", { name: "Markets" }));
  expect(router.state.location.search).toBe("?filter=bus");
});

test("the keys visit a disabled tab, which says why it is disabled and does not open", async () => {
  const user = userEvent.setup();
  const router = renderAt("/customer?tab=users");
  await user.tab();
  expect(screen.getByRole("tab", { name: "Users" })).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  const details = screen.getByRole("tab", { name: "Details" });
  expect(details).toHaveFocus();
  expect(details).toHaveAccessibleDescription("Choose one first.");
  await user.keyboard("{Enter} ");
  expect(router.state.location.search).toBe("?tab=users");
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Bills" })).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Markets" })).toHaveFocus();
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(details).toHaveFocus();
  // Only one tab is in the tab order, so the next press leaves the tabs.
  expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0, -1]);
  await user.tab();
  expect(document.body).toHaveFocus();
  expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1]);
  await user.tab({ shift: true });
  await user.keyboard("{End}{Enter}");
  expect(router.state.location.search).toBe("?tab=bills");
  await user.keyboard("{Home}");
  expect(screen.getByRole("tab", { name: "Markets" })).toHaveFocus();
});
