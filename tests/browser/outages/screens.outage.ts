import type { Page } from "@playwright/test";
import { routes } from "../measure/routes";
import { developer, expect, test } from "../support";

test.use({ account: developer });

type Service = "main" | "pipeline" | "backfill" | "storage";

/** The service of a call, by its path. */
function serviceOf(path: string): Service {
  if (path.startsWith("/v3/")) return "main";
  if (path.startsWith("/job-results/")) return "storage";
  return path.startsWith("/api/") ? "pipeline" : "backfill";
}

/** The calls, with only the first of those that differ in a number or a hash. */
function oneOfEach(calls: readonly string[]): string[] {
  const kinds = new Map<string, string>();
  for (const call of calls) {
    const kind = call.replaceAll(/[^/]*\d[^/]*(?=\/|$)/g, (part) => (/^(v\d|[a-z-]+)$/.test(part) ? part : "*"));
    if (!kinds.has(kind)) kinds.set(kind, call);
  }
  return [...kinds.values()];
}

/** The lines of the screen and its toasts that report something missing. */
async function complaints(page: Page): Promise<Set<string>> {
  const texts = await page.locator("main, [data-tone]").allInnerTexts();
  const lines = texts.flatMap((text) => text.split("\n")).map((line) => line.trim());
  return new Set(lines.filter((line) => /could not|cannot|unavailable|not available|missing|error|not known|try again/i.test(line)));
}

for (const { path, selector } of routes) {
  test(path, async ({ page, backend }, { annotations }) => {
    const thrown: string[] = [];
    page.on("pageerror", ({ message }) => thrown.push(message));
    await page.goto(path);
    await page.locator(selector).first().waitFor();
    const heading = page.getByRole("heading", { level: 1 });
    const title = await heading.first().innerText();
    await page.waitForLoadState("networkidle");
    await backend.tidy();
    await page.reload();
    await page.locator(selector).first().waitFor();
    await page.waitForLoadState("networkidle");
    const usual = await complaints(page);
    const needed = oneOfEach((await backend.calls()).map((call) => call.split(" ")[1] ?? ""));
    for (const call of needed) {
      await backend.tidy();
      await backend.fail({ kind: "status", service: serviceOf(call), path: call, status: 500 });
      await page.reload();
      await page.waitForLoadState("networkidle");
      // The frame and the screen stay: an error page does not replace them.
      await expect(page.getByRole("navigation", { name: "Areas" })).toBeVisible();
      await expect(page.getByText("Something went wrong on this screen.")).toBeHidden();
      const shown = await heading.first().innerText();
      let said: string[] = [];
      const hear = async () => {
        said = [...(await complaints(page))].filter((line) => !usual.has(line));
        return said;
      };
      await expect.soft.poll(hear, `${call} fails in silence`).not.toEqual([]);
      annotations.push({ type: call, description: `${shown === title ? "" : `(${shown}) `}${said.slice(0, 3).join(" · ")}` });
    }
    expect(thrown).toEqual([]);
  });
}
