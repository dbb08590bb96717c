import { expect, test } from "vitest";
import { csvText, listFileName } from "./ListExport";

test.each<[string | number | boolean | null | undefined, string]>([
  ["plain", "plain"],
  ["a,b", '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["=SUM(A1)", "'=SUM(A1)"],
  ["@x", "'@x"],
  ["-1", "'-1"],
  [-1, "-1"],
  ["\r=1+1", "\"'\r=1+1\""],
  ["＝1+1", "'＝1+1"],
  [" =1", "' =1"],
  ["\u{FEFF}=1", "'\u{FEFF}=1"],
  [" 1=1", " 1=1"],
  ["Café", "Café"],
  [true, "true"],
  [0, "0"],
  [null, ""],
  [undefined, ""],
])("the cell %j is written as %j", (value, cell) => expect(csvText(["A", "B"], [[value, 1]])).toBe(`A,B\r\n${cell},1\r\n`));

test("a file without rows has its header", () => expect(csvText(["ID", "Name"], [])).toBe("ID,Name\r\n"));

const now = new Date(2026, 10, 6, 23, 59);

test.each<[readonly string[], string]>([
  [[], "customers-2026-11-06.csv"],
  [["Harbor Transit", "ooh"], "customers-harbor-transit-ooh-2026-11-06.csv"],
  [["../../etc", "  ", "Café №5"], "customers-etc-café-5-2026-11-06.csv"],
  [["x".repeat(300)], `customers-${"x".repeat(90)}-2026-11-06.csv`],
])("the file of the filters %j is named %s", (filters, name) => expect(listFileName("customers", filters, now)).toBe(name));
