import { createServer } from "node:net";
import { test as base, expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { Backend, choose, type Running, staff, start, toast, tokenOf } from "./support";
import { visit } from "./visit";

/** A gateway that can be stopped and started again while its services keep running. */
class Installation {
  private gateway: Running | undefined;

  constructor(
    private readonly port: number,
    private readonly sandbox: Running,
  ) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get backend(): Backend {
    const [, faults = ""] = /^MARQUEE_SANDBOX_FAULTS_URL=(.*)$/m.exec(this.sandbox.printed) ?? [];
    return new Backend(this.address, faults, this.sandbox.log);
  }

  async open(): Promise<void> {
    // The variables that the sandbox prints are named like the flags.
    const services = [...this.sandbox.printed.matchAll(/^MARQUEE_(\w+)=(.*)$/gm)];
    const flags = services.flatMap(([, name = "", value = ""]) => [`--${name.toLowerCase().replaceAll("_", "-")}`, value]);
    this.gateway = await start(["serve", "--listen", `127.0.0.1:${this.port}`, "--log", "warn", "--stop-timeout-ms", "10000", ...flags], /http:\/\/127\.0\.0\.1/);
  }

  /** Stops the gateway as a service manager does: it finishes the requests it has begun. */
  async close(): Promise<void> {
    await this.gateway?.stop();
  }

  async stop(): Promise<void> {
    await this.close();
    await this.sandbox.stop();
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address === "string" || address === null) throw new Error("The server has no port.");
  return address.port;
}

const test = base.extend<{ signedIn: void }, { installation: Installation }>({
  installation: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed.
    async ({}, provide) => {
      const sandbox = await start(["sandbox", "--listen", "127.0.0.1:0", "--log", "warn"], /The accounts are/);
      const installation = new Installation(await freePort(), sandbox);
      await installation.open();
      await provide(installation);
      await installation.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ installation }, provide) => provide(installation.address),
  signedIn: [
    async ({ context, installation }, provide) => {
      const token = await tokenOf(installation.address, staff);
      await context.addInitScript((value) => localStorage.setItem("auth.token", value), token);
      await provide();
    },
    { auto: true },
  ],
});

const button = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true });

test("forms and files keep what was entered while the gateway is away, and a live list recovers by itself", async ({ page, installation }) => {
  await page.goto("/app/customer/harbor-transit/campaign/4");
  await button(page, "New Pixel").click();
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Through a restart");
  await choose(page, "Page", "Landing Page");
  await installation.close();
  await button(page, "Save").click();
  await expect(page.getByRole("dialog").getByText("Marquee could not be reached.")).toBeVisible();
  await expect(name).toHaveValue("Through a restart");
  await installation.open();
  await button(page, "Save").click();
  await expect(toast(page, "Pixel saved")).toHaveAttribute("data-tone", "green");
  expect((await installation.backend.calls("/v3/api/pixels")).filter((call) => call.startsWith("POST"))).toHaveLength(1);

  await visit(page, "/app/backfill-job");
  await choose(page, "Customer", "Harbor Transit");
  await choose(page, "Market", "Boston");
  await choose(page, "Job Type", "STATIC TRANSIT");
  await page.getByRole("combobox", { name: "Provider ID" }).fill("6");
  await page.getByLabel("Choose CSV files").setInputFiles([{ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from("a\n1\n") }]);
  await installation.close();
  await button(page, "Save").click();
  await expect(page.getByText(/could not be reached|error submitting/i).first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Files" })).toContainText("a.csv");
  await installation.open();
  await button(page, "Save").click();
  await expect(toast(page, "Backfill job submitted successfully")).toHaveAttribute("data-tone", "green");

  await visit(page, "/app/pipeline?tab=jobs");
  const jobs = page.getByRole("table", { name: "Jobs" });
  await expect(jobs).toBeVisible();
  await expect(page.getByText(/^Live · /)).toBeVisible();
  await installation.close();
  await expect(page.getByText(/^Live · /)).toBeHidden();
  await expect(jobs).toBeVisible();
  await installation.open();
  await expect(page.getByText(/^Live · /)).toBeVisible({ timeout: 45_000 });
});

test("a run says which jobs were not sent and which may have been, and sends them once the gateway is back", async ({ page, installation }) => {
  await page.goto("/app/new-pipeline-job");
  await page.getByRole("checkbox", { name: "Boston" }).check();
  await page.getByLabel("Start Date").fill("2025-03-10");
  await page.getByLabel("End Date").fill("2025-04-03");
  await expect(page.getByText(/^25 jobs/)).toBeVisible();
  const release = await installation.backend.hold("/api/run-market", "POST", "pipeline");
  await button(page, "Save").click();
  await expect.poll(() => installation.backend.calls("/api/run-market")).not.toEqual([]);
  // It finishes the first ten, which it has begun, and the page cannot send the next ten.
  const closing = installation.close();
  // Not even on the connections that the page has kept.
  await expect.poll(() => page.evaluate(() => fetch("/healthz").then(() => false, () => true))).toBe(true);
  await release();
  await closing;
  const report = page.getByRole("region", { name: "Sent jobs" });
  await expect(report.getByRole("status")).toHaveText("New Pipeline Job: 10 of 25 jobs sent, 10 unconfirmed, 5 not sent");
  const left = report.getByRole("table", { name: "Jobs not confirmed as sent" });
  await expect(left).toHaveAttribute("aria-rowcount", "16");
  await expect(left).toContainText("The jobs may have been started.");
  const written = async () => (await installation.backend.writes("/api/run-market")).map((body) => JSON.stringify(body));
  expect(new Set(await written()).size).toBe(10);
  await installation.open();
  await button(report, "Send the rest").click();
  await expect(report.getByRole("status")).toHaveText("New Pipeline Job: 15 of 25 jobs sent, 10 unconfirmed");
  await button(report, "Send the unconfirmed ones again").click();
  await expect(toast(page, "Jobs submitted successfully")).toHaveAttribute("data-tone", "green");
  // Each once.
  expect(await written()).toHaveLength(25);
  expect(new Set(await written()).size).toBe(25);
});
