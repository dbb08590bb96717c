import { column, developer, expect, isSorted, overlay, test, toast } from "./support";
import { visit } from "./visit";

const users = "/app/customer/harbor-transit?tab=users";

test("users are listed by name, created and changed; the service refuses in the form, and developers are protected", async ({ page, backend }) => {
  const table = page.getByRole("table", { name: "Users" });
  const dialog = page.getByRole("dialog");
  const press = (name: string) => dialog.getByRole("button", { name }).click();
  const open = async (name: string) => {
    await table.getByRole("cell", { name, exact: true }).click();
    await expect(dialog).toHaveAccessibleName("Edit User");
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(users);
  await test.step("an email is broken before its @ where there is no room", async () => {
    const email = table.getByText("quentin.moreau16@harbortransit.example");
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
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await expect(table.getByRole("row", { name: "Ada Byron" }).getByRole("cell")).toHaveText(["Ada Byron", "ada@marquee.example"]);
  // The user without a name is the last.
  const names = await column(table, 1).allTextContents();
  expect(isSorted(names.slice(0, -1))).toBe(true);
  expect(names.at(-1)).not.toMatch(/\p{L}/u);
  await page.getByRole("searchbox", { name: "Name or Email" }).fill("byron ada");
  await expect(page).toHaveURL(`${users}&user-text=byron+ada`);
  await expect(column(table, 1)).toHaveText(["Ada Byron"]);
  await expect(page.getByText(/^1 of \d+ users$/)).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL(users);

  await test.step("a user is created with a password, which an empty one keeps", async () => {
    await page.getByRole("button", { name: "New User" }).click();
    await expect(dialog).toHaveAccessibleName("New User");
    await dialog.getByLabel("Name").fill("Zora New");
    await dialog.getByLabel("Email").fill("staff@marquee.example");
    await dialog.getByLabel("Password").fill("zora-pass");
    await expect(dialog.getByLabel("Password")).toHaveAttribute("type", "password");
    await press("Save");
    await expect(dialog.getByRole("alert")).toHaveText("A user with the email staff@marquee.example already exists.");
    await dialog.getByLabel("Email").fill("zora@marquee.example");
    const release = await backend.hold("/v3/api/users", "POST");
    await press("Save");
    await expect(overlay(page)).toBeVisible();
    await release();
    await expect(toast(page, "User saved")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await open("Zora New");
    await expect(dialog.getByLabel("Email")).toHaveValue("zora@marquee.example");
    await expect(dialog.getByLabel("Password")).toHaveValue("");
    await expect(dialog.getByLabel("Password")).toHaveAccessibleDescription("Leave it empty to keep the password.");
    await dialog.getByLabel("Name").fill("Zora Newman");
    await press("Save");
    await expect(page.getByRole("row", { name: "Zora Newman" })).toBeVisible();
  });

  await test.step("plain staff may change the name of a developer only", async () => {
    await visit(page, `${users}&user=2`);
    for (const field of [dialog.getByLabel("Email"), dialog.getByLabel("Password")]) {
      await expect(field).toBeDisabled();
      await expect(field).toHaveAccessibleDescription("Only developers may change the email and password of a developer.");
    }
    await dialog.getByLabel("Name").fill("Robin Renamed");
    await press("Save");
    await expect(page.getByRole("row", { name: "Robin Renamed" })).toContainText(developer.email);
  });
});
