import Box from "@mui/material/Box";
import { type JsonNode, readJson } from "./jsonNode";
import { RawText } from "../text/LongText";

/** Longer JSON is shown as text: thousands of entries are slow to draw, and are not read one by one. */
const MOST_CHARACTERS = 20_000;

/** How many lists and objects within each other have a place of their own. Deeper ones are shown as text. */
const MOST_LEVELS = 7;

const quiet = { color: "text.secondary" } as const;

type Props = {
  /** What it is, for assistive technology. */
  label: string;
  /** The value, as JSON. Any other text is shown as it is. */
  json: string;
};

/** A value of any kind for reading: the entries of objects by their keys, and the items of lists below each other. */
export function JsonTree({ label, json }: Props) {
  const node = json.length <= MOST_CHARACTERS ? readJson(json, MOST_LEVELS) : null;
  if (node === null) return <RawText label={label} text={json} />;
  return <Node node={node} label={label} />;
}

function Node({ node, label }: { node: JsonNode; label?: string }) {
  if (node.kind === "text") return <Text text={node.text} />;
  if (node.kind === "other") return <Box component="span" sx={node.text === "null" ? quiet : undefined}>{node.text}</Box>;
  if (node.kind === "list") return <Items items={node.items} label={label} />;
  if (node.entries.length === 0) return <Empty what="Empty object" />;
  return (
    <Box component="dl" aria-label={label} sx={{ display: "grid", gap: 1, m: 0 }}>
      {node.entries.map(([key, value], place) => (
        // A key may come twice. Entries never change their order.
        <Box key={place} sx={isNested(value) ? undefined : { display: "flex", flexWrap: "wrap", columnGap: 2 }}>
          <Box component="dt" sx={{ ...quiet, overflowWrap: "anywhere" }}>
            {key}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: "anywhere", ...(isNested(value) && nested) }}>
            <Node node={value} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const nested = { ml: 1, mt: 1, pl: 3, borderLeft: 1, borderColor: "divider" } as const;

/** Whether a value has lines of its own below its key. */
function isNested(node: JsonNode): boolean {
  if (node.kind === "object") return node.entries.length > 0;
  return node.kind === "list" && node.items.some((item) => item.kind === "object" || item.kind === "list");
}

function Items({ items, label }: { items: readonly JsonNode[]; label: string | undefined }) {
  if (items.length === 0) return <Empty what="Empty list" />;
  // Numbers would only be numbered.
  if (items.every(({ kind }) => kind === "other")) return items.map((item) => item.kind === "other" && item.text).join(", ");
  return (
    <Box component={items.every(({ kind }) => kind === "text") ? "ul" : "ol"} aria-label={label} sx={{ display: "grid", gap: 2, m: 0, pl: 5, overflowWrap: "anywhere" }}>
      {items.map((item, place) => (
        // Items never change their order.
        <li key={place}>
          <Node node={item} />
        </li>
      ))}
    </Box>
  );
}

function Text({ text }: { text: string }) {
  if (text === "") return <Empty what="Empty text" />;
  return (
    <Box component="span" sx={{ whiteSpace: "pre-wrap" }}>
      {text}
    </Box>
  );
}

function Empty({ what }: { what: string }) {
  return (
    <Box component="span" sx={{ ...quiet, fontStyle: "italic" }}>
      {what}
    </Box>
  );
}
