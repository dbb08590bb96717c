import type { Locator, Page } from "@playwright/test";
import { choose, errorsOf, expect, test, toast } from "./support";

const LIST = "/v3/api/attribution";

const card = (page: Page, name: string): Locator => page.getByRole("article", { name, exact: true });
const button = (page: Page, label: string, name: string): Locator =>
  card(page, name).getByRole("button", { name: `${label} ${name}`, exact: true });
const confirm = (page: Page): Locator => page.getByRole("alertdialog", { name: "Confirm" });

/** Sets the status of a study behind the back of the open screen. */
const SET_STATUS = `mutation ($input: ChangeStudyStatusInput!) { changeStudyStatus(input: $input) { errors { message } } }`;

test("shows what is known of a study, and markup in its name as text", async ({ page }) => {
  await page.goto("/app/attribution");
  const spring = card(page, "Spring Lift");
  await expect(spring).toContainText("Harbor Transit");
  await expect(spring).toContainText("Website Visitation Analysis · Lift");
  await expect(spring).toContainText("PENDING");
  await expect(spring).toContainText("Pixels3");
  await expect(spring).toContainText(/Measurement Start\d\d-\d\d-\d{4}/);
  await expect(spring).toContainText("Delivery DateNot Set");
  await expect(spring).toContainText("23 Days Remaining");
  await expect(spring.getByRole("link", { name: "Spring Lift", exact: true })).toHaveAttribute("href", "/app/edit-attribution-study?id=52");
  await expect(spring.getByRole("link", { name: "Select Locations for Spring Lift" })).toHaveAttribute(
    "href",
    "/app/select-locations/52",
  );
  await expect(page.getByRole("link", { name: /^<b>Juniper Cosmetics<\/b> & Partners/ })).toBeVisible();

  const notes = card(page, "Copper Kettle Taprooms").getByRole("button", { name: "Show all notes" });
  await expect(notes).toHaveAttribute("aria-expanded", "false");
  await notes.click();
  await expect(card(page, "Copper Kettle Taprooms").getByRole("button", { name: "Show less" })).toBeVisible();
});

test("filters by status and words together, in the address, and counts", async ({ page }) => {
  await page.goto("/app/attribution");
  await expect(page.getByText("Showing 14 of 79 studies")).toBeVisible();
  await choose(page, "Status", "UNDER REVIEW");
  await expect(page.getByText("Showing 8 of 79 studies")).toBeVisible();
  await page.getByRole("searchbox", { name: "Quick Filter" }).fill("FERRY harbor");
  await expect(page.getByText("Showing 2 of 79 studies")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(card(page, "Summer Ferry Riders")).toBeVisible();
  await expect(page).toHaveURL(/status=UNDER_REVIEW.*q=FERRY\+harbor/);
  await page.reload();
  await expect(page.getByText("Showing 2 of 79 studies")).toBeVisible();
  await page.getByRole("searchbox", { name: "Quick Filter" }).fill("ferry zeppelin");
  await expect(page.getByText("No attribution studies found.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Quick Filter" }).fill("");
  await choose(page, "Status", "All Statuses");
  await expect(page.getByText("Showing all 79 studies")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Showing 8 of 79 studies")).toBeVisible();
});

test("keeps the list while another one is loaded", async ({ page, backend }) => {
  await page.goto("/app/attribution");
  await expect(card(page, "Spring Lift")).toBeVisible();
  const release = await backend.hold(LIST);
  await choose(page, "Status", "COMPLETE");
  await expect(page).toHaveURL(/status=COMPLETE/);
  await expect(page.getByRole("list", { name: "Attribution studies" })).toHaveAttribute("aria-busy", "true");
  await expect(card(page, "Spring Lift")).toBeVisible();
  await release();
  await expect(card(page, "Big Report")).toBeVisible();
  await expect(card(page, "Spring Lift")).toHaveCount(0);
});

test("draws more cards as the end of them comes near", async ({ page }) => {
  await page.goto("/app/attribution?status=ALL");
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await page.getByRole("article").count()).toBeLessThan(79);
  await expect(async () => {
    await page.getByRole("article").last().scrollIntoViewIfNeeded();
    expect(await page.getByRole("article").count()).toBe(79);
  }).toPass();
});

test("shows an orange toast for a failure to load, and for one to refresh", async ({ page, backend }) => {
  await backend.fail({ kind: "status", path: LIST, status: 500 });
  await page.goto("/app/attribution");
  const message = toast(page, "There was an error loading attribution studies.");
  await expect(message).toHaveAttribute("data-tone", "orange");
  await backend.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(card(page, "Spring Lift")).toBeVisible();
  await expect(message).toHaveCount(0);
  await backend.fail({ kind: "status", path: LIST, status: 500 });
  await page.getByRole("button", { name: "Refresh Studies" }).click();
  await expect(message).toHaveAttribute("data-tone", "orange");
  await expect(card(page, "Spring Lift")).toBeVisible();
});

test("asks before it changes a status, and shows the new one with its actions", async ({ page, backend }) => {
  await page.goto("/app/attribution");
  await button(page, "Approve", "Harbor Foods Loyalty").click();
  await expect(confirm(page)).toContainText("Are you sure you want to change the status of this attribution study?");
  await expect(confirm(page)).toContainText("Harbor Foods Loyalty, Harbor Transit");
  await confirm(page).getByRole("button", { name: "Cancel" }).click();
  await expect(confirm(page)).toHaveCount(0);
  expect(await backend.calls(`${LIST}/status`)).toEqual([]);

  await expect(page.getByText("Showing 14 of 79 studies")).toBeVisible();
  await button(page, "Approve", "Harbor Foods Loyalty").click();
  await confirm(page).getByRole("button", { name: "Approve" }).click();
  await expect(toast(page, "Study status changed to APPROVED!")).toHaveAttribute("data-tone", "green");
  await expect(confirm(page)).toHaveCount(0);
  // It no longer matches the filter, but stays until the list is read again. The count follows at once.
  await expect(page.getByText("Showing 13 of 79 studies")).toBeVisible();
  await expect(card(page, "Harbor Foods Loyalty")).toContainText("APPROVED");
  await expect(button(page, "Run Study", "Harbor Foods Loyalty")).toBeVisible();
  await expect(button(page, "Approve", "Harbor Foods Loyalty")).toHaveCount(0);
  await expect(button(page, "Open", "Harbor Foods Loyalty")).toBeFocused();
  await button(page, "Attn Req'd", "Harbor Foods Loyalty").click();
  await confirm(page).getByRole("button", { name: "Attn Req'd" }).click();
  await expect(toast(page, "Study status changed to ATTENTION REQUIRED!")).toBeVisible();
  await page.getByRole("button", { name: "Refresh Studies" }).click();
  await expect(card(page, "Harbor Foods Loyalty")).toHaveCount(0);
});

test("blocks a change while the study is being run", async ({ page, backend }) => {
  await page.goto("/app/attribution?status=ATTENTION_REQUIRED");
  await expect(card(page, "Spring Launch Careers")).toBeVisible();
  await backend.graph(SET_STATUS, { input: { attributionId: 56, status: "PROCESSING" } });
  await button(page, "Approve", "Spring Launch Careers").click();
  await confirm(page).getByRole("button", { name: "Approve" }).click();
  await expect(toast(page, "Cannot change status of study that is currently processing.")).toHaveAttribute("data-tone", "red");
});

test("logs another failure to change a status, and says so in the card alone", async ({ page, backend }) => {
  const logged = errorsOf(page);
  await page.goto("/app/attribution");
  await backend.fail({ kind: "status", path: `${LIST}/status`, status: 500 });
  await button(page, "Approve", "Kite Toys Holiday").click();
  await confirm(page).getByRole("button", { name: "Approve" }).click();
  await expect(confirm(page)).toHaveCount(0);
  await expect(page.locator("[data-tone=red], [data-tone=orange]")).toHaveCount(0);
  await expect(card(page, "Kite Toys Holiday")).toContainText("PENDING");
  await expect(card(page, "Kite Toys Holiday")).toContainText("The status was not changed. ");
  expect(logged.some((line) => line.includes("The status of study 89 was not changed."))).toBe(true);
});

test("asks before it runs a study, whose card stays in its place and shows when the run is over", async ({ page, backend }) => {
  await page.clock.install();
  await page.goto("/app/attribution?status=APPROVED");
  const name = "Spring Launch Store Locator";
  const names = () => page.getByRole("article").getByRole("heading").allTextContents();
  await expect(card(page, name)).toBeVisible();
  const before = await names();
  await backend.forgetCalls();
  const release = await backend.hold(`${LIST}/process-study`, "POST");
  await button(page, "Run Study", name).click();
  await expect(confirm(page)).toContainText("Are you sure you want to run this attribution study?");
  await expect(confirm(page)).toContainText(name);
  expect(await backend.calls(`${LIST}/process-study`)).toEqual([]);
  await confirm(page).getByRole("button", { name: "Run Study" }).click();
  await expect(toast(page, "Kicking off this study...")).toHaveAttribute("data-tone", "green");
  await release();
  await expect(toast(page, "Study kicked off successfully!")).toHaveAttribute("data-tone", "green");
  await expect(card(page, name)).toContainText("PROCESSING");
  await expect(button(page, "Open", name)).toBeFocused();
  await backend.advance(5_000);
  await page.clock.runFor(6_000);
  await expect(card(page, name)).toContainText("UNDER REVIEW");
  expect(await names()).toEqual(before);
  expect(await backend.calls(`${LIST}/process-study`)).toHaveLength(1);
  await page.getByRole("button", { name: "Refresh Studies" }).click();
  await expect(card(page, name)).toHaveCount(0);
});

test("says why a study is not run", async ({ page }) => {
  await page.goto("/app/attribution?status=APPROVED");
  const name = "Spring Launch Without Pixels";
  await expect(button(page, "Run Study", name)).toHaveAttribute("aria-disabled", "true");
  await button(page, "Run Study", name).hover();
  await expect(page.getByRole("tooltip")).toContainText("pixel");
  await button(page, "Run Study", "Refuses Run").click();
  await confirm(page).getByRole("button", { name: "Run Study" }).click();
  await expect(toast(page, "There was an error kicking off this study...")).toHaveAttribute("data-tone", "red");
  await expect(card(page, "Refuses Run")).toContainText("APPROVED");
});

test("Open leads to the newest results, or says why there are none", async ({ page, backend }) => {
  await page.goto("/app/attribution?status=ALL&q=results");
  await expect(button(page, "Open", "No Results")).toHaveAttribute("aria-disabled", "true");
  await button(page, "Open", "No Results").hover();
  await expect(page.getByRole("tooltip")).toHaveText("This study has no completed results yet.");
  await backend.fail({ kind: "status", path: `${LIST}/jobs`, status: 500 });
  await button(page, "Open", "Several Results").click();
  await expect(toast(page, "Error loading job for attribution study.")).toHaveAttribute("data-tone", "orange");
  await backend.mend();
  await button(page, "Open", "Several Results").click();
  await expect(page).toHaveURL("/app/attribution-report/1742");
});

test("says that the results of studies cannot be read, until they can", async ({ page, backend }) => {
  await backend.fail({ kind: "status", path: `${LIST}/jobs`, status: 500 });
  await page.goto("/app/attribution?status=ALL&q=results");
  const missing = page.getByRole("alert").filter({ hasText: "Could not load which studies have results." });
  await expect(missing).toBeVisible();
  // The button finds out by itself.
  await expect(button(page, "Open", "No Results")).toBeEnabled();
  await backend.mend();
  await missing.getByRole("button", { name: "Retry" }).click();
  await expect(missing).toHaveCount(0);
  await expect(button(page, "Open", "No Results")).toHaveAttribute("aria-disabled", "true");
});

test("edits the delivery date and the notes", async ({ page, backend }) => {
  await page.goto("/app/attribution");
  await button(page, "Edit", "Spring Lift").click();
  const dialog = page.getByRole("dialog", { name: "Edit Study" });
  await dialog.getByLabel("Delivery Date").fill("2027-03-14");
  await dialog.getByLabel("Notes").fill("Two waves.\nThe second is late.");
  await backend.fail({ kind: "status", path: `${LIST}/52`, method: "PUT", status: 500, body: "Out of order." });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await backend.mend();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Study saved")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(card(page, "Spring Lift")).toContainText("Delivery Date03-14-2027");
  await expect(card(page, "Spring Lift")).toContainText("Two waves.");
  await button(page, "Edit", "Spring Lift").click();
  await dialog.getByLabel("Delivery Date").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(card(page, "Spring Lift")).toContainText("Delivery DateNot Set");
});

test("goes back from the form and the places to the list as it was left", async ({ page }) => {
  const asLeft = "/app/attribution?status=ALL&q=spring";
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(asLeft);
  const link = card(page, "Spring Lift").getByRole("link", { name: "Spring Lift", exact: true });
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  for (const leave of ["Cancel", "Save"]) {
    await link.click();
    await page.getByRole("button", { name: leave, exact: true }).click();
    await expect(page).toHaveURL(asLeft);
    await expect(page.getByRole("searchbox", { name: "Quick Filter" })).toHaveValue("spring");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  }
  await page.getByRole("link", { name: "Select Locations for Spring Lift" }).click();
  // The list that is left has a search box, too.
  await expect(page).toHaveURL(/select-locations/);
  await page.getByRole("searchbox", { name: "Name, Address, City" }).fill("pier");
  await page.getByRole("button", { name: "Save Selected Locations" }).click();
  await expect(page).toHaveURL(asLeft);
});
