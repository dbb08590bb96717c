import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { developer, expect, test } from "./support";
import { visit } from "./visit";

const palette = (page: Page) => page.getByRole("dialog", { name: "Find anything" });
const field = (page: Page) => palette(page).getByRole("combobox", { name: "Find anything" });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });
const open = (page: Page) => page.getByRole("button", { name: "Find anything" }).click();

test("the keyboard opens it, moves in it and closes it; names, numbers and addresses are found", async ({ page, context, baseURL, backend }) => {
  await page.goto("/app/dashboard");
  await expect(page.getByRole("button", { name: "Find anything" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  // Without a text, it lists the screens.
  await expect(option(page, "Dashboard")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(option(page, "Customers")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(palette(page).getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await field(page).fill("los angeles");
  await expect(option(page, "Los Angeles")).toHaveAttribute("aria-selected", "true");
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  const tab = await opened;
  await expect(tab).toHaveURL("/app/markets/36b71b");
  await tab.close();
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Find anything" })).toBeFocused();

  await open(page);
  await field(page).fill(`${baseURL}/app/customer/harbor-transit/campaign/4`);
  await expect(palette(page).getByRole("option")).toHaveText([/^Spring Launch/, /^Harbor Transit/]);
  await expect(palette(page).getByRole("status")).toHaveText("2 found.");
  await field(page).fill("nothing is like this");
  await expect(palette(page).getByRole("status")).toHaveText("Nothing found.");
  await expect(palette(page).getByRole("option")).toHaveCount(0);
  await field(page).fill("901");
  await expect(option(page, /^901.*Boston · \d\d-\d\d-\d{4}$/)).toBeVisible();
  await backend.fail({ path: "/v3/api/customers", kind: "status", status: 400 });
  await field(page).fill("harbor");
  await expect(palette(page).getByRole("status")).toContainText("Not searched, because a service failed: Customers.");
  await expect(palette(page).getByRole("group", { name: "Providers" })).toBeVisible();
  await backend.mend();
  await field(page).fill("spring la");
  const campaigns = palette(page).getByRole("group", { name: "Campaigns" });
  await campaigns.getByRole("option").filter({ hasText: /^Spring Launch.*Harbor Transit · #4$/ }).click();
  await expect(page).toHaveURL("/app/customer/harbor-transit/campaign/4");
  await expect(palette(page)).toHaveCount(0);
});

test("the buttons and tabs of the screen are offered, unless they are under way", async ({ page, backend }) => {
  const actions = palette(page).getByRole("group", { name: "On this screen" });
  await page.goto("/app/customers");
  await expect(page.getByRole("table")).toBeVisible();
  const release = await backend.hold("/v3/api/customers");
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.keyboard.press("Control+k");
  await expect(actions.getByRole("option")).toHaveText(["RefreshIt is under way.", "New Customer"]);
  const refresh = actions.getByRole("option", { name: "Refresh" });
  await expect(refresh).toHaveAttribute("aria-disabled", "true");
  // At its edge: a second click at one place within a second would be taken for a double click.
  await refresh.click({ force: true, position: { x: 5, y: 5 } });
  await expect(palette(page)).toBeVisible();
  await release();
  await expect(refresh).not.toHaveAttribute("aria-disabled", "true");
  await field(page).fill("new cus");
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "New Customer" });
  await expect(form).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Find anything" })).toBeFocused();

  await visit(page, "/app/customer/harbor-transit");
  await expect(page.getByRole("list", { name: "Markets" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(actions.getByRole("option", { name: "Markets" })).toHaveText("MarketsIt is open.");
  await field(page).fill("vehicles");
  await actions.getByRole("option", { name: "Vehicles" }).click();
  await expect(page).toHaveURL("/app/customer/harbor-transit?tab=vehicles");
  await expect(page.getByRole("tab", { name: "Vehicles", selected: true })).toBeVisible();
  // What another tab has a button for.
  await page.keyboard.press("Control+k");
  await field(page).fill("new user");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "New User" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "New User" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await field(page).fill("new user");
  await expect(actions.getByRole("option")).toHaveText(["New User"]);
});

test("recent and pinned things are offered first, and are this user's alone", async ({ page, backend }) => {
  const recent = palette(page).getByRole("group", { name: "Recent" });
  const pinned = palette(page).getByRole("group", { name: "Pinned" });
  await page.goto("/app/customer/harbor-transit");
  await open(page);
  await expect(recent.getByRole("option").first()).toContainText("Harbor Transit");
  await page.keyboard.press("Escape");
  await visit(page, "/app/customer/harbor-transit/campaign/4");
  await expect(page.getByRole("heading", { name: "Spring Launch", level: 1 })).toBeVisible();
  // A screen that arrives while something is typed leaves the focus in the field.
  await page.evaluate(() => {
    window.history.pushState(null, "", "/app/profile");
    window.dispatchEvent(new PopStateEvent("popstate"));
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true }));
  });
  await expect(page.getByRole("heading", { name: "Profile", level: 1, includeHidden: true })).toBeVisible();
  await expect(recent.getByRole("option")).toHaveText(["Spring LaunchCampaign", "Harbor TransitCustomer"]);

  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(recent.getByRole("option", { name: "Harbor Transit" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Control+d");
  await expect(palette(page).getByRole("status")).toHaveText("Pinned Harbor Transit.");
  await expect(pinned.getByRole("option")).toHaveText(["Harbor TransitCustomer"]);
  await expect(recent.getByRole("option")).toHaveText(["Spring LaunchCampaign"]);
  await pinned.getByRole("option").click();
  await expect(page).toHaveURL("/app/customer/harbor-transit");

  // Without a keyboard, the screen itself is pinned.
  await open(page);
  await option(page, "Unpin this screen").click();
  await open(page);
  await expect(option(page, "Pin this screen")).toBeVisible();
  await expect(pinned).toHaveCount(0);
  await expectAccessible(page);

  const other = await backend.token(developer);
  await page.evaluate((token) => localStorage.setItem("auth.token", token), other);
  await page.goto("/app/profile");
  await expect(page.getByRole("link", { name: "Robin Okafor" })).toBeVisible();
  await open(page);
  await expect(palette(page).getByRole("group", { name: "Screens" })).toBeVisible();
  await expect(recent).toHaveCount(0);

  // Only what was pinned outlasts a logout.
  await page.keyboard.press("Escape");
  await visit(page, "/app/customer/harbor-transit");
  await open(page);
  await expect(recent.getByRole("option")).toHaveText(["Harbor TransitCustomer"]);
  await page.keyboard.press("Escape");
  await visit(page, "/app/profile");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/sign-in");
  expect(await page.evaluate((email) => localStorage.getItem(`marquee.things:${email}`), developer.email)).toBe('{"recent":[],"pinned":[]}');
});

test("commands open forms and well-known lists from anywhere, and hits show their status", async ({ page }) => {
  const commands = palette(page).getByRole("group", { name: "Commands" });
  await page.goto("/app/profile");
  await open(page);
  await field(page).fill("pixel new");
  await expect(commands.getByRole("option", { name: "New Pixel" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "New Pixel" })).toBeVisible();
  await page.keyboard.press("Escape");
  await open(page);
  // Locks are for lock maintainers.
  await field(page).fill("stuck locks");
  await expect(palette(page).getByRole("status")).toHaveText("Nothing found.");
  await field(page).fill("providers stale");
  await commands.getByRole("option", { name: "Stale Providers" }).click();
  await expect(page).toHaveURL("/app/providers?status=STALE");
  await open(page);
  await field(page).fill("spring la");
  await expect(option(page, /^Spring Launch.*((Active|Draft|Upcoming) until|Expired) \d\d-.*#4$/)).toBeVisible();
  await field(page).fill("d-1");
  await option(page, /^Debug log d-1/).click();
  await expect(page.getByRole("dialog", { name: "Debug Log d-1" })).toBeVisible();
});
