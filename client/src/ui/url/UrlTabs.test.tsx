import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { UrlTabs } from "./UrlTabs";

const tabs = [
  { value: "markets", label: "Markets", content: () => "All markets" },
  { value: "users", label: "Users", content: () => "All users", params: ["user"] },
  { value: "details", label: "Details", content: () => "The details", reason: "Choose one first." },
  { value: "bills", label: "Bills", content: () => "All bills" },
];

function renderAt(search: string) {
  const { router } = drawPage(<UrlTabs label="Customer" without={["page"]} tabs={tabs} />, { at: [`/${search}`] });
  return () => router.state.location.search;
}

const tab = (name: string) => screen.getByRole("tab", { name });

test.each([
  ["", "Markets"],
  ["?tab=users", "Users"],
  ["?tab=nonsense", "Markets"],
  ["?tab=details", "Markets"],
])("the address %j opens %s", (search, name) => {
  renderAt(search);
  expect(tab(name)).toHaveAttribute("aria-selected", "true");
  expect(screen.getByRole("tabpanel", { name })).toHaveTextContent(`All ${name.toLowerCase()}`);
});

test("a disabled tab says why and cannot be opened, and the open one keeps its parameters until it is left", () => {
  const search = renderAt("?tab=users&user=14&filter=bus&page=2");
  expect(tab("Details")).toHaveAttribute("aria-disabled", "true");
  expect(tab("Details")).toHaveAccessibleDescription("Choose one first.");
  fireEvent.click(tab("Details"));
  fireEvent.click(tab("Users"));
  expect(search()).toBe("?tab=users&user=14&filter=bus&page=2");
  fireEvent.click(tab("Markets"));
  expect(search()).toBe("?filter=bus");
  fireEvent.click(tab("Bills"));
  expect(search()).toBe("?filter=bus&tab=bills");
});

test("the keys visit every tab, and only one is in the tab order", async () => {
  const user = userEvent.setup();
  const search = renderAt("?tab=users");
  const order = () => screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex);
  await user.tab();
  expect(tab("Users")).toHaveFocus();
  await user.keyboard("{ArrowRight}{Enter} ");
  expect(tab("Details")).toHaveFocus();
  expect(search()).toBe("?tab=users");
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(tab("Markets")).toHaveFocus();
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(order()).toEqual([-1, -1, 0, -1]);
  await user.tab();
  expect(document.body).toHaveFocus();
  expect(order()).toEqual([-1, 0, -1, -1]);
  await user.tab({ shift: true });
  await user.keyboard("{End}{Enter}");
  expect(search()).toBe("?tab=bills");
  await user.keyboard("{Home}");
  expect(tab("Markets")).toHaveFocus();
});
