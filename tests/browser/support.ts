import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test as base } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** The folder of the whole project. */
export const root = path.resolve(__dirname, "../..");

export type Account = { readonly email: string; readonly password: string };

/** The accounts of the sandbox. */
export const staff: Account = { email: "staff@marquee.example", password: "staff-pass" };
export const developer: Account = { email: "developer@marquee.example", password: "developer-pass" };

/** A started `marquee`: what it printed until it was ready, its log, and how to end it. */
export type Running = { printed: string; log: () => string; stop: () => Promise<void> };

async function stop(child: ChildProcess): Promise<void> {
  child.removeAllListeners("exit");
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

/** Starts `marquee` (the debug build, or the one at TESTED_MARQUEE), without settings from the environment, and waits until it has printed a text like `ready`. */
export async function start(args: readonly string[], ready: RegExp): Promise<Running> {
  const child = spawn(path.resolve(root, process.env["TESTED_MARQUEE"] ?? "target/debug/marquee"), args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("MARQUEE_"))),
  });
  let printed = "";
  let logged = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => void (logged += text));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`marquee ${args.join(" ")} ended:\n${printed}${logged}`)));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      if (ready.test(printed)) resolve({ printed, log: () => logged, stop: () => stop(child) });
    });
  });
}

/** A call that reached a service of the sandbox. */
type Call = { method: string; path: string; query: string };

/** A backfill job, as the sandbox describes it. */
type Backfill = {
  customer: string;
  marketName: string | null;
  jobType: string;
  provider: string | null;
  runBy: string;
  files: { name: string; size: number }[];
};

/** A fault of the sandbox, as its switch takes it; the service defaults to the main API. */
type Fault = {
  kind: "status" | "html" | "reset" | "cut" | "malformed-row" | "wrong-shape" | "hold";
  path: string;
  service?: "main" | "pipeline" | "backfill" | "storage";
  method?: string;
  status?: number;
  count?: number;
  body?: string;
};

/** The calls that wait for an answer, and a way to let those go that wait now. */
export type HeldCalls = { held: () => Promise<string[]>; release: () => Promise<void> };

/** The gateway of one worker and the sandbox behind it. */
export class Backend {
  private readonly tokens = new Map<string, string>();
  private seeded: string | undefined;

  constructor(
    readonly address: string,
    private readonly faultSwitch: string,
    /** What the gateway has logged so far. */
    readonly log: () => string,
  ) {}

  private async ask(method: string, path: string, data?: object): Promise<Response> {
    const response = await fetch(`${this.faultSwitch}${path}`, {
      method,
      headers: { "content-type": "application/json" },
      body: data && JSON.stringify(data),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }

  /** Sends a document to the graph, as staff, and returns its data. */
  async graph<T>(query: string, variables: object = {}): Promise<T> {
    return await graphOf<T>(this.address, query, variables, await this.token(staff));
  }

  /** The token of an account. Each account signs in once; a reset leaves the token valid. */
  async token(account: Account): Promise<string> {
    const known = this.tokens.get(account.email);
    if (known !== undefined) return known;
    const token = await tokenOf(this.address, account);
    this.tokens.set(account.email, token);
    return token;
  }

  /** Brings the sandbox back to its first state before the first test of a file. */
  async prepare(file: string): Promise<void> {
    if (this.seeded === file) return;
    if (this.seeded !== undefined) {
      await this.ask("POST", "/reset");
      await this.forgetReads();
    }
    this.seeded = file;
  }

  /** Makes the gateway forget what it keeps for seconds, which would hide a fault or its end. */
  private async forgetReads(): Promise<void> {
    await Promise.all(
      [...this.tokens.values()].map((token) =>
        graphOf(this.address, "{ __typename }", {}, token, { "Cache-Control": "no-cache" }),
      ),
    );
  }

  /** Sets a fault. Of two that fit a call, the one set first applies. */
  async fail(fault: Fault): Promise<void> {
    await this.ask("POST", "/faults", { ...fault, service: fault.service ?? "main" });
    await this.forgetReads();
  }

  /** Holds the answers to these calls until they are released. */
  async hold(path: string, method?: string, service: Fault["service"] = "main"): Promise<() => Promise<void>> {
    const fault = { service, kind: "hold", path, ...(method && { method }) };
    const { id }: { id: number } = await (await this.ask("POST", "/faults", fault)).json();
    await this.forgetReads();
    return async () => void (await this.ask("DELETE", `/faults/${id}`));
  }

  /** Sets a fault of each service. Returns their ids. */
  private async failAll(fault: object): Promise<number[]> {
    const set = ["main", "pipeline", "backfill", "storage"].map(async (service) => {
      const { id }: { id: number } = await (await this.ask("POST", "/faults", { service, ...fault })).json();
      return id;
    });
    return Promise.all(set);
  }

  /** Has each call answered late. */
  async delayAll(milliseconds: number): Promise<void> {
    await this.failAll({ kind: "latency", latencyMs: milliseconds });
    await this.forgetReads();
  }

  /** Holds the answers of all services, round by round. */
  async holdAll(): Promise<HeldCalls> {
    const holdNow = () => this.failAll({ kind: "hold" });
    let holds = await holdNow();
    await this.forgetReads();
    await this.forgetCalls();
    let released = 0;
    const held = async () => {
      const calls: (Call & { service: string })[] = await (await this.ask("GET", "/calls")).json();
      return calls.slice(released).map(({ service, method, path, query }) => `${service} ${method} ${path}${query && `?${query}`}`);
    };
    const release = async () => {
      // First, so that no call slips through.
      const next = await holdNow();
      released += (await held()).length;
      await Promise.all(holds.map((id) => this.ask("DELETE", `/faults/${id}`)));
      holds = next;
    };
    return { held, release };
  }

  /** Has a list answer these rows. */
  async serve(path: string, rows: readonly object[], service?: Fault["service"]): Promise<void> {
    await this.fail({ kind: "wrong-shape", service, path, status: 200, body: JSON.stringify({ data: rows }) });
  }

  /** Moves the services' clock forward. */
  async advance(milliseconds: number): Promise<void> {
    await this.ask("PUT", "/clock", { advanceMs: milliseconds });
  }

  /** Ends all faults. */
  async mend(): Promise<void> {
    await this.ask("DELETE", "/faults");
    await this.forgetReads();
  }

  /** Ends what a test has set. */
  async tidy(): Promise<void> {
    await this.ask("DELETE", "/clock");
    await this.forgetCalls();
    await this.mend();
  }

  /** The calls under a path that reached the services since they were last forgotten, without those of the session. */
  async calls(under = "/"): Promise<string[]> {
    const calls: Call[] = await (await this.ask("GET", "/calls")).json();
    return calls
      .filter(({ path }) => path.startsWith(under) && !path.startsWith("/v3/auth/"))
      .map(({ method, path }) => `${method} ${path}`);
  }

  /** The bodies of the calls to a path that are not reads, as the sandbox has parsed them. */
  async writes<Body>(path: string): Promise<Body[]> {
    const writes: { path: string; body: Body }[] = await (await this.ask("GET", "/writes")).json();
    return writes.filter((write) => write.path === path).map(({ body }) => body);
  }

  /** The queries of the calls to a path. */
  async queries(path: string): Promise<URLSearchParams[]> {
    const calls: Call[] = await (await this.ask("GET", "/calls")).json();
    return calls.filter((call) => call.path === path).map(({ query }) => new URLSearchParams(query));
  }

  /** The backfill jobs that were accepted, oldest first. */
  async backfills(): Promise<Backfill[]> {
    return (await this.ask("GET", "/backfills")).json();
  }

  async forgetCalls(): Promise<void> {
    await this.ask("DELETE", "/calls");
  }
}

/** Sends a document to a graph and returns its data. */
async function graphOf<T>(
  address: string,
  query: string,
  variables: object,
  token?: string,
  headers: Record<string, string> = {},
): Promise<T> {
  const response = await fetch(`${address}/graphql`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Time-Zone": "America/New_York",
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors }: { data: T; errors?: unknown } = await response.json();
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

/** A new token for an account. */
export async function tokenOf(address: string, { email, password }: Account): Promise<string> {
  const { signIn } = await graphOf<{ signIn: { token: string } }>(
    address,
    "mutation ($input: SignInInput!) { signIn(input: $input) { token } }",
    { input: { email, password } },
  );
  return signIn.token;
}

type Fixtures = {
  /** The account that is signed in when a test begins; null for none. */
  account: Account | null;
  /** Whether pages do what they leave for idle time. */
  isIdle: boolean;
  /** Whether the browser saves data, so that pages load nothing before a click. */
  savesData: boolean;
  prepared: void;
};

type WorkerFixtures = {
  /** More settings of the gateway. */
  settings: readonly string[];
  backend: Backend;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [[], { option: true, scope: "worker" }],

  backend: [
    async ({ settings }, provide) => {
      // The console's address, and that of the fault switch.
      const ready = /(http:\/\/127\.0\.0\.1:\d+)\D[^]*?((?!\1\D)http:\/\/127\.0\.0\.1:\d+)\D/;
      const gateway = await start(["serve", "--listen", "127.0.0.1:0", "--log", "warn", ...settings], ready);
      const [, console = "", faultSwitch = ""] = ready.exec(gateway.printed) ?? [];
      await provide(new Backend(console, faultSwitch, gateway.log));
      await gateway.stop();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ backend }, provide) => provide(backend.address),

  account: [staff, { option: true }],

  // Others count the calls of a screen.
  isIdle: [false, { option: true }],
  savesData: [true, { option: true }],

  prepared: [
    async ({ backend }, provide, info) => {
      // The first title is the spec file, also where a module that it imports declares the test.
      await backend.prepare(info.titlePath[0] ?? info.file);
      await provide();
      if (info.status !== info.expectedStatus) await info.attach("gateway.log", { body: backend.log() });
      await backend.tidy();
    },
    { auto: true },
  ],

  context: async ({ context, backend, account, isIdle, savesData }, provide) => {
    if (!isIdle) await context.addInitScript(() => void (window.requestIdleCallback = () => 0));
    if (savesData) {
      await context.addInitScript(() => void Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    }
    if (account !== null) {
      const token = await backend.token(account);
      // Once only: a session that a test ends stays ended.
      await context.addInitScript((value) => {
        if (localStorage.getItem("test.entered") !== null) return;
        localStorage.setItem("test.entered", "true");
        localStorage.setItem("auth.token", value);
      }, token);
    }
    await provide(context);
  },
});

export { expect };

/** Fills in the form of the sign-in screen and sends it. */
export async function submitSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** The toasts with this text. */
export const toast = (page: Page, text: string): Locator => page.locator("[data-tone]").filter({ hasText: text });

/** The overlay that covers the screen while something is saved. */
export const overlay = (page: Page): Locator => page.getByRole("progressbar", { name: "Loading", exact: true });

/** Clicks Retry, unless what had failed has come back by itself meanwhile, as followed lists do. */
export async function retry(page: Page, loaded: Locator): Promise<void> {
  await expect(async () => {
    if (!(await loaded.isVisible())) await page.getByRole("button", { name: "Retry" }).first().click({ timeout: 1_000 });
    await expect(loaded).toBeVisible();
  }).toPass();
}

/** Opens a screen by its entry in the sidebar. */
export const openArea = (page: Page, name: string): Promise<void> =>
  page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name }).click();

/** Chooses in a field of the page, or of a part of it. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  const page = "goto" in scope ? scope : scope.page();
  const field = scope.getByRole("combobox", { name: label });
  await field.click();
  await page.getByRole("listbox", { name: label }).waitFor();
  // A long list draws only some of its options.
  await field.fill(option);
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** Chooses in the menu of the pipeline what starts jobs. */
export async function newJob(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "New Job" }).click();
  await page.getByRole("menuitem", { name }).click();
}

/** Fills in the form of the validations for ad group 93 of Harbor Transit, and runs it. */
export async function validate(
  page: Page,
  { owner = "Harbor Media", product = "Wrap", ids = "" }: { owner?: string; product?: string; ids?: string } = {},
): Promise<void> {
  const form = page.getByRole("form", { name: "Validation" });
  const change = form.getByRole("button", { name: "Change Criteria" });
  if (await change.isVisible()) await change.click();
  await choose(form, "Customer", "Harbor Transit (3)");
  await form.getByLabel("Ad Group ID").fill("93");
  await form.getByLabel("Asset Owner").fill(owner);
  await form.getByLabel("Media Product").fill(product);
  await form.getByLabel("Asset IDs").fill(ids);
  await form.getByRole("button", { name: "Run Validation" }).click();
}

/** The value of a fact, by its caption. */
export const fact = (page: Page, label: string): Locator =>
  page.getByRole("term").filter({ hasText: new RegExp(`^${label}$`) }).locator("xpath=following-sibling::dd");

/** The row of a provider, by its exact name; its handler may be called the same. */
export const providerRow = (page: Page, name: string): Locator =>
  page
    .getByRole("table", { name: "Providers" })
    .locator("tbody tr")
    .filter({ has: page.locator("td:nth-child(2)").getByText(name, { exact: true }) });

/** The cells of one column of a table, from top to bottom. */
export const column = (table: Locator, position: number): Locator =>
  table.locator(`tbody tr > td:nth-child(${position})`);

/** Whether texts are in alphabetical order, whatever their case. */
export const isSorted = (texts: readonly string[]): boolean =>
  texts.every((text, index) => index === 0 || (texts[index - 1] ?? "").localeCompare(text, "en") <= 0);

/** What the console of the browser is told about failures. */
export function errorsOf(page: Page): string[] {
  const logged: string[] = [];
  page.on("pageerror", (error) => logged.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") logged.push(message.text());
  });
  return logged;
}

/** What a page asks of other hosts, and what it complains about, such as a breach of the content policy. */
export function problemsOf(page: Page, baseURL: string | undefined): string[] {
  const problems = errorsOf(page);
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== baseURL) problems.push(`It asks for ${request.url()}`);
  });
  return problems;
}

/** Has the sidebar read no counts on a page that opens next: their calls would come between those of its screen. */
export async function withoutCounts(page: Page): Promise<void> {
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
}

/** The file that an action downloads. */
export async function download(page: Page, action: () => Promise<void>): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent("download");
  await action();
  const file = await coming;
  const [name, text] = [file.suggestedFilename(), await readFile(await file.path(), "utf8")];
  // A spreadsheet knows by its first character that a CSV file is UTF-8.
  expect(text.startsWith("\uFEFF")).toBe(name.endsWith(".csv"));
  return { name, text: text.replace(/^\uFEFF/, "") };
}
