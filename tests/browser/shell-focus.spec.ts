import { expect, overlay, submitSignIn, test } from "./support";
import { visit } from "./visit";

/** How often each of the keys is pressed that move the focus. */
const KEYS = 40;

test("a button has the focus again when what it started has ended", async ({ page, backend }) => {
  await page.goto("/sign-in");
  const refused = { email: "staff@marquee.example", password: "wrong" };
  await submitSignIn(page, refused);
  await expect(page.getByRole("alert")).toBeVisible();
  let release = await backend.hold("/v3/auth", "POST");
  await submitSignIn(page, refused);
  await expect(overlay(page)).toBeVisible();
  await release();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Login" })).toBeFocused();

  await visit(page, "/app/providers");
  const refresh = page.getByRole("button", { name: "Refresh", exact: true });
  await expect(page.getByText(/as of \d/)).toBeVisible();
  release = await backend.hold("/v3/api/providers", "GET");
  await refresh.press("Enter");
  await expect(refresh).toBeDisabled();
  await release();
  await expect(refresh).toBeEnabled();
  await expect(refresh).toBeFocused();

  await page.getByRole("button", { name: "Edit Refuses Save" }).click();
  const save = page.getByRole("button", { name: "Save", exact: true });
  await page.getByRole("dialog", { name: "Edit Provider" }).getByRole("textbox").first().fill("Never Saved");
  release = await backend.hold("/v3/api/providers", "PUT");
  await save.press("Enter");
  await expect(save).toBeDisabled();
  await release();
  await expect(save).toBeEnabled();
  await expect(save).toBeFocused();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("what receives the focus is under no bar and no pinned column, and a pager keeps it on a first page", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 500 });
  await page.goto("/app/providers");
  for (const path of ["/app/providers", "/app/customers", "/app/pipeline-coverage", "/app/pipeline?tab=jobs"]) {
    await visit(page, path);
    await expect(page.getByRole("row").nth(2)).toBeVisible();
    // The bar of what is selected stays at the bottom.
    if (path.endsWith("jobs")) await page.getByRole("button", { name: /^Select rows of/ }).click();
    await page.getByRole("main").focus();
    const covered: string[] = [];
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let count = 0; count < KEYS; count += 1) {
        await page.keyboard.press(key);
        const found = await page.evaluate(() => {
          const focused = document.activeElement;
          if (focused === null || focused === document.body) return null;
          const { x, y, width, height } = focused.getBoundingClientRect();
          if (height > window.innerHeight / 2) return null;
          // A browser does not scroll sideways for what shows more than 32 pixels.
          const hits = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(x + width * part, y + height / 2));
          const isSeen = hits.some((hit) => hit !== null && (focused.contains(hit) || hit.contains(focused)));
          return isSeen ? null : `${focused.outerHTML.slice(0, 120)} under ${hits[1]?.outerHTML.slice(0, 80)}`;
        });
        if (found !== null) covered.push(`${key} ${count}: ${found}`);
      }
    }
    expect(covered, path).toEqual([]);
  }

  const pager = page.getByRole("tabpanel", { name: "Jobs List" });
  const previous = pager.getByRole("button", { name: "Previous", exact: true });
  await pager.getByRole("button", { name: "Next", exact: true }).press("Enter");
  await expect(previous).toBeEnabled();
  await previous.press("Enter");
  await expect(previous).toBeDisabled();
  await expect(previous).toHaveAccessibleDescription("This is the first page.");
  await expect(previous).toBeFocused();
});
