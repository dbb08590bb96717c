import { expect, test } from "vitest";
import { differenceOf } from "./TextDifference";

/** The lines of a difference, each after its sign. */
const shown = (before: string, after: string) => differenceOf(before, after)?.lines.map(({ sign, text }) => sign + text);

test.each([
  ["a line that is replaced", "a\nb\nc", "a\nB\nc", [" a", "−b", "+B", " c"]],
  ["lines that stay the same, far from a change", "1\n2\n3\n4\n5\n6", "1\n2\n3\n4\n5\nsix", ["…2 unchanged lines", " 3", " 4", " 5", "−6", "+six"]],
  ["everything, where one text is empty", "", "a\nb", ["+a", "+b"]],
  ["nothing, in the same texts", "a\nb", "a\nb", ["…2 unchanged lines"]],
  ["no line break at the end", "a", "a\n", [" a"]],
  ["characters that are not seen", "a b", "a\u200bb\u202e", ["−a b", "+a[U+200B]b[U+202E]"]],
  ["other ends of lines", "a\nb", "a\r\nb", ["−a", "+a[U+000D]", " b"]],
  ["blanks at the end", "a", "a  ", ["−a", "+a··"]],
  ["markup as text", "<b>a</b>", "<script>a</script>", ["−<b>a</b>", "+<script>a</script>"]],
])("a difference has %s", (_, before, after, lines) => expect(shown(before, after)).toEqual(lines));

test("a line of a megabyte begins shortly before it differs, and is cut off", () => {
  const line = "word ".repeat(200_000);
  const [removed, added] = shown(`${line}x${line}`, `${line}y${line}`) ?? [];
  expect(removed).toMatch(/^−…(word ){16}x/);
  expect(added).toMatch(/^\+…(word ){16}y/);
  expect(added).toMatch(/… \(2,000,001 characters\)$/);
  expect(added?.length).toBeLessThan(2100);
});

test("of very many lines the first are drawn, and texts without a common line are given up", () => {
  const numbered = (name: string, count: number) => Array.from({ length: count }, (_, place) => `${name} ${place}`).join("\n");
  expect(differenceOf("", numbered("line", 5000))).toMatchObject({ added: 5000, removed: 0, left: 3000 });
  const start = performance.now();
  expect(differenceOf(numbered("old", 60_000), numbered("new", 60_000))).toBeNull();
  expect(performance.now() - start).toBeLessThan(10_000);
});
