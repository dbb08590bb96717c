import type { Locator, Page } from "@playwright/test";
import { choose, errorsOf, expect, test, toast } from "./support";
import { visit } from "./visit";

const LIST = "/v3/api/attribution";

const card = (page: Page, name: string): Locator => page.getByRole("article", { name, exact: true });
const button = (page: Page, label: string, name: string): Locator =>
  card(page, name).getByRole("button", { name: `${label} ${name}`, exact: true });
const confirm = (page: Page): Locator => page.getByRole("alertdialog", { name: "Confirm" });
const refresh = (page: Page): Promise<void> => page.getByRole("button", { name: "Refresh Studies" }).click();

/** Presses a button of a card, and the one of the question that follows. */
async function press(page: Page, label: string, name: string): Promise<void> {
  await button(page, label, name).click();
  await confirm(page).getByRole("button", { name: label }).click();
}

test("the list of studies is filtered in the address, and is as it was left after a form", async ({ page, backend }) => {
  const words = page.getByRole("searchbox", { name: "Quick Filter" });
  await backend.fail({ kind: "status", path: LIST, status: 500 });
  await page.goto("/app/attribution");
  await expect(toast(page, "There was an error loading attribution studies.")).toHaveAttribute("data-tone", "orange");
  await backend.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  const spring = card(page, "Spring Lift");
  await expect(spring).toContainText(/Harbor Transit.*Website Visitation Analysis · Lift.*Delivery DateNot Set.*23 Days Remaining/);
  await expect(page.getByRole("link", { name: /^<b>Juniper Cosmetics<\/b> & Partners/ })).toBeVisible();
  const notes = card(page, "Copper Kettle Taprooms");
  await notes.getByRole("button", { name: "Show all notes" }).click();
  await expect(notes.getByRole("button", { name: "Show less" })).toHaveAttribute("aria-expanded", "true");

  await test.step("status and words filter together, and the list stays while another one is loaded", async () => {
    await expect(page.getByText("Showing 14 of 79 studies")).toBeVisible();
    const release = await backend.hold(LIST);
    await choose(page, "Status", "UNDER REVIEW");
    await expect(page.getByRole("list", { name: "Attribution studies" })).toHaveAttribute("aria-busy", "true");
    await expect(spring).toBeVisible();
    await release();
    await expect(page.getByText("Showing 8 of 79 studies")).toBeVisible();
    await words.fill("FERRY harbor");
    await expect(page.getByText("Showing 2 of 79 studies")).toBeVisible();
    await expect(page).toHaveURL(/status=UNDER_REVIEW.*q=FERRY\+harbor/);
    await words.fill("ferry zeppelin");
    await expect(page.getByText("No attribution studies found.")).toBeVisible();
  });

  await test.step("more cards are drawn as the end of them comes near", async () => {
    await visit(page, "/app/attribution?status=ALL");
    await expect(page.getByText("Showing all 79 studies")).toBeVisible();
    const cards = page.getByRole("article");
    const drawn = await cards.count();
    expect(drawn).toBeLessThan(79);
    await cards.last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards.count()).toBeGreaterThan(drawn);
  });

  // The form goes back to the place that it was opened from.
  await page.setViewportSize({ width: 1280, height: 500 });
  await words.fill("spring");
  await expect(page.getByText(/^Showing \d+ of 79 studies$/)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  const link = spring.getByRole("link", { name: "Spring Lift", exact: true });
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await link.click();
  await page.getByRole("link", { name: "Edit Attribution Study" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL("/app/attribution?status=ALL&q=spring");
  await expect(words).toHaveValue("spring");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test("a study changes its status, runs and is edited after a question, and says why not", async ({ page, backend }) => {
  const logged = errorsOf(page);
  await page.clock.install();
  await page.goto("/app/attribution");
  const name = "Harbor Foods Loyalty";
  await backend.fail({ kind: "status", path: `${LIST}/status`, status: 500 });
  await button(page, "Approve", name).click();
  await expect(confirm(page)).toContainText("Are you sure you want to change the status of this attribution study?");
  await expect(confirm(page)).toContainText("Harbor Foods Loyalty, Harbor Transit");
  await confirm(page).getByRole("button", { name: "Cancel" }).click();
  await expect(confirm(page)).toHaveCount(0);
  expect(await backend.calls(`${LIST}/status`)).toEqual([]);
  await press(page, "Approve", name);
  await expect(card(page, name)).toContainText("The status was not changed. ");
  await expect(page.locator("[data-tone=red], [data-tone=orange]")).toHaveCount(0);
  expect(logged.some((line) => /The status of study \d+ was not changed\./.test(line))).toBe(true);
  await backend.mend();

  await test.step("a changed study stays in its place until the list is read again", async () => {
    await expect(page.getByText("Showing 14 of 79 studies")).toBeVisible();
    await press(page, "Approve", name);
    await expect(toast(page, "Study status changed to APPROVED!")).toHaveAttribute("data-tone", "green");
    // The count follows at once.
    await expect(page.getByText("Showing 13 of 79 studies")).toBeVisible();
    await expect(card(page, name)).toContainText("APPROVED");
    await expect(button(page, "Run Study", name)).toBeVisible();
    await expect(button(page, "Approve", name)).toHaveCount(0);
    await expect(button(page, "Open", name)).toBeFocused();
    await refresh(page);
    await expect(card(page, name)).toHaveCount(0);
    // One that is being run keeps its status.
    await backend.graph(`mutation ($input: ChangeStudyStatusesInput!) { changeStudyStatuses(input: $input) { errors { message } } }`, {
      input: { studyIds: [89], status: "PROCESSING" },
    });
    await press(page, "Approve", "Kite Toys Holiday");
    await expect(toast(page, "Cannot change status of study that is currently processing.")).toHaveAttribute("data-tone", "red");
  });

  await test.step("the delivery date and the notes are edited", async () => {
    const dialog = page.getByRole("dialog", { name: "Edit Study" });
    await button(page, "Edit", "Spring Lift").click();
    await expect(dialog).toContainText("Spring Lift");
    await dialog.getByLabel("Delivery Date").fill("2027-03-14");
    await dialog.getByLabel("Notes").fill("Two waves.\nThe second is late.");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Study saved")).toBeVisible();
    await expect(card(page, "Spring Lift")).toContainText(/Delivery Date03-14-2027.*Two waves\./s);
    await button(page, "Edit", "Spring Lift").click();
    await dialog.getByLabel("Delivery Date").fill("");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(card(page, "Spring Lift")).toContainText("Delivery DateNot Set");
  });

  await test.step("a run is followed to its end", async () => {
    const study = "Spring Launch Store Locator";
    await visit(page, "/app/attribution?status=APPROVED");
    await expect(card(page, study)).toBeVisible();
    const names = await page.getByRole("article").getByRole("heading").allTextContents();
    const runs = () => backend.calls(`${LIST}/process-study`);
    const release = await backend.hold(`${LIST}/process-study`, "POST");
    await button(page, "Run Study", study).click();
    await expect(confirm(page)).toContainText("Are you sure you want to run this attribution study?");
    expect(await runs()).toEqual([]);
    await confirm(page).getByRole("button", { name: "Run Study" }).click();
    await expect(toast(page, "Kicking off this study...")).toHaveAttribute("data-tone", "green");
    await release();
    await expect(toast(page, "Study kicked off successfully!")).toHaveAttribute("data-tone", "green");
    await expect(card(page, study)).toContainText("PROCESSING");
    await expect(button(page, "Open", study)).toBeFocused();
    await backend.advance(5_000);
    await page.clock.runFor(6_000);
    await expect(card(page, study)).toContainText("UNDER REVIEW");
    expect(await page.getByRole("article").getByRole("heading").allTextContents()).toEqual(names);
    expect(await runs()).toHaveLength(1);
    await button(page, "Run Study", "Spring Launch Without Pixels").hover();
    await expect(page.getByRole("tooltip")).toContainText("pixel");
    await press(page, "Run Study", "Refuses Run");
    await expect(toast(page, "There was an error kicking off this study...")).toHaveAttribute("data-tone", "red");
  });

  await test.step("Open leads to the newest results, also while it is not known whether there are any", async () => {
    await backend.fail({ kind: "status", path: `${LIST}/jobs`, status: 500 });
    await visit(page, "/app/attribution?status=ALL&q=results");
    const missing = page.getByRole("alert").filter({ hasText: "Could not load which studies have results." });
    await expect(missing).toBeVisible();
    await expect(button(page, "Open", "No Results")).toBeEnabled();
    await button(page, "Open", "Several Results").click();
    await expect(toast(page, "Error loading job for attribution study.")).toHaveAttribute("data-tone", "orange");
    await backend.mend();
    await missing.getByRole("button", { name: "Retry" }).click();
    await expect(missing).toHaveCount(0);
    await button(page, "Open", "No Results").hover();
    await expect(page.getByRole("tooltip")).toHaveText("This study has no completed results yet.");
    await button(page, "Open", "Several Results").click();
    await expect(page).toHaveURL("/app/attribution-report/1742");
  });
});
