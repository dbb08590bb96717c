import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { developer, expect, test } from "./support";
import { visit } from "./visit";

const panel = (page: Page) => page.getByRole("dialog", { name: "Views of Providers" });
const button = (page: Page) => page.getByRole("button", { name: "Views of Providers" });

test("a view keeps filter, order and columns under a name, is found, renamed and removed, and is this user's alone", async ({ page, backend }) => {
  await page.goto("/app/providers?status=STALE&sort=-name");
  await button(page).click();
  await expect(panel(page).getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "true");
  await panel(page).getByRole("textbox", { name: "Save this view as" }).fill("Late feeds");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("link", { name: "Late feeds" })).toHaveAttribute("aria-current", "page");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(button(page)).toBeFocused();
  await page.getByRole("button", { name: "Columns of Providers" }).click();
  const handler = page.getByRole("dialog", { name: "Columns of Providers" }).getByRole("checkbox", { name: "Handler" });
  await handler.uncheck();
  await page.keyboard.press("Escape");

  await page.goto("/app/profile");
  await page.getByRole("button", { name: "Find anything" }).click();
  await page.getByRole("dialog", { name: "Find anything" }).getByRole("combobox").fill("late feeds");
  await page.getByRole("group", { name: "Views" }).getByRole("option", { name: "Late feeds" }).click();
  await expect(page).toHaveURL("/app/providers?status=STALE&sort=-name");
  // Its columns come along.
  await expect(page.getByRole("columnheader", { name: "Handler" })).toBeVisible();

  await button(page).click();
  await panel(page).getByRole("button", { name: "Rename Late feeds" }).click();
  await panel(page).getByRole("textbox", { name: "New name" }).fill("Stale ones");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("link")).toHaveText(["Stale ones"]);
  await page.keyboard.press("Escape");
  await visit(page, "/app/providers");
  await button(page).click();
  await panel(page).getByRole("link", { name: "Stale ones" }).click();
  await expect(page).toHaveURL("/app/providers?status=STALE&sort=-name");

  const own = await page.evaluate(() => localStorage.getItem("auth.token") ?? "");
  const other = await backend.token(developer);
  const signedIn = async (token: string) => {
    await page.evaluate((next) => localStorage.setItem("auth.token", next), token);
    await page.goto("/app/providers");
    await button(page).click();
  };
  await signedIn(other);
  await expect(panel(page).getByText("Views stay in this browser.")).toBeVisible();
  await signedIn(own);
  await panel(page).getByRole("button", { name: "Remove Stale ones" }).click();
  await expect(panel(page).getByRole("link")).toHaveCount(0);
});

test("a view of a grid filters it at once", async ({ page }) => {
  const grid = page.getByRole("grid", { name: "Vehicles" });
  const isDescending = grid.getByRole("columnheader").and(page.locator("[aria-sort=descending]"));
  await page.goto("/app/customer/harbor-transit?tab=vehicles&vehicles-sort=-name");
  await expect(isDescending).toHaveCount(1);
  await page.getByRole("button", { name: "Views of Vehicles" }).click();
  await page.getByRole("textbox", { name: "Save this view as" }).fill("Backwards");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await visit(page, "/app/customer/harbor-transit?tab=vehicles");
  await expect(isDescending).toHaveCount(0);
  await page.getByRole("button", { name: "Views of Vehicles" }).click();
  await page.getByRole("link", { name: "Backwards" }).click();
  await expect(isDescending).toHaveCount(1);
});
