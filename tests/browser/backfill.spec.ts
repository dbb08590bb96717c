import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { choose, expect, openArea, test, toast } from "./support";

const STATIONARY = "SCREEN_ID, TIMESTAMP, DURATION, CREATIVE_NAME, CREATIVE_ID, CONTRACT_ID";
const TRANSIT = "date, campaignid, inventoryid, creative, duration_s, startlat, startlong";
const INVALID = "Invalid file type(s). Only .csv files are accepted";

const csv = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
const picker = (page: Page) => page.getByLabel("Choose CSV files");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("combobox", { name });
const provider = (page: Page) => page.getByRole("combobox", { name: "Provider ID" });
const listed = (page: Page) => page.getByRole("list", { name: "Files" }).getByRole("listitem");

/** Fills in the form for a job whose files may have any headers. */
async function fillIn(page: Page, customer = "Harbor Transit"): Promise<void> {
  await choose(page, "Customer", customer);
  await choose(page, "Market", "Boston");
  await choose(page, "Job Type", "STATIC TRANSIT");
  await provider(page).fill("6");
  await picker(page).setInputFiles([csv("first.csv", "a\n1\n"), csv("Second.CSV", "b\n22\n")]);
  await expect(listed(page)).toHaveText(["first.csv (4 bytes)", "Second.CSV (5 bytes)"]);
}

test.beforeEach(async ({ page }) => {
  await page.goto("/app/backfill-job");
});

test("submits a job with its files, and goes to the pipeline", async ({ page, backend }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Backfill Job (in development)");
  await fillIn(page);
  const release = await backend.hold("/upload", "POST", "backfill");
  await button(page, "Save").click();
  await expect(button(page, "Saving...")).toBeDisabled();
  await expect(page.getByRole("status")).toHaveText("Backfill of 2 files (9 bytes)");
  await expect(page.getByRole("timer")).toHaveText(/^\d:\d\d$/);
  await expect(provider(page)).toBeDisabled();
  await expect(picker(page)).toBeDisabled();
  await expect(button(page, "Cancel")).toBeDisabled();
  await release();
  await expect(toast(page, "Backfill job submitted successfully")).toHaveAttribute("data-tone", "green");
  await expect(page).toHaveURL("/app/pipeline");
  expect(await backend.backfills()).toMatchObject([
    {
      customer: "3",
      marketName: "Boston",
      jobType: "STATIC TRANSIT",
      provider: "6",
      runBy: "Dana Reyes",
      files: [
        { name: "first.csv", size: 4 },
        { name: "Second.CSV", size: 5 },
      ],
    },
  ]);
});

test("a chosen file can be removed by itself", async ({ page }) => {
  await fillIn(page);
  await button(page, "Remove first.csv").click();
  await expect(listed(page)).toHaveText(["Second.CSV (5 bytes)"]);
  const last = button(page, "Remove Second.CSV");
  await expect(last).toBeFocused();
  const box = await last.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(listed(page)).toHaveCount(0);
  await expect(picker(page)).toBeFocused();
  await expect(page.getByText("CSV files only")).toBeVisible();
});

test("offers the providers when their field gets the focus, and takes any other number", async ({ page, backend }) => {
  type Answer = { providers: { nodes: { providerId: number; name: string }[] } };
  const { providers } = await backend.graph<Answer>("{ providers(orderBy: { field: NAME }, first: 5000) { nodes { providerId name } } }");
  const labels = providers.nodes.map(({ providerId, name }) => `${name} (${providerId})`);
  await choose(page, "Job Type", "STATIC TRANSIT");
  await provider(page).click();
  await expect(page.getByRole("option")).toHaveText(labels.slice(0, 100));

  const [first] = providers.nodes;
  await provider(page).fill(first?.name.toLowerCase() ?? "");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(provider(page)).toHaveValue(String(first?.providerId));
  await expect(provider(page)).toHaveAccessibleDescription(labels[0] ?? "");

  await provider(page).fill("987654");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(provider(page)).toHaveValue("987654");
});

test("takes the number of a provider while the providers cannot be read", async ({ page, backend }) => {
  await choose(page, "Job Type", "STATIC TRANSIT");
  await backend.fail({ kind: "status", path: "/v3/api/providers", status: 500 });
  await provider(page).fill("6");
  await expect(provider(page)).toHaveAccessibleDescription("Suggestions could not be loaded. Type the value.");
  await backend.mend();
  await fillIn(page);
  await button(page, "Save").click();
  const started = toast(page, "Backfill job submitted successfully");
  await started.getByRole("link", { name: "2 files: see the market's impressions" }).click();
  await expect(page.getByRole("tab", { name: "Report Explorer" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("combobox", { name: "Market" })).toHaveText("Boston");
});

test("shows the first check that fails, as a toast and at its field", async ({ page, backend }) => {
  const expectRefusal = async (message: string) => {
    await button(page, "Save").click();
    await expect(toast(page, message)).toHaveAttribute("data-tone", "red");
    await expect(page.getByRole("form", { name: "Backfill job" }).getByText(message)).toBeVisible();
  };
  // The customers replace the field that waits for them.
  await expect(field(page, "Customer")).toHaveText("Select Customer");
  await expectRefusal("Please select a customer");
  await expect(field(page, "Customer")).toBeFocused();
  await choose(page, "Customer", "Harbor Transit");
  await expect(page.getByRole("form").getByText("Please select a customer")).toHaveCount(0);
  await expectRefusal("Please select a market");
  await choose(page, "Market", "Boston");
  await expectRefusal("Please enter a job type");
  await choose(page, "Job Type", "DIGITAL TRANSIT");
  await expectRefusal("Please select a provider");
  await expect(provider(page)).toBeFocused();
  await provider(page).fill("0");
  await expectRefusal("Please select a provider");
  await provider(page).fill("6");
  await expectRefusal("Please select at least one file");
  await expect(picker(page)).toBeFocused();
  expect(await backend.calls("/upload")).toEqual([]);
});

test("clears the selection for a file of another type", async ({ page }) => {
  await picker(page).setInputFiles([csv("a.csv", "a\n"), csv("b.CSV", "b\n")]);
  await expect(listed(page)).toHaveCount(2);
  await picker(page).setInputFiles([csv("c.csv", "c\n"), csv("d.csv.txt", "d\n")]);
  await expect(toast(page, INVALID)).toHaveAttribute("data-tone", "red");
  await expect(page.getByRole("form").getByText(INVALID)).toBeVisible();
  await expect(listed(page)).toHaveCount(0);
  await picker(page).setInputFiles(csv("a.csv", "a\n"));
  await expect(listed(page)).toHaveText("a.csv (2 bytes)");
  await expect(page.getByRole("form").getByText(INVALID)).toHaveCount(0);
});

test("shows for each type of job what it needs", async ({ page }) => {
  await expect(field(page, "Job Type")).toHaveText("Select Job Type");
  await expect(provider(page)).toHaveCount(0);
  await field(page, "Job Type").click();
  await expect(page.getByRole("option")).toHaveText([
    "Select Job Type",
    "DIGITAL TRANSIT",
    "STATIC TRANSIT",
    "DIGITAL STATIONARY",
  ]);
  await page.keyboard.press("Escape");
  const hint = page.getByText(/^Expected headers: /);

  await choose(page, "Job Type", "DIGITAL TRANSIT");
  await expect(hint).toHaveText(`Expected headers: ${TRANSIT}`);
  await provider(page).fill("6");
  await choose(page, "Job Type", "STATIC TRANSIT");
  await expect(hint).toHaveCount(0);
  await expect(provider(page)).toHaveValue("6");
  await expect(toast(page, "Warning")).toHaveCount(0);

  await choose(page, "Job Type", "DIGITAL STATIONARY");
  const warning = "Warning: Frame onboarding must be completed before backfilling digital frame data";
  await expect(toast(page, warning)).toHaveAttribute("data-tone", "yellow");
  await expect(hint).toHaveText(`Expected headers: ${STATIONARY}`);
  await expect(provider(page)).toHaveCount(0);
  await choose(page, "Job Type", "DIGITAL TRANSIT");
  await expect(provider(page)).toHaveValue("");
});

test("warns of other headers beside the file, for the type that is chosen", async ({ page }) => {
  await picker(page).setInputFiles([
    csv("right.csv", `\uFEFF${STATIONARY}\r\n1,2\r\n`),
    csv("short.csv", "screen_id,timestamp,duration\n1,2,3\n"),
  ]);
  const plain = [`right.csv (${STATIONARY.length + 10} bytes)`, "short.csv (35 bytes)"];
  await expect(listed(page)).toHaveText(plain);
  await choose(page, "Job Type", "DIGITAL STATIONARY");
  await expect(listed(page)).toHaveText([
    plain[0] ?? "",
    `${plain[1]}Missing headers: CREATIVE_NAME, CREATIVE_ID, CONTRACT_ID`,
  ]);
  await choose(page, "Job Type", "STATIC TRANSIT");
  await expect(listed(page)).toHaveText(plain);
});

test("marks cells that cannot be read with their lines, and headers with an open quote or in another encoding", async ({ page }) => {
  const transit = TRANSIT.replaceAll(" ", "");
  await picker(page).setInputFiles([
    csv("cells.csv", `${transit}\n2026-01-01,7,8,Launch,15,42.3,-71.1\n,7,8,Launch,long,142.3,-71.1\n`),
    csv("quote.csv", `"${transit}\n2026-01-01,7,8,Launch,15,42.3,-71.1\n`),
    { name: "latin.csv", mimeType: "text/csv", buffer: Buffer.from(`${transit}\n2026-01-01,7,8,M\u{fc}nchen,15,42.3,-71.1\n`, "latin1") },
  ]);
  await choose(page, "Job Type", "DIGITAL TRANSIT");
  await expect(listed(page).nth(0)).toContainText(
    'Line 3, date: It is empty.Line 3, duration_s: "long" is not a number.Line 3, startlat: "142.3" is not between -90 and 90.',
  );
  await expect(listed(page).nth(1)).toContainText("A quote on line 1 is never closed.");
  await expect(listed(page).nth(2)).toContainText('Line 2, creative: The text is not in UTF-8. Save the file as "CSV UTF-8".');
  // They are hints: what keeps the form from being sent is another thing.
  await button(page, "Save").click();
  await expect(toast(page, "Please select a customer")).toBeVisible();
});

test("keeps all entries after a failure, and submits them again", async ({ page, backend }) => {
  await fillIn(page);
  const before = (await backend.backfills()).length;
  const failures = [
    [{ kind: "status", status: 422, body: "Backfills are paused." }, "Backfills are paused."],
    [{ kind: "status", status: 500, body: "The disk is full." }, "The disk is full."],
    [{ kind: "html" }, "The backfill service is not available."],
    [{ kind: "reset" }, "The backfill service is not available."],
  ] as const;
  for (const [fault, reason] of failures) {
    await backend.fail({ service: "backfill", path: "/upload", count: 1, ...fault });
    await button(page, "Save").click();
    const message = `Error submitting backfill job: ${reason}`;
    await expect(toast(page, message)).toHaveAttribute("data-tone", "red");
    await expect(page.getByRole("form").getByText(message)).toBeVisible();
    await expect(button(page, "Save")).toBeFocused();
  }
  await expect(field(page, "Customer")).toHaveText("Harbor Transit");
  await expect(field(page, "Market")).toHaveText("Boston");
  await expect(provider(page)).toHaveValue("6");
  await expect(listed(page)).toHaveCount(2);
  await button(page, "Save").click();
  await expect(page).toHaveURL("/app/pipeline");
  expect(await backend.backfills()).toHaveLength(before + 1);
});

test("shows why a long file was refused before all of it was sent", async ({ page, backend }) => {
  const folder = await mkdtemp(path.join(tmpdir(), "backfill-"));
  const file = path.join(folder, "long.csv");
  await writeFile(file, "a,b,c,d,e,f,g\n".repeat(5_000_000));
  await fillIn(page);
  await picker(page).setInputFiles(file);
  await expect(listed(page)).toHaveText(["long.csv (66.8 MB)"]);
  await backend.fail({ service: "backfill", path: "/upload", kind: "status", status: 413, body: "The file is too long.", count: 1 });
  await button(page, "Save").click();
  await expect(toast(page, "Error submitting backfill job: The file is too long.")).toBeVisible();

  await writeFile(file, "a,b\n");
  await button(page, "Save").click();
  const reason = '"long.csv" can no longer be read. It may have been changed or moved. Choose it again.';
  await expect(toast(page, `Error submitting backfill job: ${reason}`)).toBeVisible();
  await rm(folder, { recursive: true });
});

test("says whether the service can be reached", async ({ page, backend }) => {
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

test("asks before entries are lost, but not on Cancel", async ({ page }) => {
  const question = page.getByRole("alertdialog");
  await choose(page, "Market", "Boston");
  await openArea(page, "Dashboard");
  await expect(question).toContainText("Leave without saving your changes?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(field(page, "Market")).toHaveText("Boston");
  await button(page, "Cancel").click();
  await expect(page).toHaveURL("/app/pipeline");
});

test("tells of a job that is submitted after the form was left", async ({ page, backend }) => {
  await fillIn(page);
  const release = await backend.hold("/upload", "POST", "backfill");
  await button(page, "Save").click();
  await expect(page.getByRole("status")).toContainText("Backfill of 2 files");
  await openArea(page, "Dashboard");
  await expect(page).toHaveURL("/app/dashboard");
  await release();
  await expect(toast(page, "Backfill job submitted successfully")).toBeVisible();
  await expect(page).toHaveURL("/app/dashboard");
});

test("shows a job that is still being sent after the form was left, from the list of work", async ({ page, backend }) => {
  await fillIn(page);
  const release = await backend.hold("/upload", "POST", "backfill");
  await button(page, "Save").click();
  await expect(page.getByRole("status")).toContainText("Backfill of 2 files");
  await openArea(page, "Dashboard");
  await page.getByRole("button", { name: "Work: 1 running" }).click();
  await page.getByRole("region", { name: "Work", exact: true }).getByRole("link", { name: "Backfill of 2 files (9 bytes)" }).click();
  const sent = page.getByRole("region", { name: "Uploads in Progress" });
  await expect(page).toHaveURL("/app/backfill-job");
  await expect(sent.getByRole("status")).toHaveText("Backfill of 2 files (9 bytes)");
  await expect(sent.getByRole("timer")).toHaveText(/^\d+:\d\d$/);
  await expect(button(page, "Save")).toBeEnabled();
  await expectAccessible(page);
  await release();
  await expect(toast(page, "Backfill job submitted successfully")).toBeVisible();
  await expect(sent).toHaveCount(0);
});
