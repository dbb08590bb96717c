import { column, developer, expect, isSorted, overlay, submitSignIn, test, toast } from "./support";

const users = "/app/customer/harbor-transit?tab=users";

test("are those of the customer, by name, with the address they sign in with", async ({ page }) => {
  await page.goto(users);
  const table = page.getByRole("table", { name: "Users" });
  await expect(table.getByRole("columnheader")).toHaveText([/^Name/, /^Email/]);
  await expect(table.getByRole("row", { name: "Ada Byron" }).getByRole("cell")).toHaveText([
    "Ada Byron",
    "ada@marquee.example",
  ]);
  // The user without a name is the last.
  const names = await column(table, 1).allTextContents();
  expect(isSorted(names.slice(0, -1))).toBe(true);
  expect(names.at(-1)).not.toMatch(/\p{L}/u);
  await expect(table.getByRole("row", { name: "quentin.kaur36@customer3.example" })).toBeVisible();
});

test("are narrowed by a text in the address", async ({ page }) => {
  await page.goto(users);
  await page.getByRole("searchbox", { name: "Name or Email" }).fill("byron ada");
  await expect(page).toHaveURL(`${users}&user-text=byron+ada`);
  await expect(column(page.getByRole("table", { name: "Users" }), 1)).toHaveText(["Ada Byron"]);
  await expect(page.getByText(/^1 of \d+ users$/)).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL(users);
});

test("have their email broken before its @ where there is no room", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(users);
  const email = page.getByRole("table", { name: "Users" }).getByText("quentin.moreau16@harbortransit.example");
  const linesOf = (text: string) =>
    email.evaluate((cell, wanted) => {
      const found = [...cell.childNodes].find((node) => node.textContent?.includes(wanted));
      const range = document.createRange();
      if (found !== undefined) range.selectNodeContents(found);
      return range.getClientRects().length;
    }, text);
  await expect(email).toBeVisible();
  expect(await linesOf("quentin.moreau16")).toBe(1);
  expect(await linesOf("@harbortransit.example")).toBe(1);
});

test("can be added to a customer that has none", async ({ page }) => {
  await page.goto("/app/customer/quiet-corner-media?tab=users");
  await expect(page.getByText("This customer does not have any users.")).toBeVisible();
  await page.getByRole("button", { name: "New User" }).click();
  const dialog = page.getByRole("dialog", { name: "New User" });
  await dialog.getByLabel("Name").fill("First of All");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/app/customer/quiet-corner-media?tab=users");
});

test("are created with a password and can sign in; an empty password on edit keeps it", async ({ page, backend }) => {
  await page.goto(users);
  await page.getByRole("button", { name: "New User" }).click();
  const dialog = page.getByRole("dialog", { name: "New User" });
  await dialog.getByLabel("Name").fill("Zora New");
  await dialog.getByLabel("Email").fill("zora@marquee.example");
  await dialog.getByLabel("Password").fill("zora-pass");
  await expect(dialog.getByLabel("Password")).toHaveAttribute("type", "password");
  const release = await backend.hold("/v3/api/users", "POST");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(overlay(page)).toBeVisible();
  await release();
  await expect(toast(page, "User saved")).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.getByRole("cell", { name: "Zora New" }).click();
  const edit = page.getByRole("dialog", { name: "Edit User" });
  await expect(edit.getByLabel("Name")).toHaveValue("Zora New");
  await expect(edit.getByLabel("Email")).toHaveValue("zora@marquee.example");
  await expect(edit.getByLabel("Password")).toHaveValue("");
  await edit.getByLabel("Name").fill("Zora Newman");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("row", { name: "Zora Newman" })).toBeVisible();

  await page.goto("/sign-in");
  await submitSignIn(page, { email: "zora@marquee.example", password: "zora-pass" });
  await expect(page.getByRole("link", { name: "Zora Newman" })).toBeVisible();
});

test("that the service refuses stay in the form with its words", async ({ page }) => {
  await page.goto(`${users}&user=14`);
  const dialog = page.getByRole("dialog", { name: "Edit User" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("This user is managed by the directory and cannot be changed here.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(users);
  await page.getByRole("button", { name: "New User" }).click();
  const created = page.getByRole("dialog", { name: "New User" });
  await created.getByLabel("Email").fill("staff@marquee.example");
  await created.getByLabel("Password").fill("anything");
  await created.getByRole("button", { name: "Save" }).click();
  await expect(created.getByRole("alert")).toHaveText("A user with the email staff@marquee.example already exists.");
});

test.describe("who are developers", () => {
  const form = `${users}&user=2`;
  const reason = "Only developers may change the email and password of a developer.";

  test("keep their email and password from plain staff, who may change the name", async ({ page }) => {
    await page.goto(form);
    const dialog = page.getByRole("dialog", { name: "Edit User" });
    for (const field of [dialog.getByLabel("Email"), dialog.getByLabel("Password")]) {
      await expect(field).toBeDisabled();
      await expect(field).toHaveAccessibleDescription(reason);
    }
    await dialog.getByLabel("Name").fill("Robin Renamed");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "User saved")).toBeVisible();
    await expect(page.getByRole("row", { name: "Robin Renamed" })).toContainText(developer.email);
  });

  test.describe("to another developer", () => {
    test.use({ account: developer });

    test("can be given another password", async ({ page }) => {
      await page.goto(form);
      const dialog = page.getByRole("dialog", { name: "Edit User" });
      await expect(dialog.getByLabel("Email")).toBeEnabled();
      await expect(dialog.getByLabel("Password")).toHaveAccessibleDescription("Leave it empty to keep the password.");
      await expect(dialog.getByText(reason)).toHaveCount(0);
    });
  });
});
