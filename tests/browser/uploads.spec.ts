import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { choose, download, expect, overlay, staff, test } from "./support";

const INVALID =
  "Uh oh! Looks like that upload is invalid. Please verify you uploaded the a file with the correct format.";
const template = "/v3/internal/template";

type Card = "Media | Asset Upload" | "Stationary Upload";

const card = (page: Page, name: Card) => page.getByRole("region", { name });
const picker = (scope: Locator) => scope.getByLabel(/^Choose an? /);
const csv = (text: string, name = "rows.csv") => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
const button = (scope: Page | Locator, name: string) => scope.getByRole("button", { name, exact: true });
const customer = (scope: Locator) => scope.getByRole("combobox", { name: "Customer" });

test.beforeEach(async ({ page }) => {
  await page.goto("/app/upload");
});

const kinds = [
  {
    name: "Media | Asset Upload",
    file: "Asset ID*,Owner\n77,ACME\n",
    call: `POST ${template}/asset`,
    kind: "Asset",
    link: { name: "View Vehicles", address: "/app/customer/harbor-transit?tab=vehicles" },
    rows: 1,
    cells: ["2", "77", "ACME"],
  },
  {
    name: "Media | Asset Upload",
    file: "Media Product,Class\r\nBulletin,KING\r\n,\r\nPoster,KING\r\n",
    call: `POST ${template}/media`,
    kind: "Media",
    link: null,
    rows: 2,
    cells: ["2", "Bulletin", "KING", "4", "Poster", "KING"],
  },
  {
    name: "Stationary Upload",
    file: "\uFEFFFrame Ref*,Site Name\nFR-01,Main STREET\n",
    call: "POST /v3/api/frames/admin-bulk",
    kind: "Stationary",
    link: { name: "View Frames", address: "/app/inventory/frames?customer=3" },
    rows: 1,
    cells: ["2", "FR-01", "main street"],
  },
] as const;

test("rows of each kind are uploaded once for a customer, after which the picker is empty again", async ({ page, backend }) => {
  for (const { name, file, call, kind, link, rows, cells } of kinds) {
    const part = card(page, name);
    await backend.forgetCalls();
    await picker(part).setInputFiles(csv(file));
    await expect(part.getByText(/^rows\.csv \(\d+ bytes\)$/)).toBeVisible();
    await expect(part.getByRole("definition")).toHaveText([kind, `${rows}`, kind === "Media" ? "1" : "0"]);
    await expect(part.getByRole("table", { name: "First rows" }).getByRole("cell")).toHaveText([...cells]);
    await expect(button(part, "Upload")).toHaveCount(0);
    await choose(part, "Customer", "Harbor Transit");
    const isNew = part.getByRole("table", { name: "First rows" }).getByRole("cell", { name: "New", exact: true });
    await expect(isNew).toHaveCount(kind === "Media" ? 0 : rows);
    const release = await backend.hold(call.slice("POST ".length));
    await button(part, "Upload").dblclick();
    await expect(part.getByRole("status")).toHaveText("Uploading rows.csv");
    await expect(overlay(page)).toHaveCount(0);
    await release();
    const alert = part.getByRole("alert");
    await expect(alert).toHaveText(`${kind.toLowerCase()} upload complete${rows} items successfully uploaded.`);
    expect((await backend.calls()).filter((made) => made.startsWith("POST"))).toEqual([call]);
    if (link === null) await expect(part.getByRole("link")).toHaveCount(0);
    else await expect(part.getByRole("link", { name: link.name })).toHaveAttribute("href", link.address);

    await expect(part.getByText("CSV files only")).toBeVisible();
    await expect(customer(part)).toHaveCount(0);
    await expect(part.getByRole("table")).toHaveCount(0);
    await expect(picker(part)).toBeFocused();
    await picker(part).setInputFiles(csv(file));
    await expect(customer(part)).toHaveValue("Select Customer");
    await expect(alert).toHaveCount(0);
  }
});

test("the first frames of a file are on a map before it is sent, new ones apart once it is compared", async ({ page }) => {
  const part = card(page, "Stationary Upload");
  await picker(part).setInputFiles(csv("Frame Ref*,Site Lat,Site Lon\nMAP-1,42.36,-71.06\nMAP-2,42.37,-71.04\nMAP-3,,\n"));
  await expect(part.getByRole("region", { name: "Map of the frames in the file" })).toBeVisible();
  const legend = part.getByRole("list", { name: "Legend" }).getByRole("listitem");
  await expect(legend).toHaveText(["Frames"]);
  await expect(part.getByText("Without a position: 1")).toBeVisible();
  await choose(part, "Customer", "Harbor Transit");
  await expect(legend).toHaveText(["New: 2"]);
});

test("a file that cannot be uploaded says why, odd cells are marked, and templates are accepted", async ({ page, backend }) => {
  const [media, stationary] = [card(page, "Media | Asset Upload"), card(page, "Stationary Upload")];
  for (const [part, text, fault] of [
    [media, "name,city\na,b\n", "Line 1: None of the columns is frame_ref, asset_id or media_product."],
    [stationary, "Asset ID\n77\n", "Line 1: The file is of the type asset, because it has the column asset_id."],
  ] as const) {
    await picker(part).setInputFiles(csv(text));
    await expect(part.getByRole("alert")).toHaveText(INVALID);
    await expect(part.getByRole("listitem")).toHaveText([fault]);
    await expect(customer(part)).toHaveCount(0);
    await expect(part.getByRole("table")).toHaveCount(0);
  }
  expect(await backend.calls("/v3/api/customers")).toEqual([]);

  const header = "Frame Ref*,Site Name,Site Lat,Site Lat";
  await picker(stationary).setInputFiles(csv(`${header}\nFR-1,Pier,x,25.7\n\nFR-2,PIER,91,91\n,pier,,0\n`));
  await expect(stationary.getByRole("alert")).toHaveText(INVALID);
  await expect(stationary.getByRole("listitem")).toHaveCount(3);
  const cells = stationary.getByRole("table", { name: "First rows" }).getByRole("cell");
  await expect(cells).toHaveText(["2", "FR-1", "pier", "x", "25.7", "4", "FR-2", "pier", "91", "91", "5", "empty", "pier", "", "0"]);
  await expect(stationary.getByRole("strong")).toHaveText(["91", "empty"]);
  await expect(customer(stationary)).toHaveCount(0);
  await picker(stationary).setInputFiles(csv(`${header}\nFR-1,Pier,x,25.7\nFR-2,PIER,91,90\n`));
  await expect(stationary.getByText("2 cells are uploaded in lower case")).toBeVisible();
  const headers = ["Line", "Frame Ref*frame_ref", "Site Namesite_name", "Site Latleft out", "Site Latsite_lat"];
  await expect(stationary.getByRole("columnheader")).toHaveText(headers);
  await expect(customer(stationary)).toBeVisible();

  const odd = Array.from({ length: 105 }, (_, row) => `${row},x,y`).join("\n");
  await picker(media).setInputFiles(csv(`Asset ID*,Owner,\n${odd}\n8\n`));
  await expect(media.getByRole("columnheader")).toHaveText(["Line", "Asset ID*asset_id", "Ownerowner", "left out"]);
  await expect(media.getByRole("row")).toHaveCount(21);
  await expect(media.getByText("Showing the first 20 of 106 rows.")).toBeVisible();
  const problems = media.getByRole("group", { name: "Problems" }).getByRole("listitem");
  await expect(problems.first()).toHaveText("Line 1: Column 3 has no name and is left out.");
  await picker(media).setInputFiles(csv(`Asset ID\n${"1,2\n".repeat(103)}`));
  await expect(problems).toHaveCount(101);
  // The lines beyond the first hundred, and the key that all of them have.
  await expect(problems.last()).toHaveText("and 4 more");
  // Odd lines are uploaded all the same.
  await expect(customer(media)).toBeVisible();

  await button(media, "File Format").click();
  const dialog = page.getByRole("dialog", { name: "File Format" });
  await expect(dialog.getByRole("region")).toHaveCount(2);
  const asset = dialog.getByRole("region", { name: "Asset" });
  await expect(asset.getByRole("term").first()).toHaveText("asset_idRequired");
  await expect(asset.getByRole("definition").first()).toHaveText("The asset's number: a whole number.");
  await expect(asset.getByRole("definition").filter({ hasText: "Latitude" })).toContainText("Also site_latitude, latitude, lat");
  await expectAccessible(page);
  const { name, text } = await download(page, () => button(dialog, "Download Template of Asset").click());
  expect(name).toBe("asset_template.csv");
  await button(dialog, "Close").click();
  await picker(media).setInputFiles(csv(`${text}77\n`));
  await expect(media.getByRole("definition")).toHaveText(["Asset", "1", "0"]);
  await button(stationary, "File Format").click();
  await expect(dialog.getByRole("region")).toHaveCount(1);
  await expect(dialog.getByRole("term").first()).toHaveText("frame_refRequired");
});

test("a failed check or upload says why, and keeps the file and the customer for another try", async ({ page, context, backend }) => {
  const part = card(page, "Media | Asset Upload");
  const alert = part.getByRole("alert");
  await picker(part).setInputFiles(csv("Asset ID\n77\n"));
  await choose(part, "Customer", "Harbor Transit");
  await backend.fail({ kind: "status", path: template, status: 422, body: "Row 1: the asset is not known.", count: 1 });
  await button(part, "Upload").click();
  await expect(alert).toHaveText("Error uploading dataRow 1: the asset is not known. (Row 1 without the header and blank rows is line 2 of the file.)");
  await expect(customer(part)).toHaveValue("Harbor Transit");
  await expect(button(part, "Upload")).toBeFocused();
  await backend.fail({ kind: "reset", path: template, count: 1 });
  await button(part, "Upload").click();
  await expect(alert).toHaveText(
    "Error uploading dataThe main service is not available. The rows may have been stored. Look at the customer's vehicles before you upload the file again.",
  );
  for (const path of [template, "/v3/auth/me"]) await backend.fail({ kind: "status", path, status: 403 });
  await button(part, "Upload").click();
  await expect(page.getByRole("alert")).toHaveText("Your session has ended. Sign In Again");
  await backend.mend();
  await button(part, "Sign In Again").click();
  await page.getByLabel("Password").fill(staff.password);
  await page.keyboard.press("Enter");
  await expect(alert).toHaveCount(0);
  await button(part, "Upload").click();
  await expect(alert).toContainText("asset upload complete");

  await context.setOffline(true);
  await picker(part).setInputFiles(csv("Asset ID\n77\n78\n"));
  await expect(alert).toHaveText("Marquee could not be reached. Check your connection and try again.");
  await context.setOffline(false);
  await button(part, "Check Again").click();
  await expect(part.getByRole("definition")).toHaveText(["Asset", "2", "0"]);

  const folder = await mkdtemp(path.join(tmpdir(), "uploads-"));
  const file = path.join(folder, "assets.csv");
  await writeFile(file, "Asset ID\n77\n");
  await picker(part).setInputFiles(file);
  await expect(part.getByRole("definition")).toHaveText(["Asset", "1", "0"]);
  await choose(part, "Customer", "Harbor Transit");
  await writeFile(file, "Asset ID\n77\n78\n");
  // The browser notices a change by the second of the file's time.
  const later = new Date(Date.now() + 10_000);
  await utimes(file, later, later);
  await backend.forgetCalls();
  await button(part, "Upload").click();
  await expect(alert).toHaveText('Error uploading data"assets.csv" can no longer be read. It may have been changed or moved. Choose it again.');
  expect(await backend.calls(template)).toEqual([]);
  await picker(part).setInputFiles(file);
  // For the customer who is still chosen, with what the rows change.
  await expect(part.getByRole("definition")).toHaveText(["Asset", "2", "0", /^\d$/, /^\d$/, /^\d$/]);
  await expect(alert).toHaveCount(0);
  await expect(customer(part)).toHaveValue("Harbor Transit");
  await rm(folder, { recursive: true });
});

test("files are chosen by the keyboard or dropped, and the last one is checked", async ({ page, context }) => {
  const drop = async (target: Locator) => {
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(["Frame Ref\nFR-01\n"], "dropped.csv", { type: "text/csv" }));
      return data;
    });
    await target.dispatchEvent("dragover", { dataTransfer: transfer });
    await target.dispatchEvent("drop", { dataTransfer: transfer });
  };
  const stationary = card(page, "Stationary Upload");
  await expect(stationary.getByText("CSV files only")).toBeVisible();
  const isKept = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        // After the listeners of the page, in whatever order they were added.
        window.addEventListener("drop", (event) => setTimeout(() => resolve(event.defaultPrevented)), { once: true });
      }),
  );
  // A file that misses leaves the page where it is.
  await drop(page.getByRole("heading", { level: 1 }));
  expect(await isKept).toBe(true);
  await expect(stationary.getByText("CSV files only")).toBeVisible();
  await drop(stationary.getByText("Choose a stationary file"));
  await expect(stationary.getByText("dropped.csv (16 bytes)")).toBeVisible();
  await expect(stationary.getByRole("definition")).toHaveText(["Stationary", "1", "0"]);

  // This file takes a minute to send, if nothing ends that.
  const slow = `Frame Ref,Site Name\n${"FR-01,Main Street\n".repeat(100_000)}`;
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  const limit = (uploadThroughput: number) =>
    network.send("Network.emulateNetworkConditions", { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput });
  await limit(30_000);
  await picker(stationary).setInputFiles(csv(slow, "slow.csv"));
  await expect(stationary.getByRole("status")).toHaveText("Checking the file");
  const ended = page.waitForEvent("requestfailed");
  await picker(stationary).setInputFiles(csv("Frame Ref\nFR-02\n", "last.csv"));
  expect((await ended).failure()?.errorText).toBe("net::ERR_ABORTED");
  await expect(stationary.getByText("last.csv (16 bytes)")).toBeVisible();
  await expect(stationary.getByRole("definition")).toHaveText(["Stationary", "1", "0"]);
  await limit(-1);

  const part = card(page, "Media | Asset Upload");
  await picker(part).focus();
  // Once in many runs the browser does not open its chooser.
  await expect(async () => {
    const chooser = page.waitForEvent("filechooser", { timeout: 2_000 });
    await page.keyboard.press("Enter");
    await (await chooser).setFiles(csv("Asset ID\n77\n"));
  }).toPass();
  await expect(customer(part)).toHaveValue("Select Customer");
  await page.keyboard.press("Tab");
  await expect(customer(part)).toBeFocused();
  await page.keyboard.type("Harbor Transit");
  await page.keyboard.press("Enter");
  await expect(customer(part)).toHaveValue("Harbor Transit");
  await page.keyboard.press("Tab");
  await expect(button(part, "Upload")).toBeFocused();
});
