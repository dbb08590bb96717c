import type { Page } from "@playwright/test";
import type { Backend } from "./support";
import { choose, column, expect, overlay, test, toast } from "./support";
import { visit } from "./visit";

const path = (study: number) => `/app/select-locations/${study}`;
const list = "/app/attribution";

const table = (page: Page) => page.getByRole("table", { name: "Places" });
const search = (page: Page) => page.getByRole("searchbox", { name: "Name, Address, City" });
const state = (page: Page) => page.getByRole("search", { name: "Filter places" });
const box = (page: Page, name: string) => page.getByRole("checkbox", { name: `Select ${name}`, exact: true });
const selectedOnly = (page: Page) => page.getByRole("checkbox", { name: "Selected Only" });
const save = (page: Page) => page.getByRole("button", { name: "Save Selected Locations" }).click();

async function selectedOf(backend: Backend, study: number): Promise<string[]> {
  const query = `{ study(studyId: ${study}) { selectedPlaces { placeId } } }`;
  const { study: found } = await backend.graph<{ study: { selectedPlaces: { placeId: string }[] } }>(query);
  return found.selectedPlaces.map(({ placeId }) => placeId).toSorted();
}

test("the selection stays while it is searched, sorted and left for a place, and all of it is saved", async ({ page, backend }) => {
  await page.goto(path(92));
  await expect(page.getByRole("heading", { name: "Select Places for Tidewater Casino Coast Attribution Study", level: 1 })).toBeVisible();
  await expect(state(page)).toContainText("3 selected");
  await expect(state(page)).toContainText("4,000 places");
  await search(page).fill("pier store");
  await expect(state(page)).toContainText("1 of 4,000 places");
  await box(page, "Pier Store").uncheck();
  await search(page).fill("grand</i> arcade");
  await table(page).getByRole("checkbox", { name: /^Select The <i>Grand/ }).check();
  await expect(state(page)).toContainText("3 selected · 2 not saved");

  await search(page).fill("münchen");
  await expect(column(table(page), 4).first()).toHaveText(/münchen/i);
  await table(page).getByRole("button", { name: "Name", exact: true }).click();
  await expect(page).toHaveURL(/text=m%C3%BCnchen&sort=-name/);
  await table(page).getByRole("link").first().click();
  await expect(page.getByRole("definition").filter({ hasText: "München" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem").nth(1)).toContainText("Places");
  await page.getByRole("link", { name: "Back to Places" }).click();
  await expect(search(page)).toHaveValue("münchen");
  await expect(state(page)).toContainText("3 selected · 2 not saved");
  await expect(table(page).getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "descending");

  await test.step("all places shown are selected and cleared, and the changes are saved", async () => {
    await search(page).fill("málaga");
    await expect(column(table(page), 4).first()).toHaveText(/málaga/i);
    const found = Number(/(\d+) of 4,000/.exec(await state(page).innerText())?.[1]);
    expect(found).toBeGreaterThan(100);
    const all = page.getByRole("checkbox", { name: "Select all places shown" });
    await all.check();
    await expect(state(page)).toContainText(`${found + 3} selected · ${found + 2} not saved`);
    await all.uncheck();
    await expect(state(page)).toContainText("3 selected · 2 not saved");
    await search(page).fill("");
    await selectedOnly(page).check();
    await expect(column(table(page), 2)).toHaveCount(3);
    const release = await backend.hold("/v3/api/attribution/92", "PUT");
    await save(page);
    await expect(overlay(page)).toBeVisible();
    await release();
    await expect(page).toHaveURL(list);
    expect(await selectedOf(backend, 92)).toEqual(["614", "616", "P-1400"]);
    await page.goBack();
    await expect(state(page)).toContainText("3 selected");
    await expect(state(page)).not.toContainText("not saved");
  });

  await test.step("changes are discarded", async () => {
    await column(table(page), 1).first().getByRole("checkbox").click();
    await expect(state(page)).toContainText("2 selected · 1 not saved");
    await page.getByRole("button", { name: "Discard Changes" }).click();
    await expect(state(page)).toContainText("3 selected");
    await expect(state(page)).not.toContainText("not saved");
  });

  await test.step("the key of a place that does not exist is shown and kept", async () => {
    await visit(page, path(93));
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Tidewater");
    // Places without a name are the last of thousands.
    await selectedOnly(page).check();
    await expect(box(page, "P-99999")).toBeChecked();
    // A place that is no longer selected stays where it is, and says so, until the list is filtered or loaded again.
    const names = await column(table(page), 2).allTextContents();
    await box(page, "99999").click();
    await expect(box(page, "99999")).toBeFocused();
    await expect(column(table(page), 2)).toHaveText(names.map((name) => (name === "99999" ? "99999Unselected" : name)));
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(box(page, "99999")).toHaveCount(0);
    await save(page);
    await expect(page).toHaveURL(list);
    await expect(toast(page, "Places saved")).toHaveAttribute("data-tone", "green");
    expect(await selectedOf(backend, 93)).toEqual(["610", "P-99999", "here"]);
  });
});

test("the places of cities are selected in a rectangle on the map, and a city filters the list", async ({ page }) => {
  await page.goto(path(52));
  await expect(page.getByText(/^Not on the map, as their town is not known: \d+ places$/)).toBeVisible();
  await choose(page, "City", "Boston, MA");
  await expect(page).toHaveURL(/city=Boston%2C\+MA/);
  await expect(state(page)).toContainText(/\d of 4,000 places/);
  const found = Number(/(\d+) of 4,000/.exec(await state(page).innerText())?.[1]);
  await expect(page.getByText(`0 of ${found} places selected`)).toBeVisible();
  await page.getByRole("button", { name: "Select All" }).click();
  await expect(state(page)).toContainText(`${found} selected · ${found} not saved`);
  const all = page.getByRole("checkbox", { name: "Select all places shown" });
  await expect(all).toBeChecked();
  await all.uncheck();
  await expect(page.getByText(`0 of ${found} places selected`)).toBeVisible();

  await page.getByRole("button", { name: "Select on Map" }).click();
  const area = await page.getByRole("region", { name: "Map of the cities of the places" }).boundingBox();
  if (area === null) throw new Error("The map has no size.");
  await page.mouse.move(area.x + 2, area.y + 60);
  await page.mouse.down();
  await page.mouse.move(area.x + area.width - 60, area.y + area.height - 2, { steps: 3 });
  await page.mouse.up();
  await expect(state(page)).toContainText(/\d,\d{3} selected/);
  await page.getByRole("button", { name: "Stop Selecting" }).press("Escape");
  await expect(page.getByRole("button", { name: "Select on Map" })).toBeVisible();
});

test("places that cannot be read still name their study, and the selection is kept when it cannot be saved", async ({ page, backend }) => {
  await backend.fail({ path: "/v3/api/places", kind: "status", status: 503 });
  await page.goto(path(58));
  await expect(page.getByRole("heading", { name: /^Select Places for .+ Attribution Study$/, level: 1 })).toBeVisible();
  await expect(page.getByText("Could not load places.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Selected Locations" })).toHaveCount(0);
  await backend.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await search(page).fill("pier store");
  await box(page, "Pier Store").check();
  await save(page);
  await expect(page.getByRole("alert")).toHaveText(/^The places were not saved\. ./);
  await expect(page.locator("[data-tone=red]")).toHaveCount(0);
  await expect(overlay(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${path(58)}?text=pier+store`);
  await expect(box(page, "Pier Store")).toBeChecked();

  await page.getByRole("button", { name: "Discard Changes" }).click();
  for (const [address, text] of [[path(4711), "Study not found."], ["/app/place-details/P-4711", "Place not found."]] as const) {
    await visit(page, address);
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.getByRole("link", { name: "Back to Attribution Studies" }).click();
  await expect(page).toHaveURL(list);
});
