import type { Page } from "@playwright/test";
import { choose, errorsOf, expect, openArea, overlay, test, toast } from "./support";

const path = (study: number) => `/app/edit-attribution-study?id=${study}`;
const list = "/app/attribution";

const nameField = (page: Page) => page.getByRole("textbox", { name: "Name" });
const answer = (page: Page, question: string, reply: "Yes" | "No") =>
  page.getByRole("radiogroup", { name: question }).getByRole("radio", { name: reply });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

type Study = Record<string, string | boolean | null>;

const fields = `name typeText startDate endDate postStudyEndDate
  isPartOfOtherEffort pausesOtherChannels isBrandFocused hasAlignedAds`;

test("saves a study behind the overlay and goes back to the list", async ({ page, backend }) => {
  const read = async () =>
    (await backend.graph<{ study: Study }>(`{ study(by: { attributionId: 87 }) { ${fields} } }`)).study;
  const before = await read();
  await page.goto(path(87));
  await expect(page.getByRole("heading", { name: "Edit Attribution Study", level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Study details" }).getByRole("combobox", { name: "Study Type" })).toHaveText(
    "Conversion",
  );
  await expect(page.getByRole("region", { name: "Additional Information" }).getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(page.getByLabel("Measurement Start Date")).toHaveValue(String(before["startDate"]));
  await nameField(page).fill("Velo Bicycles Winter Sale");
  await choose(page, "Study Type", "Lift");
  await page.getByLabel("Measurement End Date").fill("2031-02-28");
  await page.getByLabel("Post Campaign End Date").fill("");
  await answer(page, "Client pausing other media channels during the campaigns", "Yes").check();
  await answer(page, "Ads brand-awareness focused", "No").check();

  const release = await backend.hold("/v3/api/attribution/87", "PUT");
  await nameField(page).press("Enter");
  await expect(overlay(page)).toBeVisible();
  await release();
  await expect(page).toHaveURL(list);
  await expect(toast(page, "Study saved")).toHaveAttribute("data-tone", "green");
  expect(await read()).toEqual({
    ...before,
    name: "Velo Bicycles Winter Sale",
    typeText: "LIFT",
    endDate: "2031-02-28",
    postStudyEndDate: null,
    pausesOtherChannels: true,
    isBrandFocused: false,
  });
});

for (const [study, shown, typeText] of [
  [78, "BRAND_LIFT", "BRAND_LIFT"],
  // An empty field shows no text.
  [93, /^\W*$/, null],
] as const) {
  test(`keeps the type ${typeText} while no other is chosen`, async ({ page, backend }) => {
    await page.goto(path(study));
    await expect(page.getByRole("combobox", { name: "Study Type" })).toHaveText(shown);
    await nameField(page).fill("Another Name");
    await save(page);
    await expect(page).toHaveURL(list);
    const read = await backend.graph(`{ study(by: { attributionId: ${study} }) { name typeText } }`);
    expect(read).toEqual({ study: { name: "Another Name", typeText } });
  });
}

test("shows why it was not saved and stays with all entries", async ({ page }) => {
  const logged = errorsOf(page);
  await page.goto(path(58));
  await nameField(page).fill("Not Allowed");
  await page.getByLabel("Measurement Start Date").fill("2031-02-28");
  await answer(page, "Ads aligned with the responses being measured", "No").check();
  await save(page);
  await expect(page.getByRole("form", { name: "Study" }).getByRole("alert")).not.toBeEmpty();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page).toHaveURL(path(58));
  await expect(nameField(page)).toHaveValue("Not Allowed");
  await expect(page.getByLabel("Measurement Start Date")).toHaveValue("2031-02-28");
  await expect(answer(page, "Ads aligned with the responses being measured", "No")).toBeChecked();
  expect(logged.some((line) => line.includes("The form could not be saved."))).toBe(true);
});

test("does not save a day that is typed only in part as no day", async ({ page, backend }) => {
  await page.goto(path(52));
  const start = page.getByLabel("Measurement Start Date");
  await start.focus();
  await page.keyboard.press("Backspace");
  await expect(start).toHaveValue("");
  await backend.forgetCalls();
  await save(page);
  await expect(start).toBeFocused();
  await start.fill("2031-02-28");
  await save(page);
  await expect(page).toHaveURL(list);
  const writes = (await backend.calls("/v3/api/attribution")).filter((call) => call.startsWith("PUT"));
  expect(writes).toHaveLength(1);
});

test("asks before unsaved changes are lost, except on Cancel", async ({ page }) => {
  await page.goto(path(53));
  await nameField(page).fill("Unsaved");
  await openArea(page, "Markets");
  const question = page.getByRole("alertdialog");
  await expect(question).toHaveText(/^Leave without saving your changes\?/);
  await question.getByRole("button", { name: "Cancel" }).click();
  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(nameField(page)).toHaveValue("Unsaved");
  await openArea(page, "Markets");
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/app/markets");

  await page.goBack();
  await expect(nameField(page)).toHaveValue("Spring Launch Store Locator");
  await nameField(page).fill("Unsaved");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(list);
  await expect(question).toHaveCount(0);
});

test("goes to the list without a study's number, and says that a study is unknown", async ({ page }) => {
  for (const query of ["", "?id=", "?id=first"]) {
    await page.goto(`/app/edit-attribution-study${query}`);
    await expect(page).toHaveURL(list);
  }
  await page.goto(path(4711));
  await expect(page.getByText("Study not found.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Attribution Studies" }).click();
  await expect(page).toHaveURL(list);
});
