import type { Page } from "@playwright/test";
import { expect, fact, test, toast } from "./support";

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

test("what was read before a save is not shown after it, and what failed is read again", async ({ page, backend }) => {
  const sidebar = page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Attribution" });
  await page.goto("/app/attribution/52");
  const status = fact(page, "Status");
  await expect(status).toHaveText("PENDING");
  // Only the list waits, not the payload of the mutation.
  await backend.fail({ kind: "hold", path: "/v3/api/pixels/attribution-studies-pixel-counts", count: 1 });
  const asked = page.waitForRequest((request) => request.postData()?.includes("AttributionPageQuery") === true);
  await sidebar.hover();
  await asked;
  await page.getByRole("button", { name: "Approve Spring Lift" }).click();
  await page.getByRole("alertdialog", { name: "Confirm" }).getByRole("button", { name: "Approve" }).click();
  await expect(toast(page, "Study status changed to APPROVED!")).toBeVisible();
  await backend.mend();
  await expect(status).toHaveText("APPROVED");
  await sidebar.click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("article").filter({ has: page.getByRole("link", { name: "Spring Lift", exact: true }) }).getByText("PENDING")).toHaveCount(0);

  await backend.fail({ kind: "status", path: "/v3/api/customers", status: 500 });
  const failed = page.waitForResponse((response) => response.request().postData()?.includes("CustomersPageQuery") === true);
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Customers" }).hover();
  await (await failed).finished();
  await backend.mend();
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Customers" }).click();
  await expect(customer(page)).toBeVisible();
});

test("one Retry loads all that has failed on a screen", async ({ page, backend }) => {
  await page.goto("/app/dashboard");
  await backend.fail({ kind: "status", path: "/v3/api/campaigns/4", status: 500 });
  await page.goto("/app/customer/harbor-transit/campaign/4");
  await expect(page.getByText("Could not load the campaign.")).toBeVisible();
  // What its parts have asked for has failed, too.
  await page.waitForLoadState("networkidle");
  await backend.mend();
  await page.getByRole("button", { name: "Retry" }).first().click();
  await expect(page.getByRole("table", { name: "Pixels" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Ad Groups" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);

  // Its parts are asked for beside the study, and are drawn once it is there.
  await backend.fail({ kind: "status", path: "/v3/api/attribution/54", status: 500 });
  await page.goto("/app/attribution/54");
  await expect(page.getByText("Could not load the study.")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await backend.mend();
  await page.getByRole("button", { name: "Retry" }).first().click();
  await expect(page.getByRole("region", { name: "Cuts" })).toContainText("FRAME");
  await expect(page.getByRole("region", { name: "Places" }).getByRole("status", { name: "Loading" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
});
