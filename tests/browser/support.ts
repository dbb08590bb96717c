import path from "node:path";
import { execFileSync } from "node:child_process";
import { expect, test as base } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

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

/** A token for an account, had without the screen. */
export async function tokenOf(page: Page, { email, password }: Account, base = ""): Promise<string> {
  const answer = await page.request.post(`${base}/graphql`, {
    data: {
      query: "mutation ($input: SignInInput!) { signIn(input: $input) { token } }",
      variables: { input: { email, password } },
    },
  });
  const { data }: { data: { signIn: { token: string } } } = await answer.json();
  return data.signIn.token;
}

/** Signs in before the first page opens, so that a test starts on its screen. It answers the token. */
export async function enter(page: Page, account: Account = staff, base = ""): Promise<string> {
  const token = await tokenOf(page, account, base);
  await page.addInitScript((value) => localStorage.setItem("auth.token", value), token);
  return token;
}

/** The toasts with this text. */
export const toast = (page: Page, text: string): Locator => page.locator("[data-tone]").filter({ hasText: text });

/** Chooses in a field of the page, or of a part of it. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  const page = "goto" in scope ? scope : scope.page();
  await scope.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** The cells of one column of a table, from top to bottom. */
export const column = (table: Locator, position: number): Locator =>
  table.locator(`tbody tr > td:nth-child(${position})`);

/** A call that reached a service of the sandbox. */
type Call = { method: string; path: string; query: string };

/** The calls that reached the services since they were last forgotten. */
export async function callsOf(page: Page): Promise<Call[]> {
  return await (await page.request.get(`http://127.0.0.1:${faultsPort}/calls`)).json();
}

/** Forgets the calls so far. */
export async function forgetCalls(page: Page): Promise<void> {
  expect((await page.request.delete(`http://127.0.0.1:${faultsPort}/calls`)).ok()).toBe(true);
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
