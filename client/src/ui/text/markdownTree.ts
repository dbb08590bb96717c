import ReactMarkdown, { type ExtraProps, type Options } from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";

type Node = NonNullable<ExtraProps["node"]>["children"][number];

/** A formatted text, ready to be drawn. */
export type MarkdownTree = { type: "root"; children: Node[] };

/** Larger trees take a browser long to draw. */
const MOST_NODES = 20_000;

/** More levels are more than the library can draw. */
const MOST_LEVELS = 100;

/** All that a text may consist of. */
const sanitized: NonNullable<Options["rehypePlugins"]>[number] = [
  rehypeSanitize,
  {
    tagNames: [
      ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "strong", "em", "del", "code", "pre", "blockquote"],
      ...["ul", "ol", "li", "a", "table", "thead", "tbody", "tr", "th", "td"],
    ],
    attributes: { a: ["href"] },
    protocols: { href: ["http", "https", "mailto"] },
  },
];

/** From a text to elements. */
export const parsing = {
  remarkPlugins: [remarkGfm],
  // HTML is shown as the text that it is: the tags in a prompt mean something to the model.
  remarkRehypeOptions: { handlers: { html: (_state, { value }: { value: string }) => ({ type: "text", value }) } },
  rehypePlugins: [sanitized],
} satisfies Options;

/** What draws a tree in place of the text. */
export const drawing = (tree: MarkdownTree): Options => ({ children: "", rehypePlugins: [() => () => tree] });

/** Formats a text, however long that takes; null if the browser could not draw the result. */
export function markdownTree(text: string): MarkdownTree | null {
  const parsed: MarkdownTree[] = [];
  // It is a component without hooks, and the library's only way to parse.
  ReactMarkdown({
    ...parsing,
    children: text,
    rehypePlugins: [...parsing.rehypePlugins, () => (tree: MarkdownTree): MarkdownTree => (parsed.push(tree), { type: "root", children: [] })],
  });
  const [tree] = parsed;
  return tree !== undefined && isDrawable(tree) ? tree : null;
}

function isDrawable(tree: MarkdownTree): boolean {
  let level: readonly Node[] = tree.children;
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length;
    if (depth === MOST_LEVELS || count > MOST_NODES) return false;
    level = level.flatMap((node) => (node.type === "element" ? node.children : []));
  }
  return true;
}
