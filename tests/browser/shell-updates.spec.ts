import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import path from "node:path";
import { expect, openArea, root, test } from "./support";

/** The id of one of the client's own operations. */
function documentId(operation: string): string {
  const manifest: Record<string, string> = JSON.parse(
    readFileSync(path.join(root, "gateway/persisted_queries.json"), "utf8"),
  );
  const found = Object.entries(manifest).find(([, text]) => text.startsWith(`query ${operation}`));
  if (found === undefined) throw new Error(`The manifest has no ${operation}.`);
  return found[0];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of request.setEncoding("utf8")) text += String(piece);
  return text;
}

/**
 * The console of before a deployment: its scripts ask for one of their documents by an id that the gateway
 * does not know. `deploy` brings today's scripts.
 */
async function olderConsole(gateway: string, operation: string): Promise<{ address: string; deploy: () => void; server: Server }> {
  const today = documentId(operation);
  let isOlder = true;
  const server = createServer((request, response) => {
    void (async () => {
      const { authorization, accept, "content-type": type } = request.headers;
      const answer = await fetch(`${gateway}${request.url}`, {
        method: request.method,
        headers: { accept: accept ?? "*/*", ...(type && { "content-type": type }), ...(authorization && { authorization }) },
        body: request.method === "POST" ? await bodyOf(request) : undefined,
      });
      const mediaType = answer.headers.get("content-type") ?? "application/octet-stream";
      const content = Buffer.from(await answer.arrayBuffer());
      const isScript = isOlder && mediaType.startsWith("text/javascript");
      response.writeHead(answer.status, { "content-type": mediaType, "cache-control": "no-store" });
      response.end(isScript ? content.toString().replaceAll(today, "0".repeat(64)) : content);
    })();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const place = server.address();
  if (place === null || typeof place === "string") throw new Error("The older console has no port.");
  return {
    address: `http://127.0.0.1:${place.port}`,
    deploy: () => void (isOlder = false),
    server,
  };
}

test("a tab opened before an update shows a notice and works again after Reload", async ({ page, backend }) => {
  const older = await olderConsole(backend.address, "CustomersPageQuery");
  await page.goto(`${older.address}/app/dashboard`);
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
  const notice = page.getByRole("alert").filter({ hasText: "Marquee was updated. Reload this page to go on." });
  await expect(notice).toHaveCount(0);

  await openArea(page, "Customers");
  await expect(notice).toBeVisible();
  await expect(page.getByText("Could not load customers.")).toBeVisible();

  older.deploy();
  await notice.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("cell", { name: "Harbor Transit" })).toBeVisible();
  await expect(notice).toHaveCount(0);
  older.server.close();
  older.server.closeAllConnections();
});
