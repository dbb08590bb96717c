import type { Locator, Page } from "@playwright/test";
import { errorsOf, expect, retry, test } from "./support";

/** A list, and where a test finds it. */
type List = {
  what: string;
  path: string;
  /** The call that reads it, and its service if it is not the main API. */
  call: string;
  service?: "pipeline";
  /** Something of the loaded list. */
  loaded: (page: Page) => Locator;
  /** What an empty list shows, and the screen that has one; without it the call answers no rows. */
  empty?: string;
  emptyAt?: string;
  /** What reads the list again, other than Retry. */
  refetch?: (page: Page) => Promise<void>;
  /** How it sorts and pages: a column, a page's size, and the row with a number, which all its columns sort by. */
  order?: { header: string; pageSize: number; row: (number: number, text: string) => object };
};

/** Tests what every list promises, and the panels around lists, which fail in the same way. */
export function testLists(lists: readonly List[]): void {
  for (const { what, path, call, service, loaded, empty, emptyAt, refetch, order } of lists) {
    test.describe(`${what} at ${path}`, () => {
      if (empty !== undefined) {
        test("shows a text when it is empty", async ({ page, backend }) => {
          if (emptyAt === undefined) await backend.serve(call, [], service);
          await page.goto(emptyAt ?? path);
          await expect(page.getByText(empty, { exact: true })).toBeVisible();
        });
      }

      test("shows and logs a failure, and recovers with Retry", async ({ page, backend }) => {
        const logged = errorsOf(page);
        await backend.fail({ kind: "status", service, path: call, status: 500 });
        await page.goto(path);
        const failure = page.getByText(`Could not load ${what}.`);
        await expect(failure).toBeVisible();
        if (empty !== undefined) await expect(page.getByText(empty, { exact: true })).toHaveCount(0);
        expect(logged.some((line) => line.includes(`Could not load ${what}.`))).toBe(true);
        await expect(page.getByText(/^Request [0-9a-f]{32}$/)).toBeVisible();
        await backend.mend();
        await retry(page, loaded(page));
        await expect(failure).toHaveCount(0);
      });

      if (refetch !== undefined) {
        test("recovers from a failure with the next refetch", async ({ page, backend }) => {
          await page.clock.install();
          await backend.fail({ kind: "status", service, path: call, status: 500 });
          await page.goto(path);
          const failure = page.getByText(`Could not load ${what}.`);
          await expect(failure).toBeVisible();
          await backend.mend();
          await refetch(page);
          await expect(loaded(page)).toBeVisible();
          await expect(failure).toHaveCount(0);
        });
      }

      if (order !== undefined) {
        test("lists a row once that the service lists three times, however often it is sorted", async ({ page, backend }) => {
          const { header, row } = order;
          const numbers = [7, ...Array.from({ length: 20 }, (_, index) => index + 1), 7];
          await backend.serve(call, numbers.map((number) => row(number, `Row ${number}`)));
          await page.goto(path);
          const table = page.getByRole("table");
          const drawn = table.locator("tbody tr");
          const sorted = table.getByRole("columnheader", { name: header });
          const sort = table.getByRole("button", { name: header, exact: true });
          await expect(drawn).toHaveCount(20);
          for (let turns = 0; turns < 3; turns += 1) {
            const before = await sorted.getAttribute("aria-sort");
            await sort.click();
            await expect.poll(() => sorted.getAttribute("aria-sort")).not.toBe(before);
            await expect(drawn).toHaveCount(20);
            await expect(drawn.filter({ hasText: /Row 7(?!\d)/ })).toHaveCount(1);
          }
        });

        test("keeps order and page in the address", async ({ page, backend }) => {
          const { header, pageSize, row } = order;
          const total = pageSize + 20;
          const rows = Array.from({ length: total }, (_, index) => row(index + 1, `Row ${String(index + 1).padStart(3, "0")}`));
          await backend.serve(call, rows);
          await page.goto(path);
          const table = page.getByRole("table");
          const sorted = table.getByRole("columnheader", { name: header });
          const sort = table.getByRole("button", { name: header, exact: true });
          await sort.click();
          await expect(page).toHaveURL(/[?&]sort=/);
          // A list that starts in this order turns it with the first click.
          if (!page.url().includes("sort=-")) {
            await expect(sorted).toHaveAttribute("aria-sort", "ascending");
            await sort.click();
          }
          await expect(page).toHaveURL(/[?&]sort=-/);
          await expect(sorted).toHaveAttribute("aria-sort", "descending");
          await page.getByRole("button", { name: "Next" }).click();
          await expect(page).toHaveURL(/page=2/);

          const check = async () => {
            await expect(sorted).toHaveAttribute("aria-sort", "descending");
            await expect(page.getByText(`${pageSize + 1}–${total} of ${total}`)).toBeVisible();
            await expect(table.getByRole("row").nth(1)).toContainText("Row 020");
          };
          await check();
          await page.reload();
          await check();
        });
      }
    });
  }
}
