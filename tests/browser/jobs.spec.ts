import type { Page } from "@playwright/test";
import { developer, expect, staff, test, toast } from "./support";
import type { Backend } from "./support";

const pixel = (pixelId: number) => `/app/customer/harbor-transit/campaign/4/pixel/${pixelId}`;

const rows = (page: Page) =>
  page
    .getByRole("table", { name: "Jobs" })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });

/** Lets five seconds pass, in the browser and in the services. */
async function fiveSecondsLater(page: Page, backend: Backend) {
  await backend.advance(5_000);
  await page.clock.fastForward(5_000);
}

test("a file and its expiry are on one line in a wide window", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pixel(31));
  const file = rows(page).first().getByRole("listitem");
  const top = async (text: RegExp) => Math.round((await file.getByText(text).boundingBox())?.y ?? -1);
  await expect(file).toHaveText(/^requests\.csv expires /);
  expect(await top(/^requests\.csv$/)).toBe(await top(/^expires /));
});

test("lists only the viewer's own jobs of the pixel, newest first", async ({ page }) => {
  await page.goto(pixel(31));
  await expect(page.getByRole("tab", { name: "Jobs", selected: true })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  for (const row of await rows(page).all()) {
    await expect(row.getByRole("cell").nth(0)).toHaveText("Pixels");
    await expect(row.getByRole("cell").nth(3)).toHaveText(staff.email);
    await expect(row.getByRole("cell").nth(4)).toHaveText(/^\d\d-\d\d-\d{4} - \d\d-\d\d-\d{4}$/);
  }
  const times = (await rows(page).allTextContents()).map((text) =>
    Date.parse(/\d\d\/\d\d\/\d{4} \d{1,2}:\d\d [AP]M/.exec(text)?.[0] ?? ""),
  );
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(times.some(Number.isNaN)).toBe(false);
});

test.describe("for another viewer", () => {
  test.use({ account: developer });

  test("lists other jobs, whatever the case of the email", async ({ page }) => {
    await page.goto(pixel(31));
    await expect(rows(page).first()).toBeVisible();
    for (const row of await rows(page).all()) {
      await expect(row.getByRole("cell").nth(3)).toHaveText(/^developer@marquee\.example$/i);
    }
  });
});

test("shows the links of a completed job with their expiry, and Refresh renews them", async ({ page, backend }) => {
  await page.goto(pixel(31));
  const job = rows(page)
    .filter({ has: page.getByRole("button", { name: /^Refresh/ }) })
    .last();
  const link = job.getByRole("link", { name: "requests.csv" });
  const refresh = () => job.getByRole("button", { name: /^Refresh/ }).click();
  // This one has expired, so it leads nowhere.
  await expect(job).toContainText(/requests\.csv expires \d\d\/\d\d\/\d{4} \d{1,2}:\d\d [AP]M Expired/);
  await expect(link).toBeDisabled();
  await expect(link).not.toHaveAttribute("href");
  // No line ends within the date.
  await expect(job.getByText(/^expires /)).toHaveCSS("white-space", "nowrap");
  await expect(link).toHaveCSS("text-decoration-line", "line-through");
  await refresh();
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect(link).toHaveAttribute("referrerpolicy", "no-referrer");
  await expect(job.getByText("Expired")).toHaveCount(0);
  const before = (await link.getAttribute("href")) ?? "";
  await backend.advance(60_000);
  await refresh();
  await expect(link).not.toHaveAttribute("href", before);
});

test("names files on other hosts, and says why they cannot be opened", async ({ page, backend }) => {
  const result = {
    "pixels/1/foreign.csv": "https://files.example/foreign.csv?Expires=4102444800",
    "pixels/1/script.csv": "javascript:alert(1)",
  };
  await backend.serve("/v3/internal/queue", [
    {
      id: 1,
      status: 2,
      jobType: "JOB_QUEUE__PIXELS_FILTER",
      email: staff.email,
      createdAt: "2025-03-12T12:00:00Z",
      result,
      metaData: { requestInfo: { pixelId: 31 } },
    },
  ]);
  await page.goto(pixel(31));
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole("listitem")).toHaveText([
    "foreign.csv This file is on a host that is not allowed.",
    "script.csv The link to this file is invalid.",
  ]);
  await expect(rows(page).getByRole("link")).toHaveCount(0);
  await expect(rows(page).getByRole("button", { name: /^Refresh/ })).toBeVisible();
});

test("offers neither links nor Refresh for a job without files", async ({ page }) => {
  await page.goto(pixel(31));
  await expect(rows(page).first()).toBeVisible();
  const empty = rows(page).filter({ hasNot: page.getByRole("link") });
  await expect(empty.first()).toBeVisible();
  await expect(empty.getByRole("button")).toHaveCount(0);
});

test("shows an orange toast when a job cannot be read again", async ({ page, backend }) => {
  await page.goto(pixel(31));
  await expect(rows(page).first()).toBeVisible();
  await backend.fail({ kind: "status", path: "/v3/internal/queue/", status: 400 });
  await page.getByRole("button", { name: /^Refresh/ }).first().click();
  await expect(toast(page, "Error loading job.")).toHaveAttribute("data-tone", "orange");
  await expect(rows(page).first()).toBeVisible();
});

test("shows a new job five seconds after Run Pixels Job", async ({ page, backend }) => {
  await page.clock.install();
  await page.goto(pixel(31));
  await expect(rows(page).first()).toBeVisible();
  const before = await rows(page).count();
  await page.getByRole("button", { name: "Run Pixels Job" }).click();
  await expect(toast(page, "Processed pixel download request.")).toHaveAttribute("data-tone", "green");
  await expect(rows(page)).toHaveCount(before);
  await fiveSecondsLater(page, backend);
  await expect(rows(page)).toHaveCount(before + 1);
  await expect(rows(page).first().getByText("Completed")).toBeVisible();
  await expect(rows(page).first().getByRole("link", { name: "requests.csv" })).toBeVisible();
});

test("shows a job that fails as an error without links", async ({ page, backend }) => {
  await page.clock.install();
  await page.goto(pixel(38));
  await expect(page.getByRole("tabpanel", { name: "Jobs" })).toBeVisible();
  await page.getByRole("button", { name: "Run Pixels Job" }).click();
  await expect(toast(page, "Processed pixel download request.")).toBeVisible();
  await fiveSecondsLater(page, backend);
  await expect(rows(page).first().getByText("Error")).toBeVisible();
  await expect(rows(page).first().getByRole("link")).toHaveCount(0);
});
