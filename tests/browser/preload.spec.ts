import type { Page } from "@playwright/test";
import { expect, test } from "./support";

test.use({ savesData: false });

const customer = (page: Page) => page.getByRole("link", { name: "Acme Media", exact: true }).first();

test("a click on a link shows what was loaded while the pointer rested on it, without asking again", async ({ page, backend }) => {
  await page.goto("/app/customers");
  await expect(customer(page)).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.postData() ?? ""));
  const answered = page.waitForResponse((response) => response.request().postData()?.includes("CustomerDetailsPageQuery") === true);
  await customer(page).hover();
  await (await answered).finished();
  const release = await backend.hold("/v3/api/customers");
  await customer(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Acme Media");
  expect(asked.filter((body) => body.includes("CustomerDetailsPageQuery"))).toHaveLength(1);
  await release();
});
