import { utimes, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { choose, expect, openArea, test, toast } from "./support";

const STATIONARY = "SCREEN_ID, TIMESTAMP, DURATION, CREATIVE_NAME, CREATIVE_ID, CONTRACT_ID";
const TRANSIT = "date, campaignid, inventoryid, creative, duration_s, startlat, startlong";
const INVALID = "Invalid file type(s). Only .csv files are accepted";

const csv = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
const two = [csv("first.csv", "a\n1\n"), csv("Second.CSV", "b\n22\n")];
const picker = (page: Page) => page.getByLabel("Choose CSV files");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("combobox", { name });
const provider = (page: Page) => field(page, "Provider ID");
const listed = (page: Page) => page.getByRole("list", { name: "Files" }).getByRole("listitem");
const form = (page: Page) => page.getByRole("form", { name: "Backfill job" });

test("the form says what is missing and what is wrong, and submits a job with its files", async ({ page, backend }) => {
  /** Saves, and finds the refusal in a toast and at its field. */
  const expectRefusal = async (message: string) => {
    await button(page, "Save").click();
    await expect(toast(page, message)).toHaveAttribute("data-tone", "red");
    await expect(form(page).getByText(message)).toBeVisible();
  };
  await page.goto("/app/backfill-job");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Backfill Job (in development)");

  await test.step("the connection is tested", async () => {
    const release = await backend.hold("/hello", "GET", "backfill");
    await button(page, "Test Connection").click();
    await expect(button(page, "Testing...")).toBeDisabled();
    // The form has a busy state of its own.
    await expect(button(page, "Save")).toBeEnabled();
    await release();
    await expect(toast(page, "Connection successful: Hello from backfill")).toHaveAttribute("data-tone", "green");
    await expect(button(page, "Test Connection")).toBeFocused();
    await backend.fail({ service: "backfill", path: "/hello", kind: "status", status: 503, count: 1 });
    await button(page, "Test Connection").click();
    await expect(toast(page, "Failed to connect to backfill service")).toHaveAttribute("data-tone", "red");
  });

  await test.step("each check leads to its field", async () => {
    await expectRefusal("Please select a customer");
    await expect(field(page, "Customer")).toBeFocused();
    await choose(page, "Customer", "Harbor Transit");
    await expect(form(page).getByText("Please select a customer")).toHaveCount(0);
    await choose(page, "Market", "Boston");
    await choose(page, "Job Type", "STATIC TRANSIT");
    await expectRefusal("Please select a provider");
    await expect(provider(page)).toBeFocused();
    await provider(page).fill("1.5");
    await expectRefusal("A provider ID is a whole number.");
  });

  await test.step("each type of job has what it needs", async () => {
    const hint = page.getByText(/^Expected headers: /);
    await provider(page).fill("6");
    await choose(page, "Job Type", "DIGITAL TRANSIT");
    await expect(hint).toHaveText(`Expected headers: ${TRANSIT}`);
    await expect(provider(page)).toHaveValue("6");
    await choose(page, "Job Type", "DIGITAL STATIONARY");
    const warning = "Warning: Frame onboarding must be completed before backfilling digital frame data";
    await expect(toast(page, warning)).toHaveAttribute("data-tone", "yellow");
    await expect(hint).toHaveText(`Expected headers: ${STATIONARY}`);
    await expect(provider(page)).toHaveCount(0);
    await choose(page, "Job Type", "DIGITAL TRANSIT");
    await expect(provider(page)).toHaveValue("");
    await provider(page).click();
    await expect(page.getByRole("listbox", { name: "Provider ID" })).toBeVisible();
    await provider(page).fill("harbor");
    await page.keyboard.press("Enter");
    await expect(provider(page)).toHaveValue(/^\d+$/);
    await provider(page).fill("6");
    await expectRefusal("Please select at least one file");
    await expect(picker(page)).toBeFocused();
    expect(await backend.calls("/upload")).toEqual([]);
  });

  await test.step("hints are beside the files, for the type that is chosen", async () => {
    const transit = TRANSIT.replaceAll(" ", "");
    await picker(page).setInputFiles([
      csv("cells.csv", `${transit}\n2026-01-01,7,8,Launch,15,42.3,-71.1\n,7,8,Launch,long,42.3,-71.1\n`),
      csv("short.csv", "Date,CampaignId,InventoryId\n"),
    ]);
    await expect(listed(page).nth(0)).toContainText('Line 3, date: It is empty.Line 3, duration_s: "long" is not a number.');
    await expect(listed(page).nth(1)).toContainText("Missing headers: creative, duration_s, startlat, startlong");
    await choose(page, "Job Type", "STATIC TRANSIT");
    await expect(listed(page).nth(1)).toHaveText("short.csv (28 bytes)");
    await picker(page).setInputFiles([csv("c.csv", "c\n"), csv("d.csv.txt", "d\n")]);
    await expect(toast(page, INVALID)).toHaveAttribute("data-tone", "red");
    await expect(form(page).getByText(INVALID)).toBeVisible();
    await expect(listed(page)).toHaveCount(0);
  });

  await test.step("a chosen file can be removed by itself", async () => {
    await picker(page).setInputFiles(two);
    await expect(listed(page)).toHaveText(["first.csv (4 bytes)", "Second.CSV (5 bytes)"]);
    await expect(form(page).getByText(INVALID)).toHaveCount(0);
    await button(page, "Remove first.csv").click();
    const last = button(page, "Remove Second.CSV");
    await expect(last).toBeFocused();
    const box = await last.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await page.keyboard.press("Enter");
    await expect(listed(page)).toHaveCount(0);
    await expect(picker(page)).toBeFocused();
  });

  await test.step("all entries stay after a failure", async () => {
    const file = test.info().outputPath("changed.csv");
    await writeFile(file, "a,b,c\n");
    await picker(page).setInputFiles(file);
    await expect(listed(page)).toHaveText(["changed.csv (6 bytes)"]);
    // The browser compares seconds.
    await utimes(file, 0, 0);
    await expectRefusal('Error submitting backfill job: "changed.csv" can no longer be read. It may have been changed or moved. Choose it again.');
    await picker(page).setInputFiles(two);
    for (const [fault, reason] of [
      [{ kind: "status", status: 422, body: "Backfills are paused." }, "Backfills are paused."],
      [{ kind: "reset" }, "The backfill service is not available."],
    ] as const) {
      await backend.fail({ service: "backfill", path: "/upload", count: 1, ...fault });
      await expectRefusal(`Error submitting backfill job: ${reason}`);
      await expect(button(page, "Save")).toBeFocused();
    }
  });

  const before = await backend.backfills();
  const release = await backend.hold("/upload", "POST", "backfill");
  await button(page, "Save").click();
  await expect(button(page, "Saving...")).toBeDisabled();
  await expect(page.getByRole("status").filter({ hasText: /^Backfill of 2 files \(9 bytes\)$/ })).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/^\d:\d\d$/);
  for (const busy of [provider(page), picker(page), button(page, "Cancel")]) await expect(busy).toBeDisabled();
  await release();
  await expect(toast(page, "Backfill job submitted successfully")).toHaveAttribute("data-tone", "green");
  await expect(page).toHaveURL("/app/pipeline");
  const job = { customer: "3", marketName: "Boston", jobType: "STATIC TRANSIT", provider: "6", runBy: "Dana Reyes" };
  const files = [{ name: "first.csv", size: 4 }, { name: "Second.CSV", size: 5 }];
  expect((await backend.backfills()).slice(before.length)).toMatchObject([{ ...job, files }]);
});

test("leaving the form asks before entries are lost, and a job that is being sent goes on", async ({ page, backend }) => {
  await page.goto("/app/backfill-job");
  await choose(page, "Market", "Boston");
  await openArea(page, "Upload");
  await expect(page.getByRole("alertdialog")).toContainText("Leave without saving your changes?");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(field(page, "Market")).toHaveValue("Boston");
  await button(page, "Cancel").click();
  await expect(page).toHaveURL("/app/pipeline");
  await page.goBack();

  await choose(page, "Customer", "Harbor Transit");
  await choose(page, "Market", "Boston");
  await choose(page, "Job Type", "STATIC TRANSIT");
  await backend.fail({ kind: "status", path: "/v3/api/providers", status: 500 });
  await provider(page).fill("6");
  await expect(provider(page)).toHaveAccessibleDescription("Suggestions could not be loaded. Type the value.");
  await backend.mend();
  await picker(page).setInputFiles(two);
  await expect(listed(page)).toHaveCount(2);
  const release = await backend.hold("/upload", "POST", "backfill");
  await button(page, "Save").click();
  await expect(page.getByRole("status")).toContainText("Backfill of 2 files");
  await openArea(page, "Upload");
  await page.getByRole("button", { name: "Work: 1 running" }).click();
  await page.getByRole("region", { name: "Work", exact: true }).getByRole("link", { name: "Backfill of 2 files (9 bytes)" }).click();
  await expect(page).toHaveURL("/app/backfill-job");
  const sent = page.getByRole("region", { name: "Uploads in Progress" });
  await expect(sent.getByRole("status")).toHaveText("Backfill of 2 files (9 bytes)");
  await expect(sent.getByRole("timer")).toHaveText(/^\d+:\d\d$/);
  await expect(button(page, "Save")).toBeEnabled();
  await expectAccessible(page);
  await release();
  const started = toast(page, "Backfill job submitted successfully");
  await expect(started).toBeVisible();
  await expect(sent).toHaveCount(0);
  await started.getByRole("link", { name: "2 files: see the market's impressions" }).click();
  await expect(page.getByRole("tab", { name: "Report Explorer" })).toHaveAttribute("aria-selected", "true");
  await expect(field(page, "Market")).toHaveValue("Boston");
});
