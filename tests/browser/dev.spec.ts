import type { Page } from "@playwright/test";
import { expect, test, toast } from "./support";
import type { Backend } from "./support";

const result = (page: Page) => page.getByRole("region", { name: "Result" });
const answer = (page: Page) => result(page).getByRole("group", { name: "Response" });
const run = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true }).click();

/** Has the next call to a path answer this body. */
const answerOnce = (backend: Backend, path: string, status: number, body: string) =>
  backend.fail({ kind: "html", path, status, body, count: 1 });

test("all users open the page, see which tests change data, and the sample modal is in the address", async ({ page }) => {
  await page.goto("/app/dev");
  await expect(page.getByRole("button", { name: "Planner Impressions" })).toBeVisible();
  const areas = page.getByRole("navigation", { name: "Areas" });
  await expect(areas.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(areas.getByRole("link", { name: "Developers" })).toHaveCount(0);
  const labels: string[] = [];
  for (const name of ["Connection and Processing", "Assets, Mail and Upkeep", "Interface and Data"]) {
    labels.push(...(await page.getByRole("region", { name }).getByRole("button").allTextContents()));
  }
  expect(labels).toEqual([
    "Test Redis Connection", "Test Attribution", "Create Near Job", "Near Job Status", "Test In-Store Processing",
    "Test Asset Health", "Test Email", "Test Map", "Update Pipeline Jobs",
    "Open Sample Modal", "API Root", "Pipeline Debug", "Historical Census", "Planner Impressions",
  ]);
  const marked = ["Create Near Job", "Test Asset Health", "Update Pipeline Jobs"];
  for (const name of labels) {
    const button = page.getByRole("button", { name, exact: true });
    await expect(button).toHaveAccessibleDescription(marked.includes(name) ? /^Changes data (GET|POST) \/v3\// : /^(GET \/v3\/|Makes no call\.)/);
  }

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

test("each test makes its call once, not twice while it runs, and shows the response, which can be copied", async ({ page, backend, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/app/dev");
  await expect(result(page)).toContainText("Run a test to see its response here.");
  for (const [label, path, text] of [
    ["Test Attribution", "/v3/api/dev/attribution-test", '{\n  "message": "Attribution test passed."\n}'],
    ["Create Near Job", "/v3/api/dev/test-near-api", /"message": "Near job \d+ created\."/],
    ["Near Job Status", "/v3/api/dev/get-near-job-status", /"nearJobId": \d+/],
    ["Test Map", "/v3/api/dev/map-test", "Map test passed.\n12 tiles drawn.\n"],
    ["Update Pipeline Jobs", "/v3/api/dev/update-pipeline-jobs", /"message": "Pipeline jobs updated\."/],
    ["API Root", "/v3/api/dev", "The main API is up."],
    ["Pipeline Debug", "/v3/api/dev/pipeline-debug", /"Key": "about.txt"/],
    ["Historical Census", "/v3/internal/map/historical/census", /"households": \d+/],
    ["Planner Impressions", "/v3/internal/planner/impressions", /"impressions": \d+/],
  ] as const) {
    await backend.forgetCalls();
    await run(page, label);
    await expect(toast(page, `${label} succeeded.`)).toHaveAttribute("data-tone", "green");
    const status = result(page).getByRole("status");
    await expect(status).toContainText(label);
    await expect(status.getByText("Succeeded", { exact: true })).toHaveAttribute("data-tone", "green");
    await expect(status).toContainText(/HTTP 200\s*[\d,]+ ms/);
    if (typeof text === "string") expect(await answer(page).textContent()).toBe(text);
    else await expect(answer(page)).toHaveText(text);
    expect(await backend.calls()).toEqual([`GET ${path}`]);
  }
  await run(page, "Test In-Store Processing");
  await expect(toast(page, "Test In-Store Processing succeeded.")).toHaveAttribute("data-tone", "green");
  await expect(result(page)).toContainText("The response is empty.");
  await expect(result(page).getByRole("button")).toHaveCount(0);

  await run(page, "Test Attribution");
  await expect(answer(page)).toContainText("Attribution test passed.");
  await result(page).getByRole("button", { name: "Copy Response" }).click();
  await expect(toast(page, "Content copied to clipboard!")).toHaveAttribute("data-tone", "green");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{"message":"Attribution test passed."}');

  // A test that runs cannot be started again, while the others can.
  const button = page.getByRole("button", { name: "Create Near Job" });
  const release = await backend.hold("/v3/api/dev/test-near-api");
  await backend.forgetCalls();
  await button.dblclick();
  await expect(button).toBeDisabled();
  await expect(result(page)).toContainText("Running Create Near Job…");
  await run(page, "API Root");
  await expect(result(page).getByRole("strong")).toHaveText("API Root");
  await release();
  await expect(result(page).getByRole("strong")).toHaveText("Create Near Job");
  await expect(button).toBeEnabled();
  await expect(result(page)).not.toContainText("Running");
  expect(await backend.calls("/v3/api/dev")).toEqual(["GET /v3/api/dev/test-near-api", "GET /v3/api/dev"]);
});

test("a failure has its status and response, Redis has toasts of its own, and HTML is shown as text", async ({ page, backend }) => {
  await page.goto("/app/dev");
  await run(page, "Test Redis Connection");
  await expect(toast(page, "Redis connection successful.")).toHaveAttribute("data-tone", "green");
  expect(await backend.calls("/v3/api/dev/")).toEqual(["GET /v3/api/dev/redis"]);

  await run(page, "Test Email");
  await expect(toast(page, "Test Email failed.")).toHaveAttribute("data-tone", "red");
  await expect(result(page).getByText("Failed", { exact: true })).toHaveAttribute("data-tone", "red");
  await expect(result(page)).toContainText("HTTP 500");
  await expect(answer(page)).toContainText("Mail relay refused the connection.");

  const html = "<h1 id='odd'>502</h1><script>document.title='odd'</script>";
  await answerOnce(backend, "/v3/api/dev/map-test", 502, html);
  await run(page, "Test Map");
  await expect(answer(page)).toHaveText(html);
  await expect(page.locator("#odd")).toHaveCount(0);
  await expect(page).toHaveTitle("Developers · Marquee");

  await backend.fail({ kind: "reset", path: "/v3/api/dev/redis" });
  await run(page, "Test Redis Connection");
  await expect(result(page).getByRole("status")).toContainText(/No response\s*[\d,]+ ms/);
  await expect(result(page).getByRole("alert")).toHaveText("The main service is not available.");
  await expect(answer(page)).toHaveCount(0);
});

test("on a phone each result comes into sight, and a megabyte in one line is shown in part", async ({ page, backend }) => {
  const line = "x".repeat(1024 * 1024);
  await page.emulateMedia({ reducedMotion: "no-preference" });
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

  await answerOnce(backend, "/v3/api/dev/map-test", 200, line);
  await run(page, "Test Map");
  await expect(result(page)).toContainText("Showing the first 100,000 of 1,048,576 characters.");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await result(page).getByRole("button", { name: "Show All" }).click();
  expect(await answer(page).evaluate((element) => element.textContent.length)).toBe(line.length);
  const coming = page.waitForEvent("download");
  await result(page).getByRole("button", { name: "Download Response" }).click();
  expect((await coming).suggestedFilename()).toBe("response.txt");
  await run(page, "API Root");
  await expect(answer(page)).toHaveText("The main API is up.");

  // A wide screen stays where it is.
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await run(page, "Test Redis Connection");
  await expect(result(page).getByRole("strong")).toHaveText("Test Redis Connection");
  await expect(page.getByRole("button", { name: "Test Redis Connection" })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("asset health is sent with what is typed beside its button, and not without both", async ({ page, backend }) => {
  await page.goto("/app/dev");
  await run(page, "Test Asset Health");
  const assetId = page.getByRole("textbox", { name: "Asset ID" });
  const providerName = page.getByRole("combobox", { name: "Provider Name" });
  await expect(assetId).toHaveAccessibleDescription("An asset ID is a whole number above 0.");
  await expect(providerName).toHaveAccessibleDescription("A provider name is required.");
  await assetId.fill("967");
  await run(page, "Test Asset Health");
  await expect(assetId).toHaveAccessibleDescription("");
  await expect(providerName).toHaveAccessibleDescription("A provider name is required.");
  await expect(result(page)).toContainText("Run a test to see its response here.");
  expect(await backend.calls("/v3/api/assets")).toEqual([]);

  await providerName.fill("GeoTrail");
  await run(page, "Test Asset Health");
  await expect(toast(page, "Test Asset Health succeeded.")).toHaveAttribute("data-tone", "green");
  await expect(answer(page)).toContainText('"assetId": 967');
  expect(await backend.calls("/v3/api/assets")).toEqual(["POST /v3/api/assets/health-check"]);
  await providerName.fill("Somebody Else");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Test Asset Health failed.")).toHaveAttribute("data-tone", "red");
  await expect(result(page)).toContainText("HTTP 422");
});
