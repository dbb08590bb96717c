import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { developer, expect, signIn, staff, submitSignIn, test } from "./support";

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("auth.token"));

const areas = [
  "Dashboard",
  "Customers",
  "Markets",
  "Device Export",
  "Upload",
  "Pixels",
  "Pipeline",
  "Attribution",
  "Providers",
  "Asset Owners",
  "Inventory",
  "Campaign Explorer",
  "AI Insights",
  "AI Debug Logs",
  "Validations",
];

/** Every address of the console, and the sidebar entry it belongs to. */
const addresses: [path: string, entry: string | null][] = [
  ["/app/dashboard", "Dashboard"],
  ["/app/campaign-explorer", "Campaign Explorer"],
  ["/app/ai-insights", "AI Insights"],
  ["/app/ai-debug-logs", "AI Debug Logs"],
  ["/app/customers", "Customers"],
  ["/app/markets", "Markets"],
  ["/app/customer/harbor-coffee", "Customers"],
  ["/app/upload", "Upload"],
  ["/app/devices", "Device Export"],
  ["/app/pixels", "Pixels"],
  ["/app/providers", "Providers"],
  ["/app/inventory/frames", "Inventory"],
  ["/app/pipeline", "Pipeline"],
  ["/app/new-pipeline-job", "Pipeline"],
  ["/app/new-campaign-job", "Pipeline"],
  ["/app/stationary-pipeline", "Stationary Campaigns"],
  ["/app/run-campaign-pipeline/7", "Pipeline"],
  ["/app/pipeline-frames-by-market/abc", "Pipeline"],
  ["/app/processing-jobs", "Pipeline"],
  ["/app/attribution-jobs", "Attribution"],
  ["/app/attribution", "Attribution"],
  ["/app/edit-attribution-study", "Attribution"],
  ["/app/select-locations/7", "Attribution"],
  ["/app/attribution-report/7", "Attribution"],
  ["/app/dev", null],
  ["/app/profile", null],
  ["/app/asset-owners", "Asset Owners"],
  ["/app/backfill-job", "Pipeline"],
  ["/app/validations", "Validations"],
  ["/app/place-details/7", "Attribution"],
  ["/app/customer/harbor-coffee/campaign/7", "Customers"],
  ["/app/customer/harbor-coffee/campaign/7/pixel/7", "Customers"],
];

test.describe("without a token", () => {
  test("the empty path and /app lead to sign-in by way of the dashboard", async ({ page }) => {
    for (const path of ["/", "/app", "/app/customers", "/app/nowhere"]) {
      await page.goto(path);
      await expect(page).toHaveURL("/sign-in");
    }
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  });

  test("sign-in shows neither greeting nor sidebar", async ({ page }) => {
    await page.goto("/sign-in");
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    await expect(page.getByText(/^Good (Morning|Afternoon|Evening)/)).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Areas" })).toHaveCount(0);
  });

  test("the password is hidden, and help is one mail away", async ({ page }) => {
    await page.goto("/sign-in");
    await expect(page.getByLabel("Password")).toHaveAttribute("type", "password");
    await expect(page.getByText("Don't have an account? Get in touch with us.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Get in touch with us." })).toHaveAttribute(
      "href",
      "mailto:support@marquee.example",
    );
  });

  test("a wrong password is refused above the form until the next attempt", async ({ page }) => {
    await page.goto("/sign-in");
    await submitSignIn(page, { email: staff.email, password: "wrong" });
    const alert = page.getByRole("alert");
    await expect(alert).toHaveText("Invalid email or password.");
    await expect(page.getByRole("progressbar", { name: "Loading", exact: true })).toHaveCount(0);
    expect(await storedToken(page)).toBeNull();
    await submitSignIn(page, staff);
    await expect(alert).toHaveCount(0);
    await expect(page).toHaveURL("/app/dashboard");
  });

  test("an email without the company's name is Unauthorized", async ({ page }) => {
    await page.goto("/sign-in");
    await submitSignIn(page, { email: "someone@elsewhere.example", password: "staff-pass" });
    await expect(page.getByRole("alert")).toHaveText("Unauthorized");
  });

  test("an empty form is sent as it is", async ({ page }) => {
    await page.goto("/sign-in");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("alert")).toHaveText("Unauthorized");
  });

  test("Enter signs in, stores the token, and leads to the dashboard whatever was asked for", async ({ page }) => {
    await page.goto("/app/markets");
    await page.getByLabel("Email").fill(staff.email);
    await page.getByLabel("Password").fill(staff.password);
    await page.getByLabel("Password").press("Enter");
    await expect(page).toHaveURL("/app/dashboard");
    expect(await storedToken(page)).toBeTruthy();
  });

  test("the loading overlay covers the screen while signing in", async ({ page, faults }) => {
    await faults.add({ service: "main", path: "/v3/auth/authenticate", kind: "latency", latencyMs: 800, count: 1 });
    await page.goto("/sign-in");
    await submitSignIn(page, staff);
    const overlay = page.getByRole("progressbar", { name: "Loading", exact: true });
    await expect(overlay).toBeVisible();
    await expect(page).toHaveURL("/app/dashboard");
    await expect(overlay).toHaveCount(0);
  });
});

test.describe("signed in", () => {
  test("every address opens directly, under its own sidebar entry", async ({ page }) => {
    test.slow();
    await signIn(page);
    const sidebar = page.getByRole("navigation", { name: "Areas" });
    for (const [path, entry] of addresses) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(page.getByText("Page not found.")).toHaveCount(0);
      await expect(page.getByText(/^Good (Morning|Afternoon|Evening), /)).toBeVisible();
      await expect(sidebar.locator("[aria-current]")).toHaveText(entry === null ? [] : [entry]);
    }
  });

  test("an unknown path is not found and leads back", async ({ page }) => {
    await signIn(page);
    await page.goto("/app/nowhere");
    await expect(page.getByText("Page not found.")).toBeVisible();
    await expect(page.getByText(/^Good (Morning|Afternoon|Evening), /)).toBeVisible();
    await page.getByRole("link", { name: "Return to Dashboard" }).click();
    await expect(page).toHaveURL("/app/dashboard");
  });

  test("the sidebar lists the areas in order, Developers for developers only", async ({ page }) => {
    const links = page.getByRole("navigation", { name: "Areas" }).getByRole("link");
    await signIn(page, staff);
    await expect(page.getByText(/, .+/).first()).toBeVisible();
    await expect(links).toHaveText(areas);
    await signIn(page, developer);
    await expect(links).toHaveText([...areas, "Developers"]);
  });

  test("the link to stationary campaigns shows on pipeline routes only", async ({ page }) => {
    await signIn(page);
    const sidebar = page.getByRole("navigation", { name: "Areas" });
    const link = sidebar.getByRole("link", { name: "Stationary Campaigns" });
    await expect(link).toHaveCount(0);
    await sidebar.getByRole("link", { name: "Pipeline" }).click();
    await link.click();
    await expect(page).toHaveURL("/app/stationary-pipeline");
    await expect(link).toHaveAttribute("aria-current", "page");
    await sidebar.getByRole("link", { name: "Providers" }).click();
    await expect(link).toHaveCount(0);
  });

  for (const [time, words] of [
    ["2025-03-12T11:59:00-04:00", "Good Morning"],
    ["2025-03-12T12:00:00-04:00", "Good Afternoon"],
    ["2025-03-12T16:59:00-04:00", "Good Afternoon"],
    ["2025-03-12T17:00:00-04:00", "Good Evening"],
  ] as const) {
    test(`the greeting at ${time} on the browser's clock is ${words}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(time));
      await signIn(page, developer);
      await expect(page.getByText(`${words}, Robin Okafor`)).toBeVisible();
    });
  }

  test("the name leads to the profile, which shows company, name and email", async ({ page }) => {
    await signIn(page, developer);
    await page.getByRole("link", { name: "Robin Okafor" }).click();
    await expect(page).toHaveURL("/app/profile");
    for (const text of ["Marquee", "Robin Okafor", developer.email]) {
      await expect(page.getByRole("definition").filter({ hasText: text }).first()).toBeVisible();
    }
    await page.getByRole("link", { name: "Return to Dashboard" }).click();
    await expect(page).toHaveURL("/app/dashboard");
  });

  test("Logout forgets the token, and going back shows nothing", async ({ page }) => {
    await signIn(page);
    await page.goto("/app/profile");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/sign-in");
    expect(await storedToken(page)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL("/sign-in");
  });

  test("sign-in shows the form to somebody signed in, and the next person sees nothing of the last", async ({ page }) => {
    await signIn(page, developer);
    const before = await storedToken(page);
    await expect(page.getByRole("link", { name: "Robin Okafor" })).toBeVisible();
    await page.goto("/sign-in");
    await submitSignIn(page, staff);
    await expect(page).toHaveURL("/app/dashboard");
    await expect(page.getByText(/^Good (Morning|Afternoon|Evening), /)).toBeVisible();
    await expect(page.getByText("Robin Okafor")).toHaveCount(0);
    expect(await storedToken(page)).not.toBe(before);
  });

  test("signing out in one tab signs out the others", async ({ page, context }) => {
    await signIn(page);
    const other = await context.newPage();
    await other.goto("/app/profile");
    await other.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/sign-in");
  });

  test("a token that is refused ends the session", async ({ page }) => {
    await page.goto("/sign-in");
    await page.evaluate(() => localStorage.setItem("auth.token", "refused"));
    await page.goto("/app/dashboard");
    await expect(page).toHaveURL("/sign-in");
    expect(await storedToken(page)).toBeNull();
  });

  test("a user who cannot be read ends the session", async ({ page, faults }) => {
    await signIn(page);
    await faults.add({ service: "main", path: "/v3/auth/me", kind: "status", status: 500 });
    await page.reload();
    await expect(page).toHaveURL("/sign-in");
    expect(await storedToken(page)).toBeNull();
  });

  test("a read refused with 403 ends the session", async ({ page, faults }) => {
    await signIn(page);
    await faults.add({ service: "main", path: "/v3/api/markets", kind: "status", status: 403 });
    await page.reload();
    await expect(page).toHaveURL("/sign-in");
    expect(await storedToken(page)).toBeNull();
  });
});

test.describe("the dashboard", () => {
  const card = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });

  /** What a card says, title and count, by the graph itself: tests before this one may have made more. */
  async function cards(page: Page): Promise<Record<string, string>> {
    const token = await storedToken(page);
    const query = "{ customers { totalCount } users { totalCount } markets { totalCount } campaigns { totalCount } }";
    const answer = await page.request.post("/graphql", {
      data: { query },
      headers: { authorization: `Bearer ${token}`, "cache-control": "no-cache" },
    });
    const { data } = await answer.json();
    return Object.fromEntries(
      ["Customers", "Users", "Markets", "Campaigns"].map((title) => [
        title,
        `${title}${data[title.toLowerCase()].totalCount}`,
      ]),
    );
  }

  test("shows how many customers, users, markets and campaigns there are", async ({ page }) => {
    await signIn(page);
    for (const [title, text] of Object.entries(await cards(page))) {
      await expect(card(page, title)).toHaveText(text);
    }
    await expect(card(page, "Campaigns")).toHaveText("Campaigns400");
  });

  test("a list that fails costs its own card only, and comes back after Retry", async ({ page, faults }) => {
    await signIn(page);
    const { Users: users = "", ...others } = await cards(page);
    await faults.add({ service: "main", path: "/v3/api/users", kind: "status", status: 500 });
    await signIn(page);
    await expect(card(page, "Users").getByText("Could not load users.")).toBeVisible();
    for (const [title, text] of Object.entries(others)) {
      await expect(card(page, title)).toHaveText(text);
    }
    await faults.clear();
    await card(page, "Users").getByRole("button", { name: "Retry" }).click();
    await expect(card(page, "Users")).toHaveText(users);
  });
});

test.describe("the look", () => {
  test("follows the system until somebody chooses, and keeps the choice", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await signIn(page);
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await expect.poll(scheme).toBe("light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(scheme).toBe("dark");
    await page.getByRole("button", { name: "Use the light theme" }).click();
    await expect.poll(scheme).toBe("light");
    await page.reload();
    await expect(page.getByRole("button", { name: "Use the dark theme" })).toBeVisible();
    await expect.poll(scheme).toBe("light");
  });

  test("keeps the sidebar in a menu on a narrow screen", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await signIn(page);
    await expect(page.getByRole("navigation", { name: "Areas" })).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("link", { name: "Validations" }).click();
    await expect(page).toHaveURL("/app/validations");
    await expect(menu).toBeHidden();
  });

  test("leaves the name, which is the way to the profile, on the narrowest screen", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(page, developer);
    const name = page.getByRole("link", { name: "Robin Okafor" });
    expect((await name.boundingBox())?.width).toBeGreaterThan(60);
    await name.click();
    await expect(page).toHaveURL("/app/profile");
  });

  test("puts the menu away when another screen comes, and when the window is wide enough without it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await signIn(page);
    const menu = page.getByRole("dialog", { name: "Menu" });
    const open = () => page.getByRole("button", { name: "Open menu" }).click();
    await open();
    await menu.getByRole("link", { name: "Validations" }).click();
    await expect(page).toHaveURL("/app/validations");
    await open();
    await page.goBack();
    await expect(page).toHaveURL("/app/dashboard");
    await expect(menu).toBeHidden();
    await open();
    await menu.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
    await open();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(menu).toBeHidden();
    await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Validations" }).click();
    await expect(page).toHaveURL("/app/validations");
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`is accessible in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto("/sign-in");
      await expect(page.getByRole("link", { name: "Get in touch with us." })).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await submitSignIn(page, developer);
      await expect(page.getByRole("region", { name: "Campaigns" })).toContainText("400");
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.goto("/app/profile");
      await expect(page.getByText(developer.email)).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  }
});

/** Runs the query of GraphiQL's first tab, once its editor shows it. */
async function runFirstTab(page: Page) {
  // The editor is large: a busy machine takes a while over it.
  await expect(page.getByRole("region", { name: "Operation Editor" })).toContainText("displayName", { timeout: 20_000 });
  await page.getByRole("button", { name: /Execute query/ }).click();
}

test("no screen asks another host for anything or breaks the content policy", async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const faults: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== baseURL) foreign.push(request.url());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  await page.goto("/sign-in");
  await submitSignIn(page, developer);
  await expect(page.getByRole("region", { name: "Campaigns" })).toContainText("400");
  await page.goto("/graphiql");
  await runFirstTab(page);
  await expect(page.getByRole("region", { name: "Result Window" })).toContainText("Robin Okafor");
  expect(foreign).toEqual([]);
  expect(faults).toEqual([]);
});

test.describe("GraphiQL", () => {
  test("says when nobody is signed in and leads to sign-in", async ({ page }) => {
    await page.goto("/graphiql");
    await expect(page.getByText("You are not signed in")).toBeVisible();
    await page.getByRole("link", { name: "Sign in" }).click();
    await expect(page).toHaveURL("/sign-in");
  });

  test("uses the console's session and keeps no copy of its token", async ({ page }) => {
    await signIn(page, developer);
    await page.goto("/graphiql");
    await runFirstTab(page);
    await expect(page.getByRole("region", { name: "Result Window" })).toContainText(developer.email);
    await expect(page.getByText("You are not signed in")).toHaveCount(0);
    const holders = await page.evaluate(() => {
      const token = localStorage.getItem("auth.token") ?? "";
      return Object.keys(localStorage).filter((key) => (localStorage.getItem(key) ?? "").includes(token));
    });
    expect(holders).toEqual(["auth.token"]);
  });

  test("keeps nothing of a session that was signed out in another tab", async ({ page, context }) => {
    await signIn(page, developer);
    const graphiql = await context.newPage();
    await graphiql.goto("/graphiql");
    await runFirstTab(graphiql);
    const result = graphiql.getByRole("region", { name: "Result Window" });
    await expect(result).toContainText(developer.email);
    await page.goto("/app/profile");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/sign-in");
    await expect(graphiql.getByText("You are not signed in")).toBeVisible();
    await expect(result).not.toContainText(developer.email);
    // The history holds the texts of whoever ran them.
    expect(await graphiql.evaluate(() => localStorage.getItem("graphiql:queries") ?? "")).not.toContain("displayName");
  });

  test("takes the colours of the console and leads back to it", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await signIn(page);
    await page.getByRole("button", { name: "Use the dark theme" }).click();
    await page.goto("/graphiql");
    await expect(page.locator("body")).toHaveClass(/graphiql-dark/);
    await page.getByRole("link", { name: "Marquee" }).click();
    await expect(page).toHaveURL("/app/dashboard");
  });

  test("has room for query and answer on a narrow screen", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, developer);
    await page.goto("/graphiql");
    await runFirstTab(page);
    await expect(page.getByRole("region", { name: "Result Window" })).toContainText("isSandbox");
    for (const name of ["Operation Editor", "Result Window"]) {
      const box = await page.getByRole("region", { name }).boundingBox();
      expect(box?.width).toBeGreaterThan(250);
    }
  });
});
