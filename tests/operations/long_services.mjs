// A pipeline service with long lists, and a backfill service that takes files of any length.

import { createServer } from "node:http";

/** A job as the service lists it. */
function job(number) {
  const day = `2025-${String((Math.floor(number / 50) % 12) + 1).padStart(2, "0")}-${String((number % 28) + 1).padStart(2, "0")}`;
  return {
    jobId: String(number).padStart(5, "0"),
    marketHash: String((number % 50) + 1).padStart(6, "0"),
    date: day,
    jobType: number % 2 === 0 ? "STATIONARY" : "TRANSIT",
    matchGroup: number % 2 === 0 ? "exposed" : "control",
    status: ["COMPLETED", "FAILED", "PENDING"][number % 3],
    runBy: "Nightly schedule",
    processingStartTime: `${day}T10:00:00Z`,
    totalFrames: number % 900,
    totalAssets: number % 70,
    totalPins: number * 13,
    uniquePins: number * 7,
    totalMatches: number,
    totalUniqueMatches: number,
    duration: number,
  };
}

/** Starts the service. Returns its address, and how to stop it. */
export async function startLongServices(rows) {
  const jobs = Buffer.from(JSON.stringify(Array.from({ length: rows }, (_, number) => job(number))));
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => {
      const body = request.url.startsWith("/api/jobs?") || request.url === "/api/jobs" ? jobs : request.method === "GET" ? "[]" : '{"jobId":"1"}';
      response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
      response.end(body);
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
