import { ThemeProvider } from "@mui/material/styles";
import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { theme } from "../app/theme";
import { Markdown } from "./Markdown";

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
      <Markdown text={text} />
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

test("hundreds of nested quotes are drawn", () => {
  expect(elementsOf(`${">".repeat(300)} deep`)).toHaveTextContent("deep");
});

test("what is nested too deep is shown as it is", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const text = `${">".repeat(20_000)} deep`;
  expect(elementsOf(text)).toHaveTextContent(text);
});
