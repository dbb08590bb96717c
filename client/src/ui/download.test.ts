import { expect, test, vi } from "vitest";
import { download } from "./download";

test("a file is saved under its name in its own direction, as UTF-8 text of its media type with the mark that a CSV file needs", () => {
  const made: Blob[] = [];
  const address = "blob:marquee/1";
  // jsdom knows neither of the two.
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      made.push(blob);
      return address;
    },
    revokeObjectURL: vi.fn(),
  });
  const clicked: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(this);
  });

  const text = "device_id\r\nä-1\r\n";
  download({ fileName: "\u{202e}export.csv", mediaType: "text/csv", text });

  expect(clicked.map(({ download: name, href }) => [name, href])).toEqual([["export.csv", address]]);
  expect(made.map(({ type }) => type)).toEqual(["text/csv;charset=utf-8"]);
  expect(made.map(({ size }) => size)).toContain(new TextEncoder().encode(`\uFEFF${text}`).length);
  expect(document.querySelector("a")).toBeNull();
});
