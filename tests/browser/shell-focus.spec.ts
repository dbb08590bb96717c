import { expect, overlay, submitSignIn, test } from "./support";

for (const { path, name = "Refresh", call, service } of [
  { path: "/app/pipeline", call: "/api/jobs", service: "pipeline" },
  { path: "/app/providers", call: "/v3/api/providers" },
  { path: "/app/attribution", name: "Refresh Studies", call: "/v3/api/attribution" },
] as const) {
  test(`${name} of ${path} has the focus again when the list has arrived`, async ({ page, backend }) => {
    await page.goto(path);
    const refresh = page.getByRole("button", { name, exact: true });
    await expect(page.getByText(/(as of|Live ·) \d/)).toBeVisible();
    const release = await backend.hold(call, "GET", service);
    await refresh.press("Enter");
    await expect(refresh).toBeDisabled();
    await release();
    await expect(refresh).toBeEnabled();
    await expect(refresh).toBeFocused();
  });
}

test("Save has the focus again after a refused save that the overlay covered", async ({ page }) => {
  await page.goto("/app/edit-attribution-study?id=58");
  await page.getByLabel("Name").fill("Never Saved");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.press("Enter");
  await expect(page.getByText("This study is locked by its measurement partner.")).toBeVisible();
  await expect(save).toBeFocused();
});

test("Save of a dialog has the focus again after a refused save", async ({ page, backend }) => {
  await page.goto("/app/providers");
  await page.getByRole("button", { name: "Edit Refuses Save" }).click();
  const form = page.getByRole("dialog", { name: "Edit Provider" });
  await form.getByRole("textbox").first().fill("Never Saved");
  const save = form.getByRole("button", { name: "Save", exact: true });
  const release = await backend.hold("/v3/api/providers", "PUT");
  await save.press("Enter");
  await expect(save).toBeDisabled();
  await release();
  await expect(save).toBeEnabled();
  await expect(save).toBeFocused();
});

test("a pager keeps the focus on a first page, and says that it is one", async ({ page }) => {
  await page.goto("/app/pipeline?tab=jobs");
  const pager = page.getByRole("tabpanel", { name: "Jobs List" });
  const previous = pager.getByRole("button", { name: "Previous", exact: true });
  await pager.getByRole("button", { name: "Next", exact: true }).press("Enter");
  await expect(previous).toBeEnabled();
  await previous.press("Enter");
  await expect(previous).toBeDisabled();
  await expect(previous).toHaveAccessibleDescription("This is the first page.");
  await expect(previous).toBeFocused();
});

test("the screen has the focus when a Retry goes with what it loaded", async ({ page, backend }) => {
  await backend.fail({ kind: "status", path: "/v3/api/markets", status: 500 });
  await page.goto("/app/markets");
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await backend.mend();
  await retry.press("Enter");
  await expect(page.getByRole("table", { name: "Markets" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});

for (const path of ["/app/pipeline?tab=jobs", "/app/pipeline-coverage", "/app/providers"]) {
  test(`what receives the focus on ${path} is under no bar and no pinned column`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1024, height: 500 });
    await page.goto(path);
    await expect(page.getByRole("row").nth(2)).toBeVisible();
    // The bar of what is selected stays at the bottom.
    if (path.endsWith("jobs")) await page.getByRole("button", { name: /^Select rows of/ }).click();
    const covered: string[] = [];
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let count = 0; count < 60; count += 1) {
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
    expect(covered).toEqual([]);
  });
}

test.describe("without a session", () => {
  test.use({ account: null });

  test("Login has the focus again after a refused sign-in", async ({ page, backend }) => {
    await page.goto("/sign-in");
    await submitSignIn(page, { email: "staff@marquee.example", password: "wrong" });
    await expect(page.getByRole("alert")).toBeVisible();
    const release = await backend.hold("/v3/auth", "POST");
    await submitSignIn(page, { email: "staff@marquee.example", password: "wrong again" });
    await expect(overlay(page)).toBeVisible();
    await release();
    await expect(overlay(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Login" })).toBeFocused();
  });
});
