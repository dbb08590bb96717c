import { expect, test } from "vitest";
import { isQuickToFormat } from "./markdownCost";

const lines = (count: number, line: string) => `${line}\n`.repeat(count);
const paragraphs = (count: number, text: string) => `${text}\n\n`.repeat(count);
const table = (columns: number, rows: number) => `${"|a".repeat(columns)}|\n${"|-".repeat(columns)}|\n${"|\n".repeat(rows)}`;

test.each<[what: string, text: string]>([
  ["nothing", ""],
  ["as many characters as an answer has", "a".repeat(30_000)],
  ["as many lines", lines(2_000, "a")],
  ["as many items", lines(1_000, "- a")],
  ["as many quotes within each other", ">".repeat(20)],
  ["as many lists within each other", "- ".repeat(20)],
  ["items as far to the right", `${" ".repeat(60)}- a`],
  ["a line of another kind further to the right", `${" ".repeat(200)}a`],
  ["as many cells", table(61, 61)],
  ["two tables with as many cells together", `${table(42, 42)}\n${table(42, 42)}`],
  ["many columns and many lines that are no table", `${"|a".repeat(400)}\n${lines(400, "|")}`],
  ["as many marks, in paragraphs of their own", paragraphs(1_250, "*a*b*c*").slice(0, 10_000)],
  ["as many steps in one paragraph", "*a_ ".repeat(860)],
  ["a list with marks in each item", lines(600, "- **a name** and what is said of it")],
  ["headings with marks", lines(300, "## A *heading* of some length, and another")],
])("a text with %s is quick to format", (_, text) => expect(isQuickToFormat(text)).toBe(true));

test.each<[what: string, text: string]>([
  ["more characters", "a".repeat(30_001)],
  ["more lines", lines(2_001, "a")],
  ["more lines that end in another way", "a\r".repeat(2_001)],
  ["more items", lines(1_001, "- a")],
  ["more quotes within each other", ">".repeat(21)],
  ["more lists within each other", "- ".repeat(21)],
  ["more numbered lists within each other", "1. ".repeat(21)],
  ["quotes and lists by turns", "> 1. ".repeat(11)],
  ["items further to the right", `${" ".repeat(61)}- a`],
  ["more cells", table(62, 62)],
  ["two tables with more cells together", `${table(43, 43)}\n${table(43, 43)}`],
  ["a table in a quote", table(62, 62).replace(/^/gm, "> ")],
  ["a table after a text that is no table", `${lines(10, "a|b")}${table(62, 62)}`],
  ["more marks, in paragraphs of their own", paragraphs(1_300, "*a*b*c*")],
  ["more footnotes", paragraphs(850, "[^a]")],
  ["more steps in one paragraph", "*a_ ".repeat(880)],
  ["more steps over lines", lines(100, "*a_ ".repeat(10)).slice(0, 4_200)],
  ["brackets", "[".repeat(2_500)],
  ["code that never ends", "` `` ``` ".repeat(400)],
  ["HTML that never ends", "a <!--".repeat(2_000)],
  ["links that never end", "[](a".repeat(1_500)],
  ["addresses that never end", "a@a.".repeat(4_000)],
])("a text with %s is not", (_, text) => expect(isQuickToFormat(text)).toBe(false));
