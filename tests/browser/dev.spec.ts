import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { callsOf, choose, developer, enter, expect, faultsPort, forgetCalls, root, staff, test, toast } from "./support";

const switchAddress = `http://127.0.0.1:${faultsPort}`;

const result = (page: Page) => page.getByRole("region", { name: "Result" });
const answer = (page: Page) => result(page).getByRole("group", { name: "Answer" });
const faultPanel = (page: Page) => page.getByRole("region", { name: "Sandbox Faults" });
const faultRows = (page: Page) => faultPanel(page).getByRole("table", { name: "Faults" }).getByRole("row");
const pathField = (page: Page) => faultPanel(page).getByRole("textbox", { name: "Path Begins With" });
const numberField = (page: Page, name: string) => faultPanel(page).getByRole("spinbutton", { name });
const setFault = (page: Page) => faultPanel(page).getByRole("button", { name: "Set Fault" }).click();
const run = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true }).click();

/** The calls of the services since they were forgotten, without those that every screen makes. */
async function calls(page: Page): Promise<string[]> {
  const all = await callsOf(page);
  return all.map(({ method, path }) => `${method} ${path}`).filter((call) => call !== "GET /v3/auth/me");
}

/** Lets a test answer this body once. */
async function answerOnce(page: Page, path: string, status: number, body: string): Promise<void> {
  const data = { service: "main", path, kind: "html", status, body, count: 1 };
  expect((await page.request.post(`${switchAddress}/faults`, { data })).ok()).toBe(true);
}

test.beforeEach(async ({ page }) => {
  await enter(page);
});

test.describe("the page", () => {
  test("opens for everybody who is signed in, though only developers have an entry for it", async ({ page }) => {
    await page.goto("/app/dev");
    await expect(page.getByRole("heading", { name: "Developers", level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Test Redis Connection" })).toBeVisible();
    const areas = page.getByRole("navigation", { name: "Areas" });
    await expect(areas.getByRole("link", { name: "Dashboard" })).toBeVisible();
    await expect(areas.getByRole("link", { name: "Developers" })).toHaveCount(0);
    await expect(page).toHaveURL("/app/dev");
  });

  test("is one click away for developers", async ({ page }) => {
    await enter(page, developer);
    await page.goto("/app/dashboard");
    await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Developers" }).click();
    await expect(page.getByRole("heading", { name: "Developers", level: 1 })).toBeVisible();
  });

  test("lists the buttons in their order and says which of them change data", async ({ page }) => {
    await page.goto("/app/dev");
    await expect(page.getByRole("button", { name: "Planner Impressions" })).toBeVisible();
    const cards = ["Connection and Processing", "Assets, Mail and Upkeep", "Interface and Data"];
    const labels: string[] = [];
    for (const name of cards) labels.push(...(await page.getByRole("region", { name }).getByRole("button").allTextContents()));
    expect(labels).toEqual([
      "Test Redis Connection",
      "Test Attribution",
      "Create Near Job",
      "Near Job Status",
      "Test In-Store Processing",
      "Test Asset Health",
      "Test Email",
      "Test Map",
      "Update Pipeline Jobs",
      "Open Sample Modal",
      "API Root",
      "Pipeline Debug",
      "Historical Census",
      "Planner Impressions",
    ]);
    const marked = ["Create Near Job", "Test Asset Health", "Update Pipeline Jobs"];
    for (const name of labels) {
      const button = page.getByRole("button", { name, exact: true });
      if (marked.includes(name)) await expect(button).toHaveAccessibleDescription(/^Changes data (GET|POST) \/v3\//);
      else await expect(button).toHaveAccessibleDescription(/^(GET \/v3\/|Makes no call\.)/);
    }
  });
});

test.describe("a test", () => {
  const cases: [label: string, path: string, answer: string | RegExp][] = [
    ["Test Attribution", "/v3/api/dev/attribution-test", '{\n  "message": "Attribution test passed."\n}'],
    ["Create Near Job", "/v3/api/dev/test-near-api", /"message": "Near job \d+ created\."/],
    ["Near Job Status", "/v3/api/dev/get-near-job-status", /"nearJobId": \d+/],
    ["Test Map", "/v3/api/dev/map-test", "Map test passed.\n12 tiles drawn.\n"],
    ["Update Pipeline Jobs", "/v3/api/dev/update-pipeline-jobs", /"message": "Pipeline jobs updated\."/],
    ["API Root", "/v3/api/dev", "The main API is up."],
    ["Pipeline Debug", "/v3/api/dev/pipeline-debug", /"Key": "about.txt"/],
    ["Historical Census", "/v3/internal/map/historical/census", /"households": \d+/],
    ["Planner Impressions", "/v3/internal/planner/impressions", /"impressions": \d+/],
  ];
  for (const [label, path, text] of cases) {
    test(`"${label}" makes its call once and shows the answer`, async ({ page }) => {
      await page.goto("/app/dev");
      await expect(result(page)).toContainText("Run a test to see its answer here.");
      await forgetCalls(page);
      await run(page, label);
      await expect(toast(page, `${label} succeeded.`)).toHaveAttribute("data-tone", "green");
      const status = result(page).getByRole("status");
      await expect(status).toContainText(label);
      await expect(status.getByText("Succeeded", { exact: true })).toHaveAttribute("data-tone", "green");
      await expect(status).toContainText(/HTTP 200\s*[\d,]+ ms/);
      if (typeof text === "string") expect(await answer(page).textContent()).toBe(text);
      else await expect(answer(page)).toHaveText(text);
      expect(await calls(page)).toEqual([`GET ${path}`]);
    });
  }

  test("of Redis says in its own words how it went, and only success or failure decides the colour", async ({ page }) => {
    await page.goto("/app/dev");
    await forgetCalls(page);
    await run(page, "Test Redis Connection");
    await expect(toast(page, "Redis connection successful.")).toHaveAttribute("data-tone", "green");
    expect(await calls(page)).toEqual(["GET /v3/api/dev/redis"]);
    await answerOnce(page, "/v3/api/dev/redis", 503, '{"message":"Redis connection successful."}');
    await run(page, "Test Redis Connection");
    await expect(toast(page, "Redis connection failed.")).toHaveAttribute("data-tone", "red");
    await expect(result(page)).toContainText("HTTP 503");
    await expect(answer(page)).toContainText("Redis connection successful.");
    await answerOnce(page, "/v3/api/dev/redis", 201, "no connection, no luck, failed");
    await run(page, "Test Redis Connection");
    await expect(toast(page, "Redis connection successful.")).toHaveAttribute("data-tone", "green");
  });

  test("that fails shows the status and what was answered", async ({ page }) => {
    await page.goto("/app/dev");
    await run(page, "Test Email");
    await expect(toast(page, "Test Email failed.")).toHaveAttribute("data-tone", "red");
    await expect(result(page).getByText("Failed", { exact: true })).toHaveAttribute("data-tone", "red");
    await expect(result(page)).toContainText("HTTP 500");
    await expect(answer(page)).toContainText("Mail relay refused the connection.");
  });

  test("that nobody answers says why", async ({ page, faults }) => {
    await page.goto("/app/dev");
    await faults.add({ service: "main", path: "/v3/api/dev/redis", kind: "reset" });
    await run(page, "Test Redis Connection");
    await expect(toast(page, "Redis connection failed.")).toHaveAttribute("data-tone", "red");
    await expect(result(page).getByRole("status")).toContainText(/No answer\s*[\d,]+ ms/);
    await expect(result(page).getByRole("alert")).toHaveText("The main service is not available.");
    await expect(answer(page)).toHaveCount(0);
  });

  test("may answer nothing at all", async ({ page }) => {
    await page.goto("/app/dev");
    await run(page, "Test In-Store Processing");
    await expect(toast(page, "Test In-Store Processing succeeded.")).toHaveAttribute("data-tone", "green");
    await expect(result(page)).toContainText("The answer is empty.");
    await expect(result(page).getByRole("button")).toHaveCount(0);
  });

  test("that answers HTML shows it as text", async ({ page }) => {
    const html = "<h1 id='odd'>502</h1><script>document.title='odd'</script>";
    await page.goto("/app/dev");
    await answerOnce(page, "/v3/api/dev/map-test", 502, html);
    await run(page, "Test Map");
    await expect(answer(page)).toHaveText(html);
    await expect(page.locator("#odd")).toHaveCount(0);
    await expect(page).toHaveTitle("Developers · Marquee");
  });

  test("that answers a megabyte shows its beginning at once and all of it on demand", async ({ page }) => {
    const line = "x".repeat(1024 * 1024);
    await page.goto("/app/dev");
    await answerOnce(page, "/v3/api/dev/map-test", 200, line);
    await run(page, "Test Map");
    await expect(result(page)).toContainText("Showing the first 100,000 of 1,048,576 characters.");
    await result(page).getByRole("button", { name: "Show All" }).click();
    expect(await answer(page).evaluate((element) => element.textContent.length)).toBe(line.length);
    const download = page.waitForEvent("download");
    await result(page).getByRole("button", { name: "Download Answer" }).click();
    expect((await download).suggestedFilename()).toBe("answer.txt");
    // The next answer takes its place.
    await run(page, "API Root");
    await expect(answer(page)).toHaveText("The main API is up.");
  });

  test("can be taken to the clipboard word for word", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/app/dev");
    await run(page, "Test Attribution");
    await result(page).getByRole("button", { name: "Copy Answer" }).click();
    await expect(toast(page, "Content copied to clipboard!")).toHaveAttribute("data-tone", "green");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{"message":"Attribution test passed."}');
  });

  test("that runs cannot be started a second time, while the others can", async ({ page, faults }) => {
    await page.goto("/app/dev");
    await expect(page.getByRole("button", { name: "Create Near Job" })).toBeVisible();
    await faults.add({ service: "main", path: "/v3/api/dev/test-near-api", kind: "latency", latencyMs: 5000 });
    await forgetCalls(page);
    await page.getByRole("button", { name: "Create Near Job" }).dblclick();
    await expect(page.getByRole("button", { name: "Create Near Job" })).toBeDisabled();
    await expect(result(page)).toContainText("Running Create Near Job…");
    await run(page, "API Root");
    await expect(result(page).getByRole("strong")).toHaveText("API Root");
    await expect(result(page).getByRole("strong")).toHaveText("Create Near Job");
    await expect(page.getByRole("button", { name: "Create Near Job" })).toBeEnabled();
    await expect(result(page)).not.toContainText("Running");
    expect(await calls(page)).toEqual(["GET /v3/api/dev/test-near-api", "GET /v3/api/dev"]);
  });
});

test.describe("asset health", () => {
  test("is sent with what is typed beside its button", async ({ page }) => {
    await page.goto("/app/dev");
    await page.getByRole("textbox", { name: "Asset ID" }).fill("967");
    await page.getByRole("textbox", { name: "Provider Name" }).fill("GeoTrail");
    await forgetCalls(page);
    await run(page, "Test Asset Health");
    await expect(toast(page, "Test Asset Health succeeded.")).toHaveAttribute("data-tone", "green");
    await expect(answer(page)).toContainText('"assetId": 967');
    expect(await calls(page)).toEqual(["POST /v3/api/assets/health-check"]);
    await page.getByRole("textbox", { name: "Provider Name" }).fill("Somebody Else");
    await page.keyboard.press("Enter");
    await expect(toast(page, "Test Asset Health failed.")).toHaveAttribute("data-tone", "red");
    await expect(result(page)).toContainText("HTTP 422");
  });

  test("is not sent without both, and the fields say so", async ({ page }) => {
    await page.goto("/app/dev");
    await expect(page.getByRole("button", { name: "Test Asset Health" })).toBeVisible();
    await forgetCalls(page);
    await run(page, "Test Asset Health");
    const assetId = page.getByRole("textbox", { name: "Asset ID" });
    const providerName = page.getByRole("textbox", { name: "Provider Name" });
    await expect(assetId).toHaveAccessibleDescription("An asset id is a whole number above 0.");
    await expect(providerName).toHaveAccessibleDescription("A provider name is required.");
    for (const text of ["9.5", "99999999999"]) {
      await assetId.fill(text);
      await run(page, "Test Asset Health");
      await expect(assetId).toHaveAccessibleDescription("An asset id is a whole number above 0, and not above 2,147,483,647.");
      await expect(providerName).toHaveAccessibleDescription("A provider name is required.");
    }
    await assetId.fill("967");
    await run(page, "Test Asset Health");
    await expect(assetId).toHaveAccessibleDescription("");
    await expect(providerName).toHaveAccessibleDescription("A provider name is required.");
    await expect(result(page)).toContainText("Run a test to see its answer here.");
    expect(await calls(page)).toEqual([]);
  });
});

test("the sample modal opens, and the address holds it", async ({ page }) => {
  await page.goto("/app/dev");
  await run(page, "Open Sample Modal");
  await expect(page).toHaveURL("/app/dev?dialog=sample");
  const dialog = page.getByRole("dialog", { name: "Sample Modal" });
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/app/dev");
  await run(page, "Open Sample Modal");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
});

test.describe("the faults of the sandbox", () => {
  test.beforeEach(async ({ page, faults }) => {
    await faults.clear();
    await page.goto("/app/dev");
    await expect(faultPanel(page)).toContainText("No active faults.");
  });

  test("make a screen fail, and after they are cleared Retry works", async ({ page }) => {
    await expect(faultPanel(page).getByRole("button", { name: "Clear All" })).toHaveCount(0);
    await pathField(page).fill("/v3/api/asset-owners");
    await numberField(page, "Status").fill("500");
    await setFault(page);
    await expect(toast(page, "Fault set")).toHaveAttribute("data-tone", "green");
    const cells = ["Main API", "/v3/api/asset-owners…", "Status: 500", "Until cleared", "Clear"];
    await expect(faultRows(page).nth(1).getByRole("cell")).toHaveText(cells);

    // A second tab of the same session: a sign-in of its own would sign the first tab out.
    const other = await page.context().newPage();
    await other.goto("/app/asset-owners");
    await expect(other.getByText("Could not load asset owners.")).toBeVisible();

    await faultPanel(page).getByRole("button", { name: /^Clear fault \d+: Status on \/v3\/api\/asset-owners$/ }).click();
    await expect(toast(page, "Fault cleared")).toHaveAttribute("data-tone", "green");
    await expect(faultPanel(page)).toContainText("No active faults.");
    await other.getByRole("button", { name: "Retry" }).click();
    await expect(other.getByRole("table", { name: "Asset Owners" })).toBeVisible();
  });

  test("count down with each call", async ({ page }) => {
    await pathField(page).fill("/v3/api/dev/redis");
    await numberField(page, "Status").fill("422");
    await numberField(page, "Delay (ms)").fill("20");
    await numberField(page, "Times").fill("2");
    await page.keyboard.press("Enter");
    const cells = faultRows(page).nth(1).getByRole("cell");
    await expect(cells.nth(2)).toHaveText("Status: 422, after 20 ms");
    await expect(cells.nth(3)).toHaveText("2");
    await run(page, "Test Redis Connection");
    await expect(toast(page, "Redis connection failed.")).toBeVisible();
    await expect(cells.nth(3)).toHaveText("1");
    await run(page, "Test Redis Connection");
    await expect(faultPanel(page)).toContainText("No active faults.");
  });

  test("show their errors at the fields, and are cleared all at once", async ({ page, faults }) => {
    await pathField(page).fill("v3/api");
    await numberField(page, "Status").fill("600");
    await numberField(page, "Delay (ms)").fill("60001");
    await numberField(page, "Times").fill("0");
    await setFault(page);
    await expect(pathField(page)).toHaveAccessibleDescription(/^Start with \//);
    await expect(numberField(page, "Status")).toHaveAccessibleDescription(/from 400 to 599/);
    await expect(numberField(page, "Delay (ms)")).toHaveAccessibleDescription(/from 0 to 60,000/);
    await expect(numberField(page, "Times")).toHaveAccessibleDescription(/from 1 to 1,000/);
    await expect(faultPanel(page)).toContainText("No active faults.");
    await choose(faultPanel(page), "Service", "Storage");
    await choose(faultPanel(page), "Fault", "Cut body");
    await expect(numberField(page, "Status")).toHaveCount(0);
    await pathField(page).fill("");
    await numberField(page, "Delay (ms)").fill("");
    await numberField(page, "Times").fill("");
    await faults.add({ service: "backfill", kind: "hang", count: 3 });
    await setFault(page);
    await expect(faultRows(page).nth(1).getByRole("cell")).toHaveText(["Backfill", "all paths", "hang", "3", "Clear"]);
    await expect(faultRows(page).nth(2).getByRole("cell")).toHaveText(["Storage", "all paths", "Cut body", "Until cleared", "Clear"]);
    await faultPanel(page).getByRole("button", { name: "Clear All" }).click();
    await expect(toast(page, "All faults cleared")).toHaveAttribute("data-tone", "green");
    await expect(faultPanel(page)).toContainText("No active faults.");
  });
});

/** Starts the command and reads what it says until it has said this. */
async function start(children: ChildProcess[], flags: string[], until: RegExp): Promise<string> {
  const child = spawn(path.join(root, "target/debug/marquee"), flags, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  let said = "";
  return new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error(`The command ended after saying: ${said}`)));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (until.test(said)) resolve(said);
    });
  });
}

test("faults are shown only where the gateway runs on a sandbox", async ({ page }) => {
  const children: ChildProcess[] = [];
  try {
    const services = await start(children, ["sandbox", "--log", "warn"], /The accounts are:/);
    const address = (name: string) => new RegExp(`^MARQUEE_${name}=(.+)$`, "m").exec(services)?.[1] ?? "";
    const flags = ["serve", "--listen", "127.0.0.1:0", "--log", "warn"];
    flags.push("--main-api-url", address("MAIN_API_URL"), "--pipeline-url", address("PIPELINE_URL"));
    flags.push("--backfill-url", address("BACKFILL_URL"));
    const base = /http:\/\/[\d.:]+(?=\/ )/;
    const [own = ""] = base.exec(await start(children, flags, base)) ?? [];
    await enter(page, staff, own);
    await page.goto(`${own}/app/dev`);
    await run(page, "Test Redis Connection");
    await expect(toast(page, "Redis connection successful.")).toBeVisible();
    await expect(faultPanel(page)).toHaveCount(0);

    // It has them once it is told where the switch of its sandbox is.
    flags.push("--sandbox-faults-url", address("SANDBOX_FAULTS_URL"));
    const [second = ""] = base.exec(await start(children, flags, base)) ?? [];
    await enter(page, staff, second);
    await page.goto(`${second}/app/dev`);
    await expect(faultPanel(page)).toContainText("No active faults.");

    // A switch that does not answer takes nothing else of the screen with it.
    const [third = ""] = base.exec(await start(children, [...flags.slice(0, -1), "http://127.0.0.1:9"], base)) ?? [];
    await enter(page, staff, third);
    await page.goto(`${third}/app/dev`);
    await expect(faultPanel(page).getByRole("alert")).toContainText("Could not load faults.");
    await run(page, "Test Redis Connection");
    await expect(answer(page)).toContainText("Redis connection successful.");
    await faultPanel(page).getByRole("button", { name: "Retry" }).click();
    await expect(faultPanel(page).getByRole("alert")).toContainText("Could not load faults.");
    await expect(answer(page)).toContainText("Redis connection successful.");
  } finally {
    for (const child of children) child.removeAllListeners("exit").kill("SIGTERM");
  }
});

for (const scheme of ["light", "dark"] as const) {
  test(`the screen is accessible in ${scheme}`, async ({ page, faults }) => {
    await faults.add({ service: "main", path: "/none", kind: "latency", latencyMs: 5 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.goto("/app/dev");
    await run(page, "Test Email");
    await expect(answer(page)).toBeVisible();
    await run(page, "Test Asset Health");
    await expect(page.getByText("A provider name is required.")).toBeVisible();
    const check = async (ready: Locator) => {
      await expect(ready).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
    };
    await check(faultRows(page).nth(1));
    await page.goto("/app/dev?dialog=sample");
    await check(page.getByRole("dialog", { name: "Sample Modal" }));
  });
}

test("the screen is no wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/app/dev");
  await answerOnce(page, "/v3/api/dev/map-test", 200, "x".repeat(5_000));
  await run(page, "Test Map");
  await expect(answer(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

for (const reducedMotion of ["reduce", "no-preference"] as const) {
  test(`the result comes into sight on a phone, with the motion setting "${reducedMotion}"`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/app/dev");
    await expect(page.getByRole("button", { name: "Test Redis Connection" })).toBeVisible();
    await expect(result(page)).not.toBeInViewport();
    await run(page, "Test Redis Connection");
    const heading = result(page).getByRole("heading", { name: "Result" });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(answer(page)).toBeInViewport();
    // Each result that comes does, not only the first.
    await run(page, "Near Job Status");
    await expect(result(page).getByRole("strong")).toHaveText("Near Job Status");
    await expect(heading).toBeInViewport({ ratio: 1 });
    // Not below the bar at the top, which stays where it is.
    await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(52);
  });
}

test("the result leaves a wide screen where it is", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto("/app/dev");
  await run(page, "Test Redis Connection");
  await expect(result(page).getByRole("strong")).toHaveText("Test Redis Connection");
  await expect(page.getByRole("button", { name: "Test Redis Connection" })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
