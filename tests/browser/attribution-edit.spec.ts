import type { Page } from "@playwright/test";
import { choose, errorsOf, expect, openArea, overlay, test, toast } from "./support";
import { visit } from "./visit";

const path = (study: number) => `/app/edit-attribution-study?id=${study}`;
const list = "/app/attribution";

const nameField = (page: Page) => page.getByRole("textbox", { name: "Name" });
const answer = (page: Page, question: string, reply: "Yes" | "No") =>
  page.getByRole("radiogroup", { name: question }).getByRole("radio", { name: reply });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

test("a study is saved behind the overlay, with the type and the days that were not changed", async ({ page, backend }) => {
  type Study = Record<string, string | boolean | null>;
  const fields = "name typeText startDate endDate postStudyEndDate isPartOfOtherEffort pausesOtherChannels isBrandFocused hasAlignedAds";
  const read = async (study: number) => (await backend.graph<{ study: Study }>(`{ study(studyId: ${study}) { ${fields} } }`)).study;
  const before = await read(87);
  await page.goto(path(87));
  await expect(page.getByRole("heading", { name: "Edit Attribution Study", level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Study details" }).getByRole("combobox", { name: "Study Type" })).toHaveValue("Conversion");
  await expect(page.getByRole("region", { name: "Additional Information" }).getByRole("radio", { checked: true })).toHaveCount(0);
  await nameField(page).fill("Velo Bicycles Winter Sale");
  await choose(page, "Study Type", "Lift");
  await page.getByLabel("Measurement End Date").fill("2031-02-28");
  await page.getByLabel("Post Campaign End Date").fill("");
  await answer(page, "Client pausing other media channels during the campaigns", "Yes").check();
  await answer(page, "Ads brand-awareness focused", "No").check();

  await test.step("a day that is typed only in part is not saved as no day", async () => {
    const start = page.getByLabel("Measurement Start Date");
    await expect(start).toHaveValue(/^\d\d-\d\d-\d{4}$/);
    await start.press("End");
    await start.press("Backspace");
    await save(page);
    await expect(start).toBeFocused();
    await start.fill(String(before["startDate"]));
  });

  const release = await backend.hold("/v3/api/attribution/87", "PUT");
  await nameField(page).press("Enter");
  await expect(overlay(page)).toBeVisible();
  await release();
  await expect(page).toHaveURL(list);
  await expect(toast(page, "Study saved")).toHaveAttribute("data-tone", "green");
  expect((await backend.calls("/v3/api/attribution")).filter((call) => call.startsWith("PUT"))).toHaveLength(1);
  expect(await read(87)).toEqual({
    ...before,
    name: "Velo Bicycles Winter Sale",
    typeText: "LIFT",
    endDate: "2031-02-28",
    postStudyEndDate: null,
    pausesOtherChannels: true,
    isBrandFocused: false,
  });
  // A type that is not offered, and one that is missing: an empty field shows no text.
  for (const [study, shown, typeText] of [[78, "BRAND_LIFT", "BRAND_LIFT"], [93, /^\W*$/, null]] as const) {
    await visit(page, path(study));
    await expect(page.getByRole("combobox", { name: "Study Type" })).toHaveValue(shown);
    await nameField(page).fill("Another Name");
    await save(page);
    await expect(page).toHaveURL(list);
    expect(await read(study)).toMatchObject({ name: "Another Name", typeText });
  }
});

test("entries stay after a refusal, and are not lost without a question, except on Cancel", async ({ page }) => {
  const logged = errorsOf(page);
  const question = page.getByRole("alertdialog");
  await page.goto(path(58));
  await nameField(page).fill("Not Allowed");
  await page.getByLabel("Measurement Start Date").fill("2031-02-28");
  await save(page);
  await expect(page.getByRole("form", { name: "Study" }).getByRole("alert")).not.toBeEmpty();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByLabel("Measurement Start Date")).toHaveValue("02-28-2031");
  expect(logged.some((line) => line.includes("The form could not be saved."))).toBe(true);

  await openArea(page, "Markets");
  await expect(question).toHaveText(/^Leave without saving your changes\?/);
  await question.getByRole("button", { name: "Cancel" }).click();
  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(nameField(page)).toHaveValue("Not Allowed");
  await openArea(page, "Markets");
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/app/markets");
  await page.goBack();
  await nameField(page).fill("Unsaved");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(list);
  await expect(question).toHaveCount(0);

  for (const query of ["", "?id=first"]) {
    await visit(page, `/app/edit-attribution-study${query}`);
    await expect(page).toHaveURL(list);
  }
  await visit(page, path(4711));
  await expect(page.getByText("Study not found.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Attribution Studies" }).click();
  await expect(page).toHaveURL(list);
});
