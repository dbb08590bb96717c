import type { Page } from "@playwright/test";
import { expect, staff, test, toast } from "./support";
import type { Backend } from "./support";
import { visit } from "./visit";

const pixel = (pixelId: number) => `/app/customer/harbor-transit/campaign/4/pixel/${pixelId}`;

/** Lets five seconds pass, in the browser and in the services. */
async function fiveSecondsLater(page: Page, backend: Backend) {
  await backend.advance(5_000);
  await page.clock.fastForward(5_000);
}

test("the viewer's jobs of a pixel have links to their files, which Refresh renews, and a new one is shown five seconds later", async ({ page, backend }) => {
  const rows = page.getByRole("table", { name: "Jobs" }).locator("tbody tr");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await page.goto(pixel(31));
  await expect(page.getByRole("tab", { name: "Jobs", selected: true })).toBeVisible();
  await expect(rows.first()).toBeVisible();
  const count = await rows.count();
  for (const row of await rows.all()) {
    await expect(row.getByRole("cell").nth(3)).toHaveText(staff.email);
    await expect(row.getByRole("cell").nth(4)).toHaveText(/^\d\d-\d\d-\d{4} - \d\d-\d\d-\d{4}$/);
  }
  const times = (await rows.allTextContents()).map((text) => Date.parse(/\d\d\/\d\d\/\d{4} \d{1,2}:\d\d [AP]M/.exec(text)?.[0] ?? ""));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(times.some(Number.isNaN)).toBe(false);
  // A job without files has neither links nor Refresh.
  const empty = rows.filter({ hasNot: page.getByRole("link") });
  await expect(empty.first()).toBeVisible();
  await expect(empty.getByRole("button")).toHaveCount(0);

  await test.step("a file and its expiry are on one line in a wide window", async () => {
    const file = rows.first().getByRole("listitem");
    const top = async (text: RegExp) => Math.round((await file.getByText(text).boundingBox())?.y ?? -1);
    await expect(file).toHaveText(/^requests\.csv expires /);
    expect(await top(/^requests\.csv$/)).toBe(await top(/^expires /));
  });

  await test.step("a link that has expired leads nowhere until it is renewed", async () => {
    const job = rows.filter({ has: page.getByRole("button", { name: /^Refresh/ }) }).last();
    const link = job.getByRole("link", { name: "requests.csv" });
    const refresh = () => job.getByRole("button", { name: /^Refresh/ }).click();
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
    await backend.fail({ kind: "status", path: "/v3/internal/queue/", status: 400 });
    await refresh();
    await expect(toast(page, "Error loading job.")).toHaveAttribute("data-tone", "orange");
    await expect(rows).toHaveCount(count);
    await backend.mend();
  });

  await test.step("Run Pixels Job adds one", async () => {
    await page.getByRole("button", { name: "Run Pixels Job" }).click();
    await expect(toast(page, "Processed pixel download request.")).toHaveAttribute("data-tone", "green");
    await expect(rows).toHaveCount(count);
    await fiveSecondsLater(page, backend);
    await expect(rows).toHaveCount(count + 1);
    await expect(rows.first().getByText("Completed")).toBeVisible();
    await expect(rows.first().getByRole("link", { name: "requests.csv" })).toBeVisible();
  });

  await test.step("one that fails is an error without links", async () => {
    await visit(page, pixel(38));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fails Job");
    await page.getByRole("button", { name: "Run Pixels Job" }).click();
    await expect(toast(page, "Processed pixel download request.")).toBeVisible();
    await fiveSecondsLater(page, backend);
    await expect(rows.first().getByText("Error")).toBeVisible();
    await expect(rows.first().getByRole("link")).toHaveCount(0);
  });

  await test.step("files on other hosts are named, with why they cannot be opened", async () => {
    const result = {
      "pixels/1/foreign.csv": "https://files.example/foreign.csv?Expires=4102444800",
      "pixels/1/script.csv": "javascript:alert(1)",
    };
    const job = { id: 1, status: 2, jobType: "JOB_QUEUE__PIXELS_FILTER", email: staff.email, createdAt: "2025-03-12T12:00:00Z" };
    await backend.serve("/v3/internal/queue", [{ ...job, result, metaData: { requestInfo: { pixelId: 31 } } }]);
    await visit(page, pixel(31));
    await expect(rows).toHaveCount(1);
    await expect(rows.getByRole("listitem")).toHaveText([
      "foreign.csv This file is on a host that is not allowed.",
      "script.csv The link to this file is invalid.",
    ]);
    await expect(rows.getByRole("link")).toHaveCount(0);
    await expect(rows.getByRole("button", { name: /^Refresh/ })).toBeVisible();
  });
});
