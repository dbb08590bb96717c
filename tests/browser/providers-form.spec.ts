import type { Page } from "@playwright/test";
import { errorsOf, expect, overlay, providerRow, test, toast } from "./support";
import { visit } from "./visit";

const providersPath = "/v3/api/providers";
const customersPath = "/v3/api/customers";

const cellOf = (page: Page, name: string, position: number) => providerRow(page, name).getByRole("cell").nth(position);
const edit = (page: Page) => page.getByRole("dialog", { name: "Edit Provider" });
const nameField = (page: Page) => page.getByRole("textbox", { name: "Name", exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

test("new providers are in view and counted, have a free configuration, and handlers are offered once or typed", async ({ page, backend }) => {
  await page.goto("/app/providers");
  const count = page.getByRole("search", { name: "Filter providers" }).getByRole("status");
  await expect(count).toHaveText(/^\d+ providers$/);
  const before = Number.parseInt((await count.textContent()) ?? "", 10);
  await page.getByRole("button", { name: "New Provider" }).click();
  await nameField(page).fill("Counted Quay");
  await save(page);
  await expect(page.getByRole("row", { name: /Counted Quay/ })).toContainText("New");
  await expect(count).toHaveText(`${before + 1} providers`);

  await visit(page, "/app/providers?status=STALE");
  await page.getByRole("button", { name: "New Provider" }).click();
  await nameField(page).fill("Quiet Quay");
  await save(page);
  // Though the filter would hide it.
  await expect(providerRow(page, "Quiet Quay")).toContainText("New");
  await expect(providerRow(page, "Quiet Quay")).toBeInViewport();

  await visit(page, "/app/providers");
  await page.getByRole("button", { name: "New Provider" }).click();
  const dialog = page.getByRole("dialog", { name: "New Provider" });
  await expect(nameField(page)).toBeFocused();
  await expect(dialog.getByRole("checkbox", { name: "Active" })).not.toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: "Push" })).not.toBeChecked();
  const config = dialog.getByRole("group", { name: "Config" });
  await expect(config.getByRole("textbox")).toHaveCount(2);
  await nameField(page).fill("Ferry Finder");
  await dialog.getByRole("combobox", { name: "Customer" }).click();
  await page.keyboard.type("Harbor Transit");
  await page.getByRole("option", { name: "Harbor Transit" }).click();
  await dialog.getByRole("checkbox", { name: "Active" }).check();
  await config.getByRole("textbox", { name: "url" }).fill("https://ferry.example");
  const newKey = config.getByRole("textbox", { name: "New Key" });
  await newKey.fill("region");
  await newKey.press("Enter");
  await expect(config.getByRole("textbox", { name: "region" })).toBeFocused();
  for (const name of ["url", "  ", "unwanted"]) {
    await newKey.fill(name);
    await newKey.press("Tab");
    await expect(newKey).toHaveValue("");
  }
  await expect(config.getByRole("textbox")).toHaveCount(4);
  await config.getByRole("textbox", { name: "region" }).fill("north");
  await config.getByRole("button", { name: "Remove unwanted" }).click();
  // A name that is still in the field when Save is pressed counts as well.
  await newKey.fill("dock");
  const release = await backend.hold(providersPath, "POST");
  await save(page);
  await expect(overlay(page)).toBeVisible();
  await release();
  await expect(toast(page, "Provider saved")).toHaveAttribute("data-tone", "green");
  await expect(dialog).toHaveCount(0);
  await expect(cellOf(page, "Ferry Finder", 2)).toHaveText("Custom");
  await expect(cellOf(page, "Ferry Finder", 3)).toHaveText("Harbor Transit");
  await expect(cellOf(page, "Ferry Finder", 4)).toHaveText("No History");
  await providerRow(page, "Ferry Finder").getByRole("button", { name: "More config of Ferry Finder" }).click();
  await expect(cellOf(page, "Ferry Finder", 7).getByRole("listitem")).toHaveText([
    /^dock: $/,
    "region: north",
    "url: https://ferry.example",
  ]);

  await visit(page, "/app/providers?form=6");
  await expect(edit(page).getByRole("combobox", { name: "Handler" })).toHaveValue("FleetNow");
  await expect(edit(page).getByRole("textbox", { name: "Custom Handler" })).toHaveCount(0);
  await edit(page).getByRole("combobox", { name: "Handler" }).click();
  const options = page.getByRole("option");
  await expect(options.first()).toHaveText("Custom");
  const handlers = await options.allTextContents();
  expect(new Set(handlers).size).toBe(handlers.length);
  const rest = handlers.slice(1).map((text) => text.toLowerCase());
  expect(rest).toEqual(rest.toSorted());
  await options.first().click();
  await edit(page).getByRole("textbox", { name: "Custom Handler" }).fill("FleetThen");
  await save(page);
  await expect(cellOf(page, "FleetNow", 2)).toHaveText("FleetThen");
});

test("a form keeps credentials that were not shown, and stays open with the reason if it was not saved", async ({ page, backend }) => {
  const saved = async () => {
    const { provider } = await backend.graph<{ provider: { config: unknown } }>(
      "{ provider(by: { providerId: 18 }) { config { key value } } }",
    );
    return provider.config;
  };
  const before = await saved();
  await page.goto("/app/providers?form=18");
  const url = edit(page).getByRole("textbox", { name: "url" });
  await expect(url).toHaveValue("https://push.palmetto.example/pings?access_key=••••••••&format=json");
  await expect(url).not.toBeEditable();
  await edit(page).getByRole("textbox", { name: "intervalMinutes" }).fill("24");
  await save(page);
  await expect(toast(page, "Provider saved")).toBeVisible();
  expect(await saved()).toEqual(JSON.parse(JSON.stringify(before).replace('"23"', '"24"')));
  await page.goto("/app/providers?form=18");
  await edit(page).getByRole("button", { name: "Show url" }).click();
  await url.fill("https://push.palmetto.example/pings?access_key=changed");
  await save(page);
  await expect(toast(page, "Provider saved")).toBeVisible();
  await expect(providerRow(page, "Palmetto Pings")).toContainText("access_key=••••••••");
  expect(await saved()).toContainEqual({ key: "url", value: "https://push.palmetto.example/pings?access_key=changed" });

  await visit(page, "/app/providers");
  await providerRow(page, "Refuses Save").getByRole("button", { name: "Edit" }).click();
  await edit(page).getByRole("checkbox", { name: "Push" }).check();
  await save(page);
  await expect(edit(page).getByRole("alert")).toHaveText("This provider is frozen while its contract is renewed.");
  await expect(edit(page).getByRole("checkbox", { name: "Push" })).toBeChecked();
  await backend.fail({ kind: "reset", path: providersPath, method: "PUT" });
  await save(page);
  await expect(edit(page).getByRole("alert")).not.toHaveText(/frozen/);
  await expect(edit(page).getByRole("alert")).not.toBeEmpty();
});

test("a form shows what another user has saved before it overwrites it", async ({ page, context }) => {
  await page.goto("/app/providers?form=24");
  await expect(edit(page).getByRole("combobox", { name: "Customer" })).toHaveValue("Liberty Bell Outdoor");
  const before = await edit(page).getByRole("textbox", { name: "region" }).inputValue();
  // The same session in a second tab.
  const other = await context.newPage();
  await other.goto("/app/providers?form=24");
  await edit(other).getByRole("textbox", { name: "region" }).fill("us-east-2");
  await save(other);
  await expect(toast(other, "Provider saved")).toBeVisible();

  await edit(page).getByRole("textbox", { name: "region" }).fill("eu-west-1");
  await save(page);
  const [refusal, changes] = [edit(page).getByRole("alert").first(), edit(page).getByRole("alert").last()];
  await expect(refusal).toHaveText("Someone else has changed Config of this provider since it was read.");
  await expect(changes).toContainText(`Saving again overwrites it.Config region: “us-east-2”, before “${before}”`);
  await expect(edit(page).getByRole("textbox", { name: "region" })).toHaveValue("eu-west-1");
  await save(page);
  await expect(toast(page, "Provider saved")).toBeVisible();
  await expect(providerRow(page, "Liberty Locator")).toContainText("region: eu-west-1");
});

test("what was saved is shown while lists cannot be read", async ({ page, backend }) => {
  const logged = errorsOf(page);
  await page.goto("/app/providers?form=15");
  await expect(edit(page).getByRole("combobox", { name: "Customer" })).not.toHaveValue("19");
  await nameField(page).fill("Not Seen Yet");
  const release = await backend.hold(`${providersPath}/15`, "PUT");
  await backend.forgetCalls();
  await save(page);
  // The save itself has read the provider by now; only what follows fails.
  await expect.poll(() => backend.calls(`${providersPath}/15`)).toContain(`PUT ${providersPath}/15`);
  await backend.fail({ kind: "status", path: providersPath, method: "GET", status: 500 });
  await release();
  await expect(toast(page, "Provider saved")).toHaveAttribute("data-tone", "green");
  await expect.poll(() => logged.some((line) => line.includes("Could not load providers."))).toBe(true);
  await expect(providerRow(page, "Not Seen Yet")).toHaveCount(0);
  await expect(cellOf(page, "FleetNow", 3)).toHaveText("Harbor Transit");
  await expect(page.getByText("Could not load customers.")).toHaveCount(0);

  await backend.mend();
  await page.goto("/app/providers?form=16");
  await expect(edit(page).getByRole("combobox", { name: "Handler" })).toBeEnabled();
  await backend.fail({ kind: "status", path: customersPath, method: "GET", status: 500 });
  await nameField(page).fill("Seen at Once");
  await save(page);
  await expect(toast(page, "Provider saved")).toHaveAttribute("data-tone", "green");
  await expect(providerRow(page, "Seen at Once")).toBeVisible();
  await expect(page.getByText("Could not load customers.")).toBeVisible();
});
