import type { Locator, Page } from "@playwright/test";
import { download, errorsOf, expect, test, toast } from "./support";

const report = (jobId: number | string) => `/app/attribution-report/${jobId}`;
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const confidence = (page: Page, name: string) => page.getByRole("figure", { name: `${name} confidence` });
const entry = (page: Page, label: string) =>
  card(page, "Campaign Overview").getByRole("definition").filter({ has: page.locator(`xpath=preceding-sibling::dt[text()="${label}"]`) });

/** The texts of a table, row by row. */
const texts = (table: Locator): Promise<string[][]> =>
  table.getByRole("row").evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent ?? "")));

test.describe("the report of a job", () => {
  test("has its overview, tables, charts and confidence", async ({ page }) => {
    await page.goto(report(1701));
    const results = page.getByRole("table", { name: "Results" });
    await expect(results).toBeVisible();
    await expect(entry(page, "Study").getByRole("link")).toHaveAttribute("href", /^\/app\/edit-attribution-study\?id=\d+$/);
    await expect(entry(page, "Customer").getByRole("link")).toHaveAttribute("href", "/app/customer/harbor-transit");
    await expect(entry(page, "Campaign")).toHaveText("Bluebird Hotels - Store Traffic");
    for (const day of ["Start", "End"]) await expect(entry(page, `Measurement ${day} Date`)).toHaveText(/^\d\d-\d\d-\d{4}$/);
    await expect(entry(page, "Job")).toHaveText("1701 Completed");

    const pages = ["Home Page", "Product Page", "Checkout Page"];
    expect(await texts(results)).toEqual([
      ["Group", "Total Devices", "Unique Devices", "Frequency", ...pages.flatMap((name) => [`${name} Visits`, `${name} Visitation Rate`])],
      ["Exposed", "9,000", "4,000", "2.25", "490", "12.25%", "221", "5.53%", "125", "3.13%"],
      ["Control", "8,000", "4,000", "2.00", "400", "10.00%", "160", "4.00%", "80", "2.00%"],
    ]);
    const lift = card(page, "Home Page Lift");
    await expect(lift).toContainText("+22.50%");
    await expect(lift).toContainText(
      "Exposed devices visited the home page 22.5% more often than the control group. " +
        "A difference this large would arise by chance in about 1 of 1,000 cases.",
    );
    for (const name of pages) {
      await expect(page.getByRole("img", { name: `${name} visitation rates` })).toBeVisible();
      await expect(confidence(page, name).getByText("99%", { exact: true })).toBeVisible();
    }
    const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
    for (const [group, sunday] of [
      ["Exposed", ["1,285", "571", "70", "31", "17"]],
      ["Control", ["1,142", "571", "57", "22", "11"]],
    ] as const) {
      const [headers, ...rows] = await texts(page.getByRole("table", { name: `${group} by Day of Week` }));
      expect(headers).toEqual(["Day", "Total Devices", "Unique Devices", ...pages.map((name) => `${name} Visits`)]);
      expect(rows.map(([day]) => day)).toEqual(days);
      expect(rows[0]).toEqual(["Sunday", ...sunday]);
    }
    for (const name of ["Home page visits by day", "Hour of Exposure", "Hour of Visit"]) {
      await expect(page.getByRole("img", { name })).toBeVisible();
    }
    const { name, text } = await download(page, async () => {
      await page.getByRole("button", { name: "Export CSV" }).click();
      await page.getByRole("menuitem", { name: "Lift" }).click();
    });
    expect(name).toMatch(/^attribution_lift_\d+_[a-z0-9_]+_\d{4}-\d\d-\d\d\.csv$/);
    expect(text.split("\r\n")).toHaveLength(5);
  });

  test("says in words what is not significant, negative, or has nothing to compare", async ({ page }) => {
    for (const [jobId, level, words] of [
      [1707, "Not significant", "The difference is not significant: one this large would arise by chance in about 55 of 100 cases."],
      [1708, "99%", /Exposed devices visited the home page [\d.]+% less often than the control group\. A difference this large/],
      [1713, "Not significant", "No device of either group visited the home page, so there is nothing to compare."],
      [1715, "Not significant", "The control group has no devices, so there is nothing to compare."],
      [1716, "Not significant", "Neither group has devices, so there is nothing to compare."],
      [1723, "Not significant", "More visits than devices were counted, so it cannot be computed how likely chance is."],
    ] as const) {
      await page.goto(report(jobId));
      await expect(card(page, "Home Page Lift").getByText(words)).toBeVisible();
      await expect(confidence(page, "Home Page").getByText(level, { exact: true })).toBeVisible();
      await expect(page.getByRole("table", { name: "Control by Day of Week" })).toBeVisible();
    }
  });

  test("compares one to three pages, by the number of its pixels", async ({ page }) => {
    for (const [jobId, names] of [
      [1709, ["Home Page Lift"]],
      [1710, ["Home Page Lift"]],
      [1711, ["Home Page Lift", "Product Page Lift"]],
      [1712, ["Home Page Lift", "Product Page Lift", "Checkout Page Lift"]],
    ] as const) {
      await page.goto(report(jobId));
      await expect(page.getByRole("heading", { name: / Lift$/ })).toHaveText([...names]);
    }
  });

  test("shows how a confidence is computed, and computes its interval at another level", async ({ page, backend }) => {
    await page.goto(report(1701));
    const lift = card(page, "Home Page Lift");
    await expect(lift.getByText("z score", { exact: true })).toBeHidden();
    await lift.getByText("How is this computed?").click();
    for (const text of ["490 visits by 4,000 unique devices", "2.25 percentage points", "11.13%", "3.20", "0.0014"]) {
      await expect(lift.getByText(text, { exact: true })).toBeVisible();
    }
    // The charts of the card may still be loading.
    const interval = lift.getByRole("status").filter({ hasText: "percentage points" });
    await expect(interval).toHaveText("0.87 to 3.63 percentage points");
    await backend.forgetCalls();
    const compute = async (level: string) => {
      await lift.getByRole("spinbutton", { name: "Confidence of the interval (%)" }).fill(level);
      await lift.getByRole("button", { name: "Compute" }).click();
    };
    await compute("80");
    await expect(lift.getByText("80% interval of the difference")).toBeVisible();
    await expect(interval).toHaveText("1.35 to 3.15 percentage points");
    // Neither the customer nor the campaigns are read again.
    expect(await backend.calls("/v3/api")).toEqual([]);
    for (const level of ["100", "-5"]) {
      await compute(level);
      await expect(lift.getByRole("alert")).toHaveText("NormSInv: Argument out of range.");
    }
    await compute("99");
    await expect(lift.getByText("99% interval of the difference")).toBeVisible();
    await expect(lift.getByRole("alert")).toHaveCount(0);
    // The wheel scrolls the page, also over a number that has the focus.
    const level = lift.getByRole("spinbutton", { name: "Confidence of the interval (%)" });
    await level.click();
    const top = async () => (await level.boundingBox())?.y ?? 0;
    const before = await top();
    await page.mouse.wheel(0, 60);
    await expect.poll(top).toBeLessThan(before);
    await expect(level).toHaveValue("99");
    await expect(level).toBeFocused();
  });

  test("begins with the lifts, and every figure opens its arithmetic", async ({ page }) => {
    await page.goto(report(1701));
    const hero = card(page, "Result");
    await expect(hero.getByText("95% interval of the difference: 0.87 to 3.63 percentage points")).toBeVisible();
    await expect(hero.getByText("Home Page: The z score is 3.200. Within 2.58 of 0, the confidence would be 98%.")).toBeVisible();
    const chip = hero.getByText("Final", { exact: true }).filter({ visible: true });
    await chip.hover();
    await expect(page.getByRole("tooltip", { name: /^The measurement ended on \d\d-\d\d-\d{4}, before the job was created\.$/ })).toBeVisible();
    const opens = async (figure: Locator, name: string, rows: string[][], steps: string[]) => {
      await figure.click();
      const dialog = page.getByRole("dialog", { name, exact: true });
      expect(await texts(dialog.getByRole("table"))).toEqual(rows);
      for (const step of steps) await expect(dialog.getByText(step, { exact: true }).first()).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(figure).toBeFocused();
    };
    const visits = [
      ["Group", "Unique Devices", "Home Page Visits"],
      ["Exposed", "4,000", "490"],
      ["Control", "4,000", "400"],
    ];
    const figure = (scope: Locator, name: string) => scope.getByRole("button", { name, exact: true });
    await opens(figure(hero, "+22.50%"), "How the home page lift is computed", visits, ["490 / 4,000", "(490 / 4,000 − 400 / 4,000) / (400 / 4,000)"]);
    await opens(figure(hero, "0.87 to 3.63 percentage points"), "How the home page interval is computed", visits, [
      "1.96 × √(0.1225 × (1 − 0.1225) / 4,000 + 0.1 × (1 − 0.1) / 4,000)",
      "The difference, less and plus the margin: 0.87 to 3.63 percentage points.",
    ]);
    const results = page.getByRole("table", { name: "Results" });
    await opens(figure(results, "10.00%"), "How the home page control visitation rate is computed", visits, ["400 / 4,000"]);
    const devices = [
      ["Group", "Total Devices", "Unique Devices"],
      ["Exposed", "9,000", "4,000"],
      ["Control", "8,000", "4,000"],
    ];
    await opens(figure(results, "2.25"), "How the exposed frequency is computed", devices, ["9,000 / 4,000"]);
    await opens(figure(card(page, "Checkout Page Lift"), "+56.25%"), "How the checkout page lift is computed", [
      ["Group", "Unique Devices", "Checkout Page Visits"],
      ["Exposed", "4,000", "125"],
      ["Control", "4,000", "80"],
    ], ["+56.25%"]);
    // Without a test, only the reason is shown.
    await page.goto(report(1716));
    await expect(hero.getByText("Home Page: There is no test, because a group has no devices.")).toBeVisible();
    await expect(hero.getByText("interval of the difference")).toHaveCount(0);
  });

  test("prints on two sheets, without the frame of the screen and its controls", async ({ page }) => {
    await page.goto(report(1707));
    await expect(page.getByRole("img", { name: "Hour of Visit" })).toBeVisible();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByText(/^Printed \d\d\/\d\d\/\d{4} /)).toBeVisible();
    for (const name of ["Print", "Export CSV"]) await expect(page.getByRole("button", { name })).toBeHidden();
    await expect(page.getByText("How is this computed?").first()).toBeHidden();
    const result = page.getByRole("region", { name: "Result", exact: true });
    await expect(result.getByText(/% interval of the difference: /).first()).toBeVisible();
    await expect(result.getByRole("heading", { name: "What would change it" })).toBeVisible();
    await expect(page.getByRole("table", { name: "Results" }).getByText("10.40%")).toBeVisible();
    await expect(result.getByText(/^(Final|Interim|Not known to be final)/).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await page.emulateMedia({ media: null });
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(2);
  });
});

test.describe("a job without report data", () => {
  test("shows its overview and says why", async ({ page, backend }) => {
    for (const [jobId, reason] of [
      [1724, "The report file cannot be read as a report."],
      [1728, "The report file no longer exists."],
      [1730, "The report file is on a host that is not allowed."],
      [1731, "The link to the report file is invalid."],
      [1732, "This job has no report file."],
      [1745, "This job has not completed."],
      [1746, "This job has not completed."],
      [1729, "The link to the report file has expired. Refresh the job."],
    ] as const) {
      await page.goto(report(jobId));
      await expect(page.getByText("No report data is available.")).toBeVisible();
      await expect(page.getByText(reason)).toBeVisible();
      await expect(entry(page, "Customer")).toHaveText("Harbor Transit");
      await expect(page.getByRole("button", { name: "Refresh" })).toHaveCount(jobId === 1746 || jobId === 1729 ? 1 : 0);
    }
    await backend.forgetCalls();
    await page.getByRole("button", { name: "Refresh" }).click();
    // The new link has expired, too, so the gateway does not follow it.
    await expect.poll(() => backend.calls()).toEqual(["GET /v3/internal/queue/1729"]);
  });

  test("is shown once storage answers again", async ({ page, backend }) => {
    const logged = errorsOf(page);
    await backend.fail({ service: "storage", kind: "status", path: "/job-results", status: 500 });
    await page.goto(report(1701));
    await expect(page.getByText("No report data is available.")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveText("Could not load the report.Retry");
    await expect(entry(page, "Customer")).toHaveText("Harbor Transit");
    expect(logged.join("\n")).toContain("Could not load the report.");
    await backend.mend();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("table", { name: "Results" })).toBeVisible();
  });

  test("says which names of its overview cannot be read, until they can", async ({ page, backend }) => {
    await backend.fail({ kind: "status", path: "/v3/api/attribution", status: 500 });
    await backend.fail({ kind: "status", path: "/v3/api/customers", status: 500 });
    await page.goto(report(1701));
    const overview = card(page, "Campaign Overview");
    await expect(overview.getByRole("alert")).toHaveText(["Could not load the study.Retry", "Could not load the customer.Retry"]);
    await backend.mend();
    await overview.getByRole("button", { name: "Retry" }).first().click();
    await expect(entry(page, "Customer")).toHaveText("Harbor Transit");
    await expect(overview.getByRole("alert")).toHaveCount(0);
  });

  test("that does not exist or cannot be read has an orange toast", async ({ page, backend }) => {
    await page.goto(report("999999"));
    await expect(page.getByText("There is no job 999999.")).toBeVisible();
    const print = page.getByRole("main").getByRole("button", { name: "Print" });
    await expect(print).toHaveCount(0);
    await expect(toast(page, "Error loading job.")).toHaveAttribute("data-tone", "orange");
    await backend.fail({ kind: "status", path: "/v3/internal/queue/1701", status: 500 });
    await page.goto(report(1701));
    await expect(page.getByText("Could not load the job.")).toBeVisible();
    // The figures of its report are on the screen.
    await expect(print).toBeVisible();
    await expect(toast(page, "Error loading job.")).toHaveAttribute("data-tone", "orange");
  });
});
