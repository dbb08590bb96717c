import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { developer, expect, overlay, staff, submitSignIn, test, toast } from "./support";
import { visit } from "./visit";

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("auth.token"));
const greeting = (page: Page) => page.getByText(/^Good (Morning|Afternoon|Evening), /);

test.describe("without a token", () => {
  test.use({ account: null });

  test("every address leads to sign-in, where a refusal stays until the next attempt, and a sign-in leads on", async ({ page, backend }) => {
    for (const path of ["/", "/app/nowhere", "/app/markets?text=bo"]) {
      await page.goto(path);
      await expect(page).toHaveURL("/sign-in");
    }
    const [email, password] = [page.getByLabel("Email"), page.getByLabel("Password")];
    const login = page.getByRole("button", { name: "Login" });
    await expect(email).toBeFocused();
    await expect(password).toHaveAttribute("type", "password");
    await expect(greeting(page)).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Areas" })).toHaveCount(0);
    const contact = page.getByRole("link", { name: "Get in touch with us." });
    await expect(contact).toHaveAttribute("href", "mailto:support@marquee.example");
    await page.emulateMedia({ forcedColors: "active" });
    await expect(login).toHaveCSS("border-top-width", "1px");
    await expect(login).toHaveCSS("border-top-style", "solid");

    const alert = page.getByRole("alert");
    const place = await login.boundingBox();
    await login.click();
    await expect(alert).toHaveText("Unauthorized");
    expect(await login.boundingBox()).toEqual(place);
    await submitSignIn(page, { email: staff.email, password: "wrong" });
    await expect(alert).toHaveText("Invalid email or password.");
    await submitSignIn(page, { email: "someone@elsewhere.example", password: staff.password });
    await expect(alert).toHaveText("Unauthorized");
    await expect(overlay(page)).toHaveCount(0);
    expect(await storedToken(page)).toBeNull();

    const release = await backend.hold("/v3/auth/authenticate");
    await email.fill(staff.email);
    await password.fill(staff.password);
    await password.press("Enter");
    await expect(overlay(page)).toBeVisible();
    await expect(login).toBeDisabled();
    await expect(alert).toHaveCount(0);
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

  test("a session begins and ends in every tab, and the next one shows nothing of it", async ({ page, context }) => {
    await page.goto("/sign-in");
    const other = await context.newPage();
    await other.goto("/sign-in");
    await submitSignIn(other, developer);
    await expect(page.getByRole("status")).toHaveText("You are signed in in another tab. Go to the Dashboard");
    await page.getByRole("link", { name: "Go to the Dashboard" }).click();
    await expect(page.getByRole("link", { name: "Robin Okafor" })).toBeVisible();
    const before = await storedToken(page);
    await visit(page, "/sign-in");
    await submitSignIn(page, staff);
    await expect(page).toHaveURL("/app/dashboard");
    await expect(greeting(page)).toBeVisible();
    await expect(page.getByText("Robin Okafor")).toHaveCount(0);
    expect(await storedToken(page)).not.toBe(before);

    await expect(greeting(other)).toBeVisible();
    await other.goto("/app/profile");
    await other.getByRole("button", { name: "Logout" }).click();
    await expect(other).toHaveURL("/sign-in");
    await expect(page).toHaveURL("/sign-in");
    expect(await storedToken(page)).toBeNull();
    await other.goBack();
    await expect(other).toHaveURL("/sign-in");

    await page.evaluate(() => localStorage.setItem("auth.token", "refused"));
    await page.goto("/app/dashboard");
    await expect(page).toHaveURL("/sign-in");
    expect(await storedToken(page)).toBeNull();
    await expect(page.getByText("Your session has expired. Sign in again to go on.")).toBeVisible();
  });
});

test("a session that expires leads back to the open screen, but one that was ended by hand does not", async ({ page, backend }) => {
  const address = "/app/markets?text=bo&sort=name";
  await backend.fail({ kind: "status", path: "/v3/auth/me", status: 500 });
  await page.goto(address);
  await expect(page).toHaveURL("/sign-in");
  expect(await storedToken(page)).toBeNull();
  await expect(page.getByRole("status")).toHaveText("Could not load who is signed in.");
  await backend.mend();
  await submitSignIn(page, staff);
  await expect(greeting(page)).toBeVisible();
  await visit(page, address);

  // The first reads, of the markets and then of their files, are not the ones that are refused.
  await expect(page.getByText(/as of \d/)).toBeVisible();
  await expect(page.getByRole("button", { name: "of Boston" })).toBeVisible();
  await backend.fail({ kind: "status", path: "/v3/api/markets", status: 403 });
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page).toHaveURL("/sign-in");
  expect(await storedToken(page)).toBeNull();
  await expect(page.getByText("Your session has expired. Sign in again to go on.")).toBeVisible();
  await backend.mend();
  await submitSignIn(page, staff);
  await page.getByRole("link", { name: "Continue to Markets" }).click();
  await expect(page).toHaveURL(address);

  await visit(page, "/app/profile");
  await page.getByRole("button", { name: "Logout" }).click();
  await submitSignIn(page, staff);
  await expect(greeting(page)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Continue to/ })).toHaveCount(0);
});

test("a session that ends before a save is begun again over the form", async ({ page, backend }) => {
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
