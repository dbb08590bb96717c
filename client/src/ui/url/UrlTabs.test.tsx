import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
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

test("another tab than the first can be the one that the address does not name, and says when it is opened", () => {
  const onOpen = vi.fn();
  const { router } = drawPage(<UrlTabs label="Customer" tabs={tabs} initial="users" onOpen={onOpen} />, { at: ["/"] });
  expect(tab("Users")).toHaveAttribute("aria-selected", "true");
  fireEvent.click(tab("Markets"));
  expect(router.state.location.search).toBe("?tab=markets");
  fireEvent.click(tab("Users"));
  expect(router.state.location.search).toBe("");
  expect(onOpen.mock.calls).toEqual([["markets"], ["users"]]);
});

test("the arrow keys visit the tabs that can be opened, and the Tab key the others", async () => {
  const user = userEvent.setup();
  const search = renderAt("?tab=users");
  await user.tab();
  expect(tab("Users")).toHaveFocus();
  await user.tab();
  expect(tab("Details")).toHaveFocus();
  await user.keyboard("{Enter} ");
  expect(search()).toBe("?tab=users");
  tab("Users").focus();
  await user.keyboard("{ArrowRight}{Enter}");
  expect(search()).toBe("?tab=bills");
});
