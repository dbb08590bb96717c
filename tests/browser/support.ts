import path from "node:path";
import { execFileSync } from "node:child_process";
import { expect, test as base } from "@playwright/test";
import type { Page } from "@playwright/test";

/** The folder of the whole project. */
export const root = path.resolve(__dirname, "../..");

/** Two free ports, found once per run: the workers read what the first process wrote into their environment. */
function freePorts(): [string, string] {
  const known = process.env["MARQUEE_TEST_PORTS"];
  const script =
    "const n=require('node:net');const a=n.createServer().listen(0,'127.0.0.1',()=>{const b=n.createServer().listen(0,'127.0.0.1',()=>{console.log(a.address().port+' '+b.address().port);a.close();b.close()})})";
  const ports = known ?? execFileSync(process.execPath, ["-e", script], { encoding: "utf8" }).trim();
  process.env["MARQUEE_TEST_PORTS"] = ports;
  const [first = "", second = ""] = ports.split(" ");
  return [first, second];
}

export const [port, faultsPort] = freePorts();

/** The accounts of the sandbox. */
export const staff = { email: "staff@marquee.example", password: "staff-pass" } as const;
export const developer = { email: "developer@marquee.example", password: "developer-pass" } as const;

type Account = { readonly email: string; readonly password: string };

/** Fills in the form of the sign-in screen and sends it. */
export async function submitSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Signs in through the screen and waits for the dashboard. */
export async function signIn(page: Page, account: Account = staff): Promise<void> {
  await page.goto("/sign-in");
  await submitSignIn(page, account);
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
}

/** A fault of the sandbox, as its switch takes it. */
export type Fault = {
  service: "main" | "pipeline" | "backfill" | "storage";
  path?: string;
  method?: string;
  kind: "status" | "html" | "hang" | "reset" | "latency" | "cut" | "empty" | "not-json" | "null-list" | "wrong-shape";
  status?: number;
  latencyMs?: number;
  count?: number;
  body?: string;
};

type Faults = { add: (fault: Fault) => Promise<void>; clear: () => Promise<void> };

/** Has the gateway forget what the session of a page has read: what was kept for seconds must not hide a change. */
export async function forgetReads(page: Page): Promise<void> {
  if (!page.url().startsWith("http")) return;
  const token = await page.evaluate(() => localStorage.getItem("auth.token"));
  if (token === null) return;
  const answer = await page.request.post("/graphql", {
    data: { query: "{ __typename }" },
    headers: { Authorization: `Bearer ${token}`, "Cache-Control": "no-cache" },
  });
  expect(answer.ok()).toBe(true);
}

/** Tests with the sandbox's fault switch at hand; whatever a test switched on is off again after it. */
export const test = base.extend<{ faults: Faults }>({
  faults: async ({ page, request }, provide) => {
    const address = `http://127.0.0.1:${faultsPort}/faults`;
    const clear = async () => {
      expect((await request.delete(address)).ok()).toBe(true);
      await forgetReads(page);
    };
    await provide({
      add: async (fault) => {
        expect((await request.post(address, { data: fault })).ok()).toBe(true);
        await forgetReads(page);
      },
      clear,
    });
    await clear();
  },
});

export { expect };
