import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { developer, expect, overlay, staff, submitSignIn, test, toast } from "./support";

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("auth.token"));
const greeting = (page: Page) => page.getByText(/^Good (Morning|Afternoon|Evening), /);

test.describe("without a token", () => {
  test.use({ account: null });

  test("every address leads to sign-in, which shows neither greeting nor sidebar", async ({ page }) => {
    for (const path of ["/", "/app", "/app/customers", "/app/nowhere"]) {
      await page.goto(path);
      await expect(page).toHaveURL("/sign-in");
    }
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    await expect(greeting(page)).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Areas" })).toHaveCount(0);
    await expect(page.getByLabel("Password")).toHaveAttribute("type", "password");
    await expect(page.getByText("Don't have an account? Get in touch with us.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Get in touch with us." })).toHaveAttribute(
      "href",
      "mailto:support@marquee.example",
    );
  });

  test("an empty form is sent as it is, and a refusal stays above the form until the next attempt", async ({ page }) => {
    await page.goto("/sign-in");
    const alert = page.getByRole("alert");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(alert).toHaveText("Unauthorized");
    await submitSignIn(page, { email: staff.email, password: "wrong" });
    await expect(alert).toHaveText("Invalid email or password.");
    await submitSignIn(page, { email: "someone@elsewhere.example", password: staff.password });
    await expect(alert).toHaveText("Unauthorized");
    await expect(overlay(page)).toHaveCount(0);
    expect(await storedToken(page)).toBeNull();
    await submitSignIn(page, staff);
    await expect(alert).toHaveCount(0);
    await expect(page).toHaveURL("/app/dashboard");
  });

  test("a sign-in in another tab is offered, and its session is that of this tab then", async ({ page, context }) => {
    await page.goto("/sign-in");
    const other = await context.newPage();
    await other.goto("/sign-in");
    await submitSignIn(other, developer);
    await expect(page.getByRole("status")).toHaveText("You are signed in in another tab. Go to the Dashboard");
    await page.getByRole("link", { name: "Go to the Dashboard" }).click();
    await expect(page.getByRole("link", { name: "Robin Okafor" })).toBeVisible();
  });

  test("the button stays under the pointer when the sign-in fails", async ({ page }) => {
    await page.goto("/sign-in");
    const login = page.getByRole("button", { name: "Login" });
    const before = await login.boundingBox();
    await login.click();
    await expect(page.getByRole("alert")).toHaveText("Unauthorized");
    expect(await login.boundingBox()).toEqual(before);
  });

  test("Enter signs in behind the overlay, stores the token, and leads to the dashboard from any address", async ({ page, backend }) => {
    const release = await backend.hold("/v3/auth/authenticate");
    await page.goto("/app/markets?text=bo");
    await page.getByLabel("Email").fill(staff.email);
    await page.getByLabel("Password").fill(staff.password);
    await page.getByLabel("Password").press("Enter");
    await expect(overlay(page)).toBeVisible();
    await release();
    await expect(page).toHaveURL("/app/dashboard");
    await expect(overlay(page)).toHaveCount(0);
    expect(await storedToken(page)).toBeTruthy();
    await page.getByRole("link", { name: "Continue to Markets" }).click();
    await expect(page).toHaveURL("/app/markets?text=bo");
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Continue to Markets" })).toHaveCount(0);
  });

  test("a token that is refused ends the session", async ({ page }) => {
    await page.goto("/sign-in");
    await page.evaluate(() => localStorage.setItem("auth.token", "refused"));
    await page.goto("/app/dashboard");
    await expect(page).toHaveURL("/sign-in");
    expect(await storedToken(page)).toBeNull();
    await expect(page.getByRole("status")).toHaveText("Your session has expired. Sign in again to go on.");
  });
});

test.describe("a session", () => {
  test("that expires leads back to the screen that was open, but one that was ended by hand does not", async ({ page, backend }) => {
    await page.goto("/app/markets?text=bo&sort=name");
    // The first reads, of the markets and then of their files, are not the ones that are refused.
    await expect(page.getByText(/as of \d/)).toBeVisible();
    await expect(page.getByRole("button", { name: "of Boston" })).toBeVisible();
    await backend.fail({ kind: "status", path: "/v3/api/markets", status: 403 });
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page).toHaveURL("/sign-in");
    await backend.mend();
    await submitSignIn(page, staff);
    await page.getByRole("link", { name: "Continue to Markets" }).click();
    await expect(page).toHaveURL("/app/markets?text=bo&sort=name");

    await page.goto("/app/profile");
    await page.getByRole("button", { name: "Logout" }).click();
    await submitSignIn(page, staff);
    await expect(greeting(page)).toBeVisible();
    await expect(page.getByRole("link", { name: /^Continue to/ })).toHaveCount(0);
  });

  test("that ends before a save is begun again over the form", async ({ page, backend }) => {
    await page.goto("/app/customers?form=new");
    const name = page.getByLabel("Customer Name");
    await name.fill("New Pier Media");
    await backend.fail({ kind: "status", path: "/v3/api/customers", method: "POST", status: 403 });
    await backend.fail({ kind: "status", path: "/v3/auth/me", status: 403 });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("Your session has ended.");
    await expect(page).toHaveURL("/app/customers?form=new");
    await backend.mend();
    const before = await storedToken(page);
    await page.getByRole("button", { name: "Sign In Again" }).click();
    await expectAccessible(page);
    await page.getByLabel("Password").fill(staff.password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Sign In Again" })).toHaveCount(0);
    await expect(page.getByRole("alert").filter({ hasText: "Your session has ended." })).toHaveCount(0);
    expect(await storedToken(page)).not.toBe(before);
    await expect(name).toHaveValue("New Pier Media");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(toast(page, "Customer saved")).toBeVisible();
  });

  test("ends with Logout, and going back shows nothing", async ({ page }) => {
    await page.goto("/app/profile");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/sign-in");
    expect(await storedToken(page)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL("/sign-in");
  });

  test("ends in every tab", async ({ page, context }) => {
    await page.goto("/app/dashboard");
    await expect(greeting(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto("/app/profile");
    await other.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/sign-in");
  });

  for (const [what, path, status, reason] of [
    ["when its user cannot be read", "/v3/auth/me", 500, "Could not load who is signed in."],
    ["when a read is refused with 403", "/v3/api/markets", 403, "Your session has expired. Sign in again to go on."],
  ] as const) {
    test(`ends ${what}`, async ({ page, backend }) => {
      await page.goto("/app/dashboard");
      await expect(greeting(page)).toBeVisible();
      await backend.fail({ kind: "status", path, status });
      await page.goto("/app/markets");
      await expect(page).toHaveURL("/sign-in");
      expect(await storedToken(page)).toBeNull();
      await expect(page.getByRole("status")).toHaveText(reason);
    });
  }
});

test.describe("the session of a developer", () => {
  test.use({ account: developer });

  test("is replaced by the next sign-in, which shows nothing of it", async ({ page }) => {
    await page.goto("/app/dashboard");
    await expect(page.getByRole("link", { name: "Robin Okafor" })).toBeVisible();
    await page.goto("/sign-in");
    const before = await storedToken(page);
    await submitSignIn(page, staff);
    await expect(page).toHaveURL("/app/dashboard");
    await expect(greeting(page)).toBeVisible();
    await expect(page.getByText("Robin Okafor")).toHaveCount(0);
    expect(await storedToken(page)).not.toBe(before);
  });
});
