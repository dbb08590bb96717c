import { ThemeProvider } from "@mui/material/styles";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { theme } from "../../app/theme";
import { Markdown } from "./Markdown";
import { markdownTree } from "./markdownTree";

afterEach(() => vi.unstubAllGlobals());

const allowed = new Set(
  [
    ["h1", "h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "strong", "em", "del", "code", "pre", "blockquote"],
    ["ul", "ol", "li", "a", "table", "thead", "tbody", "tr", "th", "td"],
  ].flat(),
);

/** The elements of a text, below the box around it. */
function elementsOf(text: string): HTMLElement {
  const { container } = render(
    <ThemeProvider theme={theme}>
      <Markdown label="Answer" text={text} />
    </ThemeProvider>,
  );
  const box = container.firstElementChild;
  if (!(box instanceof HTMLElement)) throw new Error("Nothing was drawn.");
  return box;
}

test("everything that markdown offers becomes one of the allowed elements", () => {
  const text = [
    ...["# 1", "## 2", "### 3", "#### 4", "##### 5", "###### 6", "a **b** *c* ~~d~~ `e`  ", "f", "", "---", "> quote"],
    ...["", "- one", "- [ ] task", "", "3. three", "", "```json", "{}", "```", "", "| a | b |", "|:-:|--:|", "| 1 | 2 |", ""],
    ...["[link](https://docs.marquee.example)", "", "a note[^1]", "", "[^1]: of the foot"],
  ].join("\n");
  const box = elementsOf(text);
  const names = new Set([...box.querySelectorAll("*")].map(({ localName }) => localName));
  expect(names).toEqual(allowed);
  expect(box).toHaveTextContent("a note1");
});

test("no attribute but those of links is kept", () => {
  const box = elementsOf('```js\n1\n```\n\n| a |\n|:-:|\n| 1 |\n\n3. three\n\n[link](https://docs.marquee.example "title")\n\n- [x] done');
  const attributes = [...box.querySelectorAll("*")].flatMap(({ localName, attributes }) =>
    [...attributes].map(({ name, value }) => `${localName} ${name}=${value}`),
  );
  expect(attributes).toEqual(["a href=https://docs.marquee.example", "a target=_blank", "a rel=noopener noreferrer"]);
});

test.each([
  ["[x](https://docs.marquee.example/a?b=1)", "https://docs.marquee.example/a?b=1"],
  ["[x](http://docs.marquee.example)", "http://docs.marquee.example"],
  ["[x](mailto:ada@marquee.example)", "mailto:ada@marquee.example"],
  ["https://docs.marquee.example", "https://docs.marquee.example"],
  ["[x](javascript:alert(1))", null],
  ["[x](JaVaScRiPt&colon;alert(1))", null],
  ["[x](java\tscript:alert(1))", null],
  ["[x](data:text/html;base64,PHNjcmlwdD4=)", null],
  ["[x](vbscript:x)", null],
  ["[x](ftp://docs.marquee.example)", null],
  ["[x](/app/customers)", null],
  ["[x](//evil.example)", null],
  ["[x](#part)", null],
  ["[x]()", null],
])("%s leads to %s", (text, href) => {
  expect(elementsOf(text).querySelector("a")?.getAttribute("href") ?? null).toBe(href);
});

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
  const box = elementsOf(text);
  for (const element of box.querySelectorAll("*")) {
    expect(allowed).toContain(element.localName);
    expect(element.attributes).toHaveLength(0);
  }
});

test("HTML is shown as the text that it is", () => {
  expect(elementsOf("Keep to <rules>\n\n<rules>\n1. Be brief.\n</rules>")).toHaveTextContent(
    "Keep to <rules> <rules> 1. Be brief. </rules>",
  );
});

test("nested quotes are drawn, and deeper ones are shown as they are", () => {
  expect(elementsOf(`${">".repeat(20)} deep`).querySelectorAll("blockquote")).toHaveLength(20);
  const text = `${">".repeat(20_000)} deep`;
  expect(elementsOf(text)).toHaveTextContent(text);
});

/** A table with so many columns and rows, each row of one cell. */
const table = (columns: number, rows: number) => `${"|a".repeat(columns)}|\n${"|-".repeat(columns)}|\n${"|\n".repeat(rows)}`;

test("a table of a few lines may have no more than some thousand cells", () => {
  expect(elementsOf(table(30, 30)).querySelectorAll("td")).toHaveLength(900);
  const text = table(400, 400);
  expect(text.length).toBeLessThan(2_900);
  expect(elementsOf(text).querySelectorAll("td, em")).toHaveLength(0);
});

/** Formats in this thread, as soon as the page has nothing else to do. */
class WorkerHere extends EventTarget {
  postMessage(text: string) {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: markdownTree(text) })));
  }
  terminate() {}
}

test("a text that would take long is formatted on demand, in another thread", async () => {
  vi.stubGlobal("Worker", WorkerHere);
  elementsOf(`${"A sentence. ".repeat(2_600)}**bold** [x](/app) [y](https://docs.marquee.example)`);
  expect(screen.getByRole("group", { name: "Answer" })).toHaveTextContent("**bold**");
  await userEvent.click(screen.getByRole("button", { name: "Show Formatted" }));
  expect(await screen.findByRole("link", { name: "y" })).toHaveAttribute("target", "_blank");
  expect(screen.queryByRole("link", { name: "x" })).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("bold").localName).toBe("strong");
});

test("a text of which too much would have to be drawn stays as it is", async () => {
  vi.stubGlobal("Worker", WorkerHere);
  const box = elementsOf(table(200, 200));
  await userEvent.click(screen.getByRole("button", { name: "Show Formatted" }));
  expect(await screen.findByRole("status")).toHaveTextContent("This text is too complex to be shown formatted.");
  expect(box.querySelectorAll("td")).toHaveLength(0);
  expect(screen.queryByRole("button")).toBeNull();
});
