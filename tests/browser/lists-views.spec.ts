import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { developer, expect, test } from "./support";
import { visit } from "./visit";

const panel = (page: Page) => page.getByRole("dialog", { name: "Views of Providers" });
const button = (page: Page) => page.getByRole("button", { name: "Views of Providers" });

test("a view keeps filter, order and columns under a name, is found, renamed and removed, and is this user's alone", async ({ page, backend }) => {
  const handlerColumn = page.getByRole("columnheader", { name: "Handler" });
  const address = "/app/providers?status=STALE&sort=-name&columns.providers=-handler";
  const columns = page.getByRole("dialog", { name: "Columns of Providers" });
  await page.goto("/app/providers?status=STALE&sort=-name");
  await page.getByRole("button", { name: "Columns of Providers" }).click();
  await columns.getByRole("checkbox", { name: "Handler" }).uncheck();
  await page.keyboard.press("Escape");
  await button(page).click();
  await expect(panel(page).getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "true");
  await panel(page).getByRole("textbox", { name: "Save this view as" }).fill("Late feeds");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("link", { name: "Late feeds" })).toHaveAttribute("aria-current", "page");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(button(page)).toBeFocused();
  await page.getByRole("button", { name: "Columns of Providers" }).click();
  await columns.getByRole("button", { name: "Reset" }).click();
  await page.keyboard.press("Escape");
  await expect(handlerColumn).toBeVisible();

  await page.goto("/app/profile");
  await page.getByRole("button", { name: "Find anything" }).click();
  await page.getByRole("dialog", { name: "Find anything" }).getByRole("combobox").fill("late feeds");
  await page.getByRole("group", { name: "Views" }).getByRole("option", { name: "Late feeds" }).click();
  await expect(page).toHaveURL(address);
  // Its columns come along, until others are chosen.
  await expect(page.getByRole("columnheader", { name: "Customer" })).toBeVisible();
  await expect(handlerColumn).toHaveCount(0);
  await page.getByRole("button", { name: "Columns of Providers" }).click();
  await columns.getByRole("checkbox", { name: "Handler" }).click();
  await expect(page).toHaveURL("/app/providers?status=STALE&sort=-name");
  await page.keyboard.press("Escape");
  await expect(handlerColumn).toBeVisible();

  await button(page).click();
  await panel(page).getByRole("button", { name: "Rename Late feeds" }).click();
  await panel(page).getByRole("textbox", { name: "New name" }).fill("Stale ones");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("link")).toHaveText(["Stale ones"]);
  await page.keyboard.press("Escape");
  await visit(page, "/app/providers");
  await button(page).click();
  await panel(page).getByRole("link", { name: "Stale ones" }).click();
  await expect(page).toHaveURL(address);

  const own = await page.evaluate(() => localStorage.getItem("auth.token") ?? "");
  const other = await backend.token(developer);
  const signedIn = async (token: string) => {
    await page.evaluate((next) => localStorage.setItem("auth.token", next), token);
    await page.goto("/app/providers");
    await button(page).click();
  };
  await signedIn(other);
  await expect(panel(page).getByText("Views stay in this browser.")).toBeVisible();
  // The address shows another user the same.
  await page.goto(address);
  await expect(page.getByRole("columnheader", { name: "Customer" })).toBeVisible();
  await expect(handlerColumn).toHaveCount(0);
  await signedIn(own);
  await panel(page).getByRole("button", { name: "Remove Stale ones" }).click();
  await expect(panel(page).getByRole("link")).toHaveCount(0);
});

test("a full storage is said, other tabs do not undo a change, and a view of a filter that is gone lists nothing", async ({ page, context }) => {
  await page.goto("/app/providers?status=GONE&sort=-gone&nothing=1");
  const save = async (name: string) => {
    await panel(page).getByRole("textbox", { name: "Save this view as" }).fill(name);
    await page.keyboard.press("Enter");
  };
  await button(page).click();
  await save("<b>Old</b>\u202e\u200b ones");
  await expect(panel(page).getByRole("link")).toHaveText(["<b>Old</b> ones"]);
  const other = await context.newPage();
  await other.goto("/app/providers");
  await button(other).click();
  await panel(other).getByRole("textbox", { name: "Save this view as" }).fill("From elsewhere");
  await other.keyboard.press("Enter");
  await expect(panel(page).getByRole("link")).toHaveText(["<b>Old</b> ones", "From elsewhere"]);
  // The form of the first tab was open meanwhile.
  await panel(page).getByRole("button", { name: "Rename <b>Old</b> ones" }).click();
  await panel(other).getByRole("button", { name: "Remove From elsewhere" }).click();
  await expect(panel(page).getByRole("link")).toHaveText(["<b>Old</b> ones"]);
  await panel(page).getByRole("textbox", { name: "New name" }).fill("Old");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("link")).toHaveText(["Old"]);
  await expect(panel(other).getByRole("link")).toHaveText(["Old"]);

  await page.evaluate(() => {
    for (let size = 4_000_000; size > 0; size = Math.floor(size / 2)) {
      try {
        for (let place = 0; place < 10; place += 1) localStorage.setItem(`full-${size}-${place}`, "x".repeat(size));
      } catch {
        // It is full.
      }
    }
  });
  await save("Too much");
  await expect(panel(page).getByRole("status")).toHaveText("Saved Too much. This browser cannot store it, so it lasts until you close the page.");
  await expect(panel(page).getByRole("link")).toHaveText(["Old", "Too much"]);
  await panel(page).getByRole("link", { name: "Old" }).click();
  await expect(page).toHaveURL("/app/providers?status=GONE&sort=-gone&nothing=1");
  await expect(page.getByText("No providers found.")).toBeVisible();
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

test("lists of cards have views, too", async ({ page }) => {
  await page.goto("/app/profile");
  for (const [label, path, filter] of [
    ["Attribution Studies", "/app/attribution", "?status=PENDING"],
    ["Campaign Refresh Jobs", "/app/pipeline?tab=campaign-refresh", "&status=failed"],
  ] as const) {
    const views = page.getByRole("button", { name: `Views of ${label}` });
    await visit(page, `${path}${filter}`);
    await views.click();
    await page.getByRole("textbox", { name: "Save this view as" }).fill("Mine");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await visit(page, path);
    await views.click();
    await page.getByRole("link", { name: "Mine" }).click();
    await expect(page).toHaveURL(`${path}${filter}`);
  }
});
