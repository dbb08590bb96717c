import type { Locator, Page } from "@playwright/test";
import { expect, fact, test, toast } from "./support";
import { visit } from "./visit";

const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });
const part = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const crumb = (page: Page, name: string): Locator => page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name });

test("a study is opened from its card, shows its parts and leads to them, and is changed in place", async ({ page }) => {
  await page.goto("/app/attribution");
  await page.getByRole("article", { name: "Spring Lift", exact: true }).getByRole("link", { name: "Spring Lift", exact: true }).click();
  await expect(page).toHaveURL("/app/attribution/52");
  await expect(heading(page)).toHaveText("Spring Lift");
  await expect(fact(page, "Status")).toHaveText("PENDING");
  await expect(fact(page, "Customer").getByRole("link")).toHaveAttribute("href", "/app/customer/harbor-transit");
  await expect(fact(page, "Campaign").getByRole("link")).toHaveAttribute("href", "/app/customer/harbor-transit/campaign/4");
  await expect(page.getByRole("list", { name: "Days of the study" }).getByRole("listitem")).toHaveText([
    /^Measurement Start\d\d-\d\d-\d{4}20 days ago$/,
    /^Today\d\d-\d\d-\d{4}$/,
    /^Measurement End\d\d-\d\d-\d{4}in 10 days$/,
    /^Post Campaign End\d\d-\d\d-\d{4}in 24 days$/,
  ]);
  await expect(part(page, "Pixels").getByRole("link", { name: "Home" })).toHaveAttribute("href", "/app/customer/harbor-transit/campaign/4/pixel/31");
  await expect(part(page, "Places")).toContainText("No places are selected.");
  await expect(part(page, "Cuts").getByRole("listitem")).toHaveText(["MARKET, then CREATIVE", "DAYPART"]);
  await expect(page.getByText(/as of \d+:\d\d [AP]M/)).toBeVisible();

  await test.step("its form and its places lead back", async () => {
    await page.getByRole("link", { name: "Edit Attribution Study" }).click();
    await expect(page).toHaveURL("/app/edit-attribution-study?id=52");
    await crumb(page, "Spring Lift").click();
    await part(page, "Places").getByRole("link", { name: "Select Locations" }).click();
    await expect(page).toHaveURL("/app/select-locations/52");
    await crumb(page, "Spring Lift").click();
    await expect(heading(page)).toHaveText("Spring Lift");
  });

  const step = part(page, "Next Step");
  const current = step.getByRole("list", { name: "Steps" }).locator("[aria-current=step]");
  await test.step("it moves to the next step after a confirmation", async () => {
    await expect(current).toHaveText("1Pending, current step");
    await step.getByRole("button", { name: "Approve Spring Lift" }).click();
    await page.getByRole("alertdialog", { name: "Confirm" }).getByRole("button", { name: "Approve" }).click();
    await expect(toast(page, "Study status changed to APPROVED!")).toBeVisible();
    await expect(fact(page, "Status")).toHaveText("APPROVED");
    await expect(current).toHaveText("2Approved, current step");
    await expect(step.getByRole("button", { name: /^(Run Study|Attn Req'd) / })).toHaveCount(2);
  });

  await test.step("its dialogs change the screen", async () => {
    const dialog = page.getByRole("dialog");
    await step.getByRole("button", { name: "Edit Spring Lift" }).click();
    await dialog.getByLabel("Notes").fill("Asked the client for the store list.");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("Asked the client for the store list.")).toBeVisible();
    await step.getByRole("button", { name: "Cuts for Spring Lift" }).click();
    await dialog.getByRole("button", { name: "Remove Cut 1" }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(part(page, "Cuts").getByRole("listitem")).toHaveText(["DAYPART"]);
  });

  await visit(page, "/app/attribution/55");
  await expect(step.getByRole("list", { name: "Next step" }).getByRole("listitem")).toHaveText(/^Run Study: .*pixel/);
  await expect(step.getByRole("button", { name: "Run Study Spring Launch Without Pixels" })).toHaveAttribute("aria-disabled", "true");
  await visit(page, "/app/attribution/73");
  await expect(part(page, "Jobs and Reports").locator("tbody tr")).toHaveCount(5);
  await expect(part(page, "Jobs and Reports").locator("tbody tr").first()).toContainText("1744");
  await page.getByRole("link", { name: "View report of job 1742" }).click();
  await expect(page).toHaveURL("/app/attribution-report/1742");
});

test("the parts that could not be read, or the whole study, are loaded again", async ({ page, backend }) => {
  const jobs = part(page, "Jobs and Reports");
  await backend.fail({ path: "/v3/api/places", kind: "status", status: 503 });
  await backend.fail({ path: "/v3/api/attribution/jobs", kind: "status", status: 503 });
  await page.goto("/app/attribution/92");
  await expect(part(page, "Places")).toContainText("Could not load places.");
  await expect(part(page, "Cuts")).toContainText("The study has no cuts.");
  await expect(jobs).toContainText("Could not load jobs.");
  await expect(part(page, "Pixels")).toContainText("No pixels found.");
  await backend.mend();
  await jobs.getByRole("button", { name: "Retry" }).click();
  await expect(jobs).not.toContainText("Could not load");
  const places = part(page, "Places").getByRole("listitem");
  await expect(places).toHaveCount(3);
  await places.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/app\/place-details\/P-\d+$/);
  await expect(page.getByRole("link", { name: "Back to Tidewater Casino Coast" })).toHaveAttribute("href", "/app/attribution/92");

  await backend.fail({ path: "/v3/api/attribution/54", kind: "status", status: 503 });
  await visit(page, "/app/attribution/54");
  await expect(page.getByText("Could not load the study.")).toBeVisible();
  await backend.mend();
  await page.getByRole("button", { name: "Retry" }).first().click();
  await expect(heading(page)).toHaveText("Spring Launch Checkout");
  await visit(page, "/app/attribution/99999");
  await expect(page.getByText("Study not found.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Attribution Studies" })).toHaveAttribute("href", "/app/attribution");
});
