import type { Locator, Page } from "@playwright/test";
import { download, errorsOf, expect, test, toast } from "./support";
import { visit } from "./visit";

const report = (jobId: number) => `/app/attribution-report/${jobId}`;
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const entry = (page: Page, label: string) =>
  card(page, "Campaign Overview").getByRole("definition").filter({ has: page.locator(`xpath=preceding-sibling::dt[text()="${label}"]`) });
const results = (page: Page) => page.getByRole("table", { name: "Results" });

/** The texts of a table, row by row. */
const texts = (table: Locator): Promise<string[][]> =>
  table.getByRole("row").evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent ?? "")));

test("a report has its overview, tables and charts, and every figure opens its arithmetic", async ({ page, backend }) => {
  await page.goto(report(1701));
  await expect(results(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Confidence 0.99" })).toBeVisible();
  await expect(page).toHaveTitle("Confidence 0.99 · Marquee");
  await expect(entry(page, "Study").getByRole("link")).toHaveAttribute("href", /^\/app\/edit-attribution-study\?id=\d+$/);
  await expect(entry(page, "Customer").getByRole("link")).toHaveAttribute("href", "/app/customer/harbor-transit");
  await expect(entry(page, "Campaign")).toHaveText("Bluebird Hotels - Store Traffic");
  await expect(entry(page, "Measurement Start Date")).toHaveText(/^\d\d-\d\d-\d{4}$/);
  await expect(entry(page, "Job")).toHaveText("1701 Completed");
  const pages = ["Home Page", "Product Page", "Checkout Page"];
  expect(await texts(results(page))).toEqual([
    ["Group", "Total Devices", "Unique Devices", "Frequency", ...pages.flatMap((name) => [`${name} Visits`, `${name} Visitation Rate`])],
    ["Exposed", "9,000", "4,000", "2.25", "490", "12.25%", "221", "5.53%", "125", "3.13%"],
    ["Control", "8,000", "4,000", "2.00", "400", "10.00%", "160", "4.00%", "80", "2.00%"],
  ]);
  const [headers, sunday] = await texts(page.getByRole("table", { name: "Control by Day of Week" }));
  expect(headers).toEqual(["Day", "Total Devices", "Unique Devices", ...pages.map((name) => `${name} Visits`)]);
  expect(sunday).toEqual(["Sunday", "1,142", "571", "57", "22", "11"]);
  const lift = card(page, "Home Page Lift");
  await expect(lift).toContainText("Exposed devices visited the home page 22.5% more often than the control group.");
  for (const name of ["Product Page visitation rates", "Home Page Visits by Day", "Hour of Exposure", "Hour of Visit"]) {
    await expect(page.getByRole("img", { name })).toBeVisible();
  }
  await expect(page.getByRole("figure", { name: "Checkout Page confidence" }).getByText("99%", { exact: true })).toBeVisible();

  await test.step("a table is saved", async () => {
    const { name, text } = await download(page, async () => {
      await page.getByRole("button", { name: "Export CSV" }).click();
      await page.getByRole("menuitem", { name: "Lift" }).click();
    });
    expect(name).toMatch(/^attribution_lift_\d+_[a-z0-9_]+_\d{4}-\d\d-\d\d\.csv$/);
    expect(text.split("\r\n")).toHaveLength(5);
  });

  const hero = card(page, "Result");
  await test.step("it begins with the differences and their intervals, and a figure opens its arithmetic", async () => {
    const chart = hero.getByRole("figure", { name: "Exposed minus control visitation rate, in percentage points" });
    await chart.getByText("Show as table").click();
    expect((await texts(chart.getByRole("table")))[1]).toEqual(["Home Page", "+2.25", "+0.87", "+3.63"]);
    await expect(hero.getByText("95% interval of the difference: 0.87 to 3.63 percentage points")).toBeVisible();
    await hero.getByText("Final", { exact: true }).filter({ visible: true }).hover();
    await expect(page.getByRole("tooltip", { name: /^The measurement ended on \d\d-\d\d-\d{4}, before the job was created\.$/ })).toBeVisible();
    const devices = [["Group", "Total Devices", "Unique Devices"], ["Exposed", "9,000", "4,000"], ["Control", "8,000", "4,000"]];
    const visits = [["Group", "Unique Devices", "Home Page Visits"], ["Exposed", "4,000", "490"], ["Control", "4,000", "400"]];
    for (const [scope, figure, name, rows, step] of [
      [lift, "+22.50%", "How the home page lift is computed", visits, "(490 / 4,000 − 400 / 4,000) / (400 / 4,000)"],
      [hero, "0.87 to 3.63 percentage points", "How the home page interval is computed", visits, "The difference, less and plus the margin: 0.87 to 3.63 percentage points."],
      [results(page), "2.25", "How the exposed frequency is computed", devices, "9,000 / 4,000"],
    ] as const) {
      const button = scope.getByRole("button", { name: figure, exact: true });
      await button.click();
      const dialog = page.getByRole("dialog", { name, exact: true });
      expect(await texts(dialog.getByRole("table"))).toEqual(rows);
      await expect(dialog.getByText(step, { exact: true }).first()).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });

  await test.step("the interval is computed at another level", async () => {
    await expect(lift.getByText("z score", { exact: true })).toBeHidden();
    await lift.getByText("How is this computed?").click();
    for (const text of ["Pooled rate", "z score", "p value", "490 / 4,000"]) {
      await expect(lift.getByText(text, { exact: true }).first()).toBeVisible();
    }
    const level = lift.getByRole("spinbutton", { name: "Confidence of the interval (%)" });
    const compute = async (percent: string) => {
      await level.fill(percent);
      await lift.getByRole("button", { name: "Compute" }).click();
    };
    await backend.forgetCalls();
    await compute("100");
    await expect(lift.getByRole("alert")).toHaveText("NormSInv: Argument out of range.");
    await compute("80");
    await expect(lift.getByRole("status").filter({ hasText: "percentage points" })).toHaveText("1.35 to 3.15 percentage points");
    await expect(lift.getByRole("alert")).toHaveCount(0);
    // Neither the customer nor the campaigns are read again.
    expect(await backend.calls("/v3/api")).toEqual([]);
    // The wheel scrolls the page, also over a number that has the focus.
    await level.click();
    const top = async () => (await level.boundingBox())?.y ?? 0;
    const before = await top();
    await page.mouse.wheel(0, 60);
    await expect.poll(top).toBeLessThan(before);
    await expect(level).toHaveValue("80");
  });

  // Without a test, only the reason is shown.
  await visit(page, report(1716));
  await expect(hero.getByText("Home Page: There is no test, because a group has no devices.")).toBeVisible();
  await expect(hero.getByText("interval of the difference")).toHaveCount(0);

  await test.step("it prints on two sheets, without the frame of the screen and its controls", async () => {
    await visit(page, report(1707));
    await expect(page.getByRole("img", { name: "Hour of Visit" })).toBeVisible();
    await expect(results(page).getByText("10.40%")).toBeVisible();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByText(/Printed \d\d\/\d\d\/\d{4} /)).toBeVisible();
    for (const name of ["Print", "Export CSV"]) await expect(page.getByRole("button", { name })).toBeHidden();
    await expect(page.getByText("How is this computed?").first()).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Not Significant" })).toBeVisible();
    await expect(hero.getByText(/% interval of the difference: /).first()).toBeVisible();
    await expect(card(page, "Home Page Lift").getByText("Not significant", { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(hero.getByRole("heading", { name: "What would change it" })).toBeVisible();
    await expect(hero.getByText(/^(Final|Interim|Not known to be final)/).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await page.emulateMedia({ media: null });
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(2);
  });
});

test("a job without report data shows its overview and says why, and what failed can be loaded again", async ({ page, backend }) => {
  const logged = errorsOf(page);
  const overview = card(page, "Campaign Overview");
  await backend.fail({ service: "storage", kind: "status", path: "/job-results", status: 500 });
  await backend.fail({ kind: "status", path: "/v3/api/attribution", status: 500 });
  await backend.fail({ kind: "status", path: "/v3/api/customers", status: 500 });
  await page.goto(report(1701));
  await expect(page.getByText("No report data is available.")).toBeVisible();
  const failed = page.getByRole("alert").filter({ hasText: "Could not load the report." });
  await expect(failed).toBeVisible();
  await expect(overview.getByRole("alert")).toHaveText(["Could not load the study.Retry", "Could not load the customer.Retry"]);
  expect(logged.join("\n")).toContain("Could not load the report.");
  await backend.mend();
  await overview.getByRole("button", { name: "Retry" }).first().click();
  await expect(entry(page, "Customer")).toHaveText("Harbor Transit");
  await expect(overview.getByRole("alert")).toHaveCount(0);
  if (await failed.isVisible()) await failed.getByRole("button", { name: "Retry" }).click();
  await expect(results(page)).toBeVisible();

  const refresh = page.getByRole("button", { name: "Refresh" });
  await expect(refresh).toHaveCount(0);
  await visit(page, report(1729));
  await expect(page.getByText("The link to the report file has expired. Refresh the job.")).toBeVisible();
  await expect(page.getByText("No report data is available.")).toBeVisible();
  await expect(entry(page, "Customer")).toHaveText("Harbor Transit");
  await backend.forgetCalls();
  await refresh.click();
  // The new link has expired, too, so the gateway does not follow it.
  await expect.poll(() => backend.calls()).toEqual(["GET /v3/internal/queue/1729"]);

  const message = toast(page, "Error loading job.");
  const print = page.getByRole("main").getByRole("button", { name: "Print" });
  await visit(page, report(999999));
  await expect(page.getByText("There is no job 999999.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Attribution Jobs" })).toHaveAttribute("href", "/app/attribution-jobs");
  await expect(print).toHaveCount(0);
  await expect(message).toHaveAttribute("data-tone", "orange");
  await backend.fail({ kind: "status", path: "/v3/internal/queue/1742", status: 500 });
  await visit(page, report(1742));
  await expect(page.getByText("Could not load the job.")).toBeVisible();
  await expect(page.getByText("No report data is available.")).toHaveCount(0);
  // The figures of its report may be on the screen nevertheless.
  await expect(print).toBeVisible();
  await expect(message).toHaveAttribute("data-tone", "orange");
});
