import { expect, test } from "vitest";
import { isSafeLink } from "./fileLink";

test.each([
  ["https://files.example/pixels/requests.csv?Expires=1741780800&Signature=x", true],
  ["http://127.0.0.1:4104/requests.csv", true],
  ["http://localhost/requests.csv", true],
  ["http://[::1]:4104/requests.csv", true],
  ["http://files.example/requests.csv", false],
  ["http://127.0.0.1.example/requests.csv", false],
  ["javascript:alert(1)", false],
  ["data:text/html,hello", false],
  ["/requests.csv", false],
  ["", false],
])("whether %s may be opened: %s", (link, isSafe) => {
  expect(isSafeLink(link)).toBe(isSafe);
});
