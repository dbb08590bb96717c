import type { Page } from "@playwright/test";
import { choose, expect, overlay, test, toast } from "./support";
import { visit } from "./visit";

const campaign = "/app/customer/harbor-transit/campaign/4";
const pixelsPath = "/v3/api/pixels";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const field = (page: Page, name: string) => page.getByRole("dialog").getByRole("textbox", { name, exact: true });
const row = (page: Page, name: string) => page.getByRole("table", { name: "Pixels" }).getByRole("row", { name });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("a pixel of a campaign is created with a new UUID, listed and changed, and a failed copy of its link says so", async ({ page, backend }) => {
  await page.goto(campaign);
  await page.getByRole("button", { name: "New Pixel" }).click();
  await expect(dialog(page, "New Pixel")).toBeVisible();
  await expect(field(page, "Name")).toBeFocused();
  await expect(page.getByRole("combobox", { name: "Campaign" })).toHaveValue("Spring Launch");
  await expect(field(page, "UUID")).toHaveValue(uuid);
  await expect(field(page, "UUID")).toHaveAttribute("readonly", "");
  const first = await field(page, "UUID").inputValue();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "New Pixel" }).click();
  await expect(field(page, "UUID")).not.toHaveValue(first);
  const options = async (name: string) => {
    await page.getByRole("combobox", { name }).click();
    const texts = await page.getByRole("option").allTextContents();
    await page.keyboard.press("Escape");
    return texts;
  };
  const pages = ["Homepage", "Landing Page", "Contact Us Page", "Directory Page", "Education Page", "Location Page", "Product Page", "Checkout Page"];
  expect(await options("Page")).toEqual(pages);
  expect(await options("Funnel Stage")).toEqual(["None", "Visit Page", "Consideration Page", "Conversion Page"]);

  await field(page, "Name").fill("   ");
  await save(page);
  await expect(page.getByText("A name is required.")).toBeVisible();
  await expect(page.getByText("A page is required.")).toBeVisible();
  await choose(page, "Page", "Landing Page");
  await save(page);
  await expect(page.getByText("A page is required.")).toHaveCount(0);
  await expect(page.getByText("A name is required.")).toBeVisible();
  expect((await backend.calls(pixelsPath)).filter((call) => call.startsWith("POST"))).toEqual([]);

  await field(page, "Name").fill("Newsletter");
  await choose(page, "Funnel Stage", "Consideration Page");
  await field(page, "URL").fill("https://shop3.example/newsletter");
  await save(page);
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

  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }));
  await page.getByRole("button", { name: "Copy Link of Home" }).click();
  await expect(toast(page, "Failed to copy pixel link")).toHaveAttribute("data-tone", "red");

  // The form comes back with its address, and works without the list of campaigns.
  await backend.fail({ kind: "status", path: "/v3/api/campaigns/customer", status: 400 });
  await page.goto(`${campaign}?pixel=31`);
  await expect(dialog(page, "Edit Pixel")).toBeVisible();
  await expect(field(page, "Name")).toHaveValue("Home");
});

test("a listed pixel is created behind the overlay, keeps a page that is no choice, and a refusal stays in the form", async ({ page, backend }) => {
  await page.goto("/app/pixels?campaign=4");
  await page.getByRole("button", { name: "New Pixel" }).click();
  const created = dialog(page, "New Pixel");
  await expect(created.getByRole("combobox", { name: "Campaign" })).toHaveValue("Spring Launch");
  await expect(field(page, "UUID")).toHaveValue(uuid);
  await field(page, "Name").fill("Listed Next");
  await choose(created, "Page", "Product Page");
  const release = await backend.hold(pixelsPath, "POST");
  await save(page);
  await expect(overlay(page)).toBeVisible();
  await release();
  await expect(toast(page, "Pixel saved")).toHaveAttribute("data-tone", "green");
  await expect(created).toHaveCount(0);
  await expect(row(page, "Listed Next").getByRole("cell").nth(1)).toHaveText("Product Page");

  await visit(page, "/app/pixels?campaign=4&pixel=36");
  const form = dialog(page, "Edit Pixel");
  await expect(field(page, "Name")).toHaveValue("Refuses Save");
  await field(page, "Name").fill("Renamed");
  await page.keyboard.press("Enter");
  await expect(form.getByRole("alert")).toHaveText("This pixel is part of a running study and cannot be changed.");
  await expect(field(page, "Name")).toHaveValue("Renamed");
  await expect(overlay(page)).toHaveCount(0);
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/app/pixels?campaign=4");

  // A new pixel of a customer is of one of its campaigns.
  await visit(page, "/app/pixels?customer=29&pixel=new");
  await created.getByRole("combobox", { name: "Campaign" }).click();
  await expect(page.getByRole("option")).toHaveText(["None"]);
  await page.keyboard.press("Escape");

  type Answer = { pixel: { pageLabel: string; name: string; customer: { customerId: number } } };
  const query = "{ pixel(pixelId: 44) { pageLabel name customer { customerId } } }";
  const { customer } = (await backend.graph<Answer>(query)).pixel;
  await visit(page, `/app/pixels?customer=${customer.customerId}&pixel=44`);
  await expect(form.getByRole("combobox", { name: "Page" })).toHaveValue("Blog");
  await field(page, "Name").fill("Company Blog");
  await save(page);
  await expect(form).toHaveCount(0);
  expect((await backend.graph<Answer>(query)).pixel).toMatchObject({ pageLabel: "Blog", name: "Company Blog" });
});

test("a pixel that gets a campaign leaves those without one, loses it with None, and is shown while other lists fail", async ({ page, backend }) => {
  await page.goto("/app/pixels");
  await expect(row(page, "Education 60")).toBeVisible();
  await row(page, "Education 60").getByRole("button", { name: "Edit" }).click();
  const form = dialog(page, "Edit Pixel");
  await expect(page).toHaveURL("/app/pixels?pixel=60");
  await expect(form.getByRole("combobox", { name: "Campaign" })).toHaveValue("None");
  await choose(form, "Campaign", "Spring Launch");
  await save(page);
  await expect(toast(page, "Pixel saved")).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL("/app/pixels");
  await expect(row(page, "Education 60")).toHaveCount(0);

  await visit(page, "/app/pixels?customer=3");
  await row(page, "Contact Us 42").getByRole("button", { name: "Edit" }).click();
  await choose(form, "Campaign", "None");
  await save(page);
  await expect(form).toHaveCount(0);
  await expect(row(page, "Contact Us 42").getByRole("cell").nth(3)).toHaveText("");

  await row(page, "Careers").getByRole("button", { name: "Edit" }).click();
  await expect(form.getByRole("combobox", { name: "Campaign" })).toBeEnabled();
  await choose(form, "Page", "Checkout Page");
  await backend.fail({ kind: "status", path: "/v3/api/campaigns", status: 500 });
  await backend.fail({ kind: "status", path: "/v3/api/customers", status: 500 });
  await save(page);
  await expect(toast(page, "Pixel saved")).toHaveAttribute("data-tone", "green");
  await expect(row(page, "Careers").getByRole("cell").nth(1)).toHaveText("Checkout Page");
  await expect(page.getByText("Could not load campaigns.")).toBeVisible();
});
