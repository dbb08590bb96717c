import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { Markdown } from "./Markdown";
import { markdownTree } from "./markdownTree";

const allowed = "h1 h2 h3 h4 h5 h6 p br hr strong em del code pre blockquote ul ol li a table thead tbody tr th td".split(" ");

/** Draws a text. Returns the box around it. */
function boxOf(text: string): HTMLElement {
  const { container } = drawPage(<Markdown label="Answer" text={text} />);
  const box = container.firstElementChild;
  if (!(box instanceof HTMLElement)) throw new Error("Nothing was drawn.");
  return box;
}

/** The elements of a text, below the box around it. */
const elementsOf = (text: string) => [...boxOf(text).querySelectorAll("*")];

test("everything that markdown offers becomes one of the allowed elements", () => {
  const lines = [
    ...["# 1", "## 2", "### 3", "#### 4", "##### 5", "###### 6", "a **b** *c* ~~d~~ `e`  ", "f", "", "---", "> quote"],
    ...["", "- one", "- [ ] task", "", "3. three", "", "```json", "{}", "```", "", "| a | b |", "|:-:|--:|", "| 1 | 2 |", ""],
    ...["[link](https://docs.marquee.example)", "", "a note[^1]", "", "[^1]: of the foot"],
  ];
  const box = boxOf(lines.join("\n"));
  expect(new Set([...box.querySelectorAll("*")].map(({ localName }) => localName))).toEqual(new Set(allowed));
  expect(box).toHaveTextContent("a note1");
});

test("no attribute but those of links is kept", () => {
  const elements = elementsOf('```js\n1\n```\n\n| a |\n|:-:|\n| 1 |\n\n3. three\n\n[link](https://docs.marquee.example "title")\n\n- [x] done');
  const attributes = elements.flatMap(({ localName, attributes: own }) => [...own].map(({ name, value }) => `${localName} ${name}=${value}`));
  expect(attributes).toEqual(["a href=https://docs.marquee.example", "a target=_blank", "a rel=noopener noreferrer"]);
});

test.each([
  ["[x](https://docs.marquee.example/a?b=1)", "https://docs.marquee.example/a?b=1"],
  ["[x](http://docs.marquee.example)", "http://docs.marquee.example"],
  ["[x](mailto:ada@marquee.example)", "mailto:ada@marquee.example"],
  ["https://docs.marquee.example", "https://docs.marquee.example"],
  ...["javascript:alert(1)", "JaVaScRiPt&colon;alert(1)", "java\tscript:alert(1)", "data:text/html;base64,PHNjcmlwdD4=", "vbscript:x"].map((to) => [`[x](${to})`, null]),
  ...["ftp://docs.marquee.example", "/app/customers", "//evil.example", "#part", ""].map((to) => [`[x](${to})`, null]),
])("%s leads to %s", (text, href) => expect(boxOf(text ?? "").querySelector("a")?.getAttribute("href") ?? null).toBe(href));

test.each([
  "# Report <script>alert('title')</script>",
  '<img src=x onerror="alert(1)">',
  "![pixel](https://evil.example/pixel.png)",
  '<iframe src="https://evil.example"></iframe>',
  "<style>body { display: none }</style>",
  '<a href="https://evil.example" onclick="alert(1)">link</a>',
  '<svg/onload=alert(1)><math><mtext></form><form id=x>',
  '<p style="position:fixed">x</p>',
  "| <b>bold</b> |\n|---|\n| `<i>code</i>` |",
])("%s does nothing", (text) => {
  for (const { localName, attributes } of elementsOf(text)) {
    expect(allowed).toContain(localName);
    expect(attributes).toHaveLength(0);
  }
});

/** A table with so many columns and rows, each row of one cell. */
const table = (columns: number, rows: number) => `${"|a".repeat(columns)}|\n${"|-".repeat(columns)}|\n${"|\n".repeat(rows)}`;

test("HTML, quotes too deep and a short text of too many cells are shown as the text that they are", () => {
  expect(boxOf("Keep to <rules>\n\n<rules>\n1. Be brief.\n</rules>")).toHaveTextContent("Keep to <rules> <rules> 1. Be brief. </rules>");
  expect(boxOf(`${">".repeat(20)} deep`).querySelectorAll("blockquote")).toHaveLength(20);
  const deep = `${">".repeat(20_000)} deep`;
  expect(boxOf(deep)).toHaveTextContent(deep);
  expect(boxOf(table(30, 30)).querySelectorAll("td")).toHaveLength(900);
  expect(boxOf(table(400, 400)).querySelectorAll("td, em")).toHaveLength(0);
});

/** Formats in this thread, as soon as the page has nothing else to do. */
class WorkerHere extends EventTarget {
  postMessage(text: string) {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: markdownTree(text) })));
  }
  terminate() {}
}

beforeEach(() => void vi.stubGlobal("Worker", WorkerHere));

test("a text that would take long is formatted on demand, in another thread", async () => {
  expect(boxOf(`${"A sentence. ".repeat(2_600)}**bold** [x](/app) [y](https://docs.marquee.example)`)).toHaveTextContent("**bold**");
  fireEvent.click(screen.getByRole("button", { name: "Show Formatted" }));
  expect(await screen.findByRole("link", { name: "y" })).toHaveAttribute("target", "_blank");
  expect(screen.queryByRole("link", { name: "x" })).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("bold").localName).toBe("strong");
});

test("a text of which too much would have to be drawn stays as it is", async () => {
  const box = boxOf(table(200, 200));
  fireEvent.click(screen.getByRole("button", { name: "Show Formatted" }));
  expect(await screen.findByRole("status")).toHaveTextContent("This text is too complex to be shown formatted.");
  expect(box.querySelectorAll("td")).toHaveLength(0);
  expect(screen.queryByRole("button")).toBeNull();
});
