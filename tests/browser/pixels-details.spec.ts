import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { choose, developer, expect, signIn, test, toast } from "./support";

const campaign = "/app/customer/harbor-transit/campaign/4";
const pixel = (pixelId: number) => `${campaign}/pixel/${pixelId}`;

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const field = (page: Page, name: string) => page.getByRole("dialog").getByRole("textbox", { name, exact: true });
const jobRows = (page: Page) =>
  page
    .getByRole("table", { name: "Jobs" })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });

test.describe("the pixel form", () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page);
    await page.goto(campaign);
  });

  test("New Pixel opens with this campaign and a new UUID that nobody can change", async ({ page }) => {
    await page.getByRole("button", { name: "New Pixel" }).click();
    await expect(dialog(page, "New Pixel")).toBeVisible();
    await expect(field(page, "Name")).toBeFocused();
    await expect(page.getByRole("combobox", { name: "Campaign" })).toHaveText("Spring Launch");
    const uuid = field(page, "UUID");
    await expect(uuid).toHaveValue(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    await expect(uuid).toHaveAttribute("readonly", "");
    const first = await uuid.inputValue();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: "New Pixel" }).click();
    await expect(field(page, "UUID")).not.toHaveValue(first);
  });

  test("it offers eight pages and three funnel stages", async ({ page }) => {
    await page.getByRole("button", { name: "New Pixel" }).click();
    await page.getByRole("combobox", { name: "Page" }).click();
    await expect(page.getByRole("option")).toHaveText([
      "Homepage",
      "Landing Page",
      "Contact Us Page",
      "Directory Page",
      "Education Page",
      "Location Page",
      "Product Page",
      "Checkout Page",
    ]);
    await page.keyboard.press("Escape");
    await page.getByRole("combobox", { name: "Funnel Stage" }).click();
    await expect(page.getByRole("option")).toHaveText(["None", "Visit Page", "Consideration Page", "Conversion Page"]);
  });

  test("a name of blanks and a missing page are refused at their fields, and nothing is sent", async ({ page }) => {
    await page.getByRole("button", { name: "New Pixel" }).click();
    await field(page, "Name").fill("   ");
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.postData() ?? ""));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("A name is required.")).toBeVisible();
    await expect(page.getByText("A page is required.")).toBeVisible();
    await choose(page, "Page", "Homepage");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("A page is required.")).toHaveCount(0);
    await expect(page.getByText("A name is required.")).toBeVisible();
    expect(sent.filter((body) => body.includes("useSavePixelMutation"))).toEqual([]);
  });

  test("a new pixel is saved and stands in the list", async ({ page }) => {
    await page.getByRole("button", { name: "New Pixel" }).click();
    await field(page, "Name").fill("Newsletter");
    await choose(page, "Page", "Landing Page");
    await choose(page, "Funnel Stage", "Consideration Page");
    await field(page, "URL").fill("https://shop3.example/newsletter");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(toast(page, "Pixel saved")).toHaveAttribute("data-tone", "green");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const saved = page.getByRole("row").filter({ has: page.getByRole("link", { name: "Newsletter", exact: true }) });
    await expect(saved.getByRole("cell", { name: "Landing Page" })).toBeVisible();
    await expect(saved.getByRole("cell", { name: "Consideration Page" })).toBeVisible();

    await saved.getByRole("button", { name: "Edit Newsletter" }).click();
    await expect(dialog(page, "Edit Pixel")).toBeVisible();
    await expect(field(page, "URL")).toHaveValue("https://shop3.example/newsletter");
    await field(page, "Name").fill("Newsletter Sign-Up");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "Newsletter Sign-Up" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("the service's refusal stands in the form, which stays open", async ({ page }) => {
    await page.getByRole("button", { name: "Edit Refuses Save" }).click();
    await field(page, "Name").fill("Renamed");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(
      dialog(page, "Edit Pixel").getByText("This pixel is part of a running study and cannot be changed."),
    ).toBeVisible();
    await expect(field(page, "Name")).toHaveValue("Renamed");
    await expect(page.getByRole("progressbar", { name: "Loading", exact: true })).toHaveCount(0);
  });

  test("the form comes back with a reload, and works without the list of campaigns", async ({ page, faults }) => {
    await faults.add({ service: "main", path: "/v3/api/campaigns/customer", kind: "status", status: 400 });
    await page.goto(`${campaign}?pixel=31`);
    await expect(dialog(page, "Edit Pixel")).toBeVisible();
    await expect(field(page, "Name")).toHaveValue("Home");
  });

  test("Copy Link copies the tracking address, and says when it cannot", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy Link of Home" }).click();
    await expect(toast(page, "Pixel link copied to clipboard!")).toHaveAttribute("data-tone", "green");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/v3\/pixel\/[0-9a-f-]{36}$/);

    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }));
    await page.getByRole("button", { name: "Copy Link of Home" }).click();
    await expect(toast(page, "Failed to copy pixel link")).toHaveAttribute("data-tone", "red");
  });
});

test.describe("campaign pixel details", () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page);
  });

  test("the breadcrumb leads to the customer and to the campaign", async ({ page }) => {
    await page.goto(pixel(31));
    const way = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(way.getByRole("listitem")).toHaveText([/Harbor Transit/, /Spring Launch/, /Home/]);
    await expect(way.getByRole("link")).toHaveText(["Harbor Transit", "Spring Launch"]);
    await way.getByRole("link", { name: "Spring Launch" }).click();
    await expect(page).toHaveURL(campaign);
    await page.goBack();
    await way.getByRole("link", { name: "Harbor Transit" }).click();
    await expect(page).toHaveURL("/app/customer/harbor-transit");
  });

  test("under the slug of another customer the breadcrumb leads to the campaign's own", async ({ page }) => {
    await page.goto("/app/customer/quiet-corner-media/campaign/4/pixel/31");
    const way = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(way.getByRole("link", { name: "Harbor Transit" })).toHaveAttribute("href", "/app/customer/harbor-transit");
    await expect(way.getByRole("link", { name: "Spring Launch" })).toHaveAttribute("href", campaign);
  });

  test("the date filter begins with the last three days", async ({ page }) => {
    await page.goto(pixel(31));
    const filter = page.getByRole("combobox", { name: "Date Filter" });
    await expect(filter).toHaveText("Last 3 Days");
    await filter.click();
    await expect(page.getByRole("option")).toHaveText([
      "Yesterday",
      "Last 3 Days",
      "Last 7 Days",
      "Last 30 Days",
      "Custom",
    ]);
  });

  test("Get Pixels reads the requests of the chosen days, and the address keeps them", async ({ page }) => {
    await page.goto(pixel(31));
    await page.getByRole("tab", { name: "Pixel Requests" }).click();
    await expect(page.getByText("Choose dates and press Get Pixels.")).toBeVisible();
    await choose(page, "Date Filter", "Last 30 Days");
    const reads: string[] = [];
    page.on("request", (request) => {
      if (/PixelRequestsQuery/.test(request.postData() ?? "")) reads.push(request.url());
    });
    await page.getByRole("button", { name: "Get Pixels" }).click();
    await expect(toast(page, "Pixels loaded.")).toHaveAttribute("data-tone", "green");
    const table = page.getByRole("table", { name: "Pixel Requests" });
    await expect(table.getByRole("columnheader")).toHaveText(["Device IP", "Device Time"]);
    await expect(table.getByRole("cell", { name: /^\d\d\/\d\d\/\d{4} \d{1,2}:\d\d [AP]M$/ }).first()).toBeVisible();
    expect(reads).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole("combobox", { name: "Date Filter" })).toHaveText("Last 30 Days");
    await expect(table).toBeVisible();
  });

  test("the requests say which days they are of, whatever is chosen next", async ({ page }) => {
    await page.goto(`${pixel(31)}?tab=requests&read-dates=last30`);
    const panel = page.getByRole("tabpanel", { name: "Pixel Requests" });
    await expect(page.getByRole("combobox", { name: "Date Filter" })).toHaveText("Last 3 Days");
    await expect(panel.getByText("Last 30 Days", { exact: true })).toBeVisible();
    await page.goto(`${pixel(31)}?tab=requests&read-dates=custom&read-from=2026-11-01&read-to=2026-11-02`);
    await expect(panel.getByText("11-01-2026 - 11-02-2026", { exact: true })).toBeVisible();
  });

  test("days in the address that are none leave the pixel on the screen", async ({ page }) => {
    await page.goto(`${pixel(31)}?tab=requests&read-dates=custom&read-from=garbage&read-to=2026-02-30&dates=custom&from=x`);
    await expect(page.getByRole("heading", { name: "Home", level: 1 })).toBeVisible();
    await expect(page.getByText("Choose dates and press Get Pixels.")).toBeVisible();
    await page.getByRole("button", { name: "Get Pixels" }).click();
    await expect(page.getByText("Please select a start and end date.")).toBeVisible();
  });

  test("a pixel without requests says so", async ({ page }) => {
    await page.goto(pixel(35));
    await page.getByRole("button", { name: "Get Pixels" }).click();
    await expect(page.getByText("No pixel requests found.")).toBeVisible();
  });

  test("custom days are asked for before anything is sent", async ({ page }) => {
    await page.goto(pixel(31));
    await choose(page, "Date Filter", "Custom");
    const operations: string[] = [];
    page.on("request", (request) => operations.push(request.postData() ?? ""));
    const problem = page.getByRole("alert").filter({ hasText: "Please select a start and end date." });
    for (const [button, day] of [
      ["Get Pixels", "2026-11-01"],
      ["Run Pixels Job", "2026-11-02"],
    ] as const) {
      await page.getByRole("button", { name: button }).click();
      await expect(problem).toBeVisible();
      await page.getByLabel("Start Date").fill(day);
      await expect(problem).toHaveCount(0);
    }
    await page.getByRole("button", { name: "Get Pixels" }).click();
    await expect(problem).toBeVisible();
    expect(operations.filter((body) => /PixelRequestsQuery|useRunPixelsJobMutation/.test(body))).toEqual([]);

    const today = new Date().toISOString().slice(0, 10);
    await page.getByLabel("Start Date").fill(today);
    await page.getByLabel("End Date").fill(today);
    await page.getByRole("button", { name: "Get Pixels" }).click();
    await expect(toast(page, "Pixels loaded.")).toBeVisible();
  });

  test("days in the wrong order are refused in words", async ({ page }) => {
    await page.goto(`${pixel(31)}?dates=custom&from=2026-11-10&to=2026-11-01`);
    for (const button of ["Get Pixels", "Run Pixels Job"]) {
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("region", { name: "Dates" }).getByRole("alert")).toContainText(/\w+/);
      await expect(page.getByRole("region", { name: "Dates" }).getByRole("alert")).not.toHaveText(
        "Please select a start and end date.",
      );
    }
  });

  test("requests that cannot be read leave what was there", async ({ page, faults }) => {
    await page.goto(pixel(31));
    await page.getByRole("button", { name: "Get Pixels" }).click();
    const table = page.getByRole("table", { name: "Pixel Requests" });
    await expect(table).toBeVisible();
    await faults.add({ service: "main", path: "/v3/api/pixels/pixel-query", kind: "status", status: 500 });
    await page.getByRole("button", { name: "Get Pixels" }).click();
    await expect(page.getByRole("region", { name: "Dates" }).getByText("Could not load pixel requests.")).toBeVisible();
    await expect(table).toBeVisible();
  });

  test("requests that could not be read come with Get Pixels for the same days", async ({ page, faults }) => {
    await page.goto(pixel(31));
    await page.getByRole("button", { name: "Get Pixels" }).click();
    const table = page.getByRole("table", { name: "Pixel Requests" });
    await expect(table).toBeVisible();
    await faults.add({ service: "main", path: "/v3/api/pixels/pixel-query", kind: "status", status: 500 });
    await page.reload();
    const failure = page.getByRole("tabpanel", { name: "Pixel Requests" }).getByText("Could not load pixel requests.");
    await expect(failure).toBeVisible();
    await faults.clear();
    await page.getByRole("button", { name: "Get Pixels" }).click();
    await expect(toast(page, "Pixels loaded.")).toBeVisible();
    await expect(table).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  test("only the viewer's own jobs of this pixel are listed, newest first", async ({ page }) => {
    await page.goto(pixel(31));
    await expect(page.getByRole("tab", { name: "Jobs", selected: true })).toBeVisible();
    await expect(jobRows(page).first()).toBeVisible();
    for (const row of await jobRows(page).all()) {
      await expect(row.getByRole("cell").nth(0)).toHaveText("Pixels");
      await expect(row.getByRole("cell").nth(3)).toHaveText("staff@marquee.example");
    }
    const times = (await jobRows(page).allTextContents()).map((text) =>
      Date.parse(/\d\d\/\d\d\/\d{4} \d{1,2}:\d\d [AP]M/.exec(text)?.[0] ?? ""),
    );
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times.some(Number.isNaN)).toBe(false);
  });

  test("another viewer sees other jobs, whatever the case of the email", async ({ page }) => {
    await signIn(page, developer);
    await page.goto(pixel(31));
    for (const row of await jobRows(page).all()) {
      await expect(row.getByRole("cell").nth(3)).toHaveText(/^developer@marquee\.example$/i);
    }
  });

  test("a completed job has its links with their expiry, and Refresh renews them", async ({ page }) => {
    await page.goto(pixel(31));
    const job = jobRows(page)
      .filter({ has: page.getByRole("button", { name: /^Refresh/ }) })
      .last();
    const link = job.getByRole("link");
    await expect(job).toContainText(/requests\.csv expires \d\d\/\d\d\/\d{4} \d{1,2}:\d\d [AP]M/);
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(link).toHaveAttribute("referrerpolicy", "no-referrer");
    const before = await link.getAttribute("href");
    await job.getByRole("button", { name: /^Refresh/ }).click();
    await expect(link).not.toHaveAttribute("href", before ?? "");
  });

  test("a job without files offers neither links nor Refresh", async ({ page }) => {
    await page.goto(pixel(31));
    const empty = jobRows(page).filter({ hasNot: page.getByRole("link") });
    await expect(empty.first()).toBeVisible();
    for (const row of await empty.all()) await expect(row.getByRole("button")).toHaveCount(0);
  });

  test("a job that cannot be read again says so in orange", async ({ page, faults }) => {
    await page.goto(pixel(31));
    await expect(jobRows(page).first()).toBeVisible();
    await faults.add({ service: "main", path: "/v3/internal/queue/", kind: "status", status: 400 });
    await page
      .getByRole("button", { name: /^Refresh/ })
      .first()
      .click();
    await expect(toast(page, "Error loading job.")).toHaveAttribute("data-tone", "orange");
    await expect(jobRows(page).first()).toBeVisible();
  });

  test("Run Pixels Job queues a job, which is in the list five seconds later", async ({ page }) => {
    await page.goto(pixel(31));
    await expect(jobRows(page).first()).toBeVisible();
    const before = await jobRows(page).count();
    await page.getByRole("button", { name: "Run Pixels Job" }).click();
    await expect(toast(page, "Processed pixel download request.")).toHaveAttribute("data-tone", "green");
    expect(await jobRows(page).count()).toBe(before);
    await expect(jobRows(page)).toHaveCount(before + 1, { timeout: 20_000 });
    await expect(jobRows(page).first().getByText("Completed")).toBeVisible();
    await expect(jobRows(page).first().getByRole("link", { name: "requests.csv" })).toBeVisible();
  });

  test("a job that fails shows as an error without links", async ({ page }) => {
    await page.goto(pixel(38));
    await expect(page.getByRole("tabpanel", { name: "Jobs" })).toBeVisible();
    await page.getByRole("button", { name: "Run Pixels Job" }).click();
    await expect(jobRows(page).first().getByText("Error")).toBeVisible({ timeout: 20_000 });
    await expect(jobRows(page).first().getByRole("link")).toHaveCount(0);
  });

  test("jobs that cannot be loaded say so, and Retry brings them", async ({ page, faults }) => {
    await faults.add({ service: "main", path: "/v3/internal/queue", kind: "status", status: 400, count: 1 });
    await page.goto(pixel(31));
    await expect(page.getByText("Could not load jobs.")).toBeVisible();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(jobRows(page).first()).toBeVisible();
  });

  test("jobs that could not be loaded come when they are read again after a new one", async ({ page, faults }) => {
    await faults.add({ service: "main", path: "/v3/internal/queue", kind: "status", status: 400, count: 1 });
    await page.goto(pixel(31));
    await expect(page.getByText("Could not load jobs.")).toBeVisible();
    await page.getByRole("button", { name: "Run Pixels Job" }).click();
    await expect(toast(page, "Processed pixel download request.")).toHaveAttribute("data-tone", "green");
    await expect(jobRows(page).first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText("Could not load jobs.")).toHaveCount(0);
  });

  test("a pixel that is not there says so", async ({ page }) => {
    await page.goto(pixel(99_999));
    await expect(page.getByText("Pixel not found.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Spring Launch" })).toBeVisible();
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`in the ${colorScheme} scheme nothing stands in the way of assistive technology`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(`${pixel(31)}?dates=custom`);
      await expect(jobRows(page).first()).toBeVisible();
      await page.getByRole("button", { name: "Get Pixels" }).click();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await choose(page, "Date Filter", "Last 7 Days");
      await page.getByRole("button", { name: "Get Pixels" }).click();
      await expect(page.getByRole("table", { name: "Pixel Requests" })).toBeVisible();
      await expect(toast(page, "Pixels loaded.")).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  }
});
