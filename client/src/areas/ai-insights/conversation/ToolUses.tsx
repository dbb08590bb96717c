import Box from "@mui/material/Box";
import { numberText } from "../../../ui/text/format";
import { JsonTree } from "../../../ui/json/JsonTree";
import { SearchableJson } from "../../../ui/json/SearchableJson";
import type { OpenParts } from "./useOpenParts";

/** Longer values can be searched. */
const LONG = 20_000;

type Use = {
  /** The name of the tool, if it is known. */
  name: string | null | undefined;
  /** What it was given and what it answered, as texts or JSON. */
  texts: readonly { label: string; text: string | null | undefined; emptyText: string }[];
  /** What is to be known before it is opened. */
  note: string | null;
};

type Props = {
  title: string;
  emptyText?: string;
  uses: readonly Use[];
  /** Which of them are open, by their place. */
  parts: OpenParts;
};

/** The tools that the assistant used. What each was given and answered is drawn when it is opened. */
export function ToolUses({ title, emptyText, uses, parts }: Props) {
  return (
    <Box role="group" aria-label={title}>
      <Box component="h4" sx={{ m: 0, mb: 2, typography: "h3" }}>{`${title} (${numberText(uses.length)})`}</Box>
      {uses.length === 0 && <Box sx={{ typography: "body2", color: "text.secondary" }}>{emptyText}</Box>}
      {uses.map((use, place) => (
        // They never change their order.
        <ToolUse key={place} use={use} isOpen={parts.isOpen(String(place))} onToggle={(isOpen) => parts.setOpen(String(place), isOpen)} />
      ))}
    </Box>
  );
}

type UseProps = { use: Use; isOpen: boolean; onToggle: (isOpen: boolean) => void };

function ToolUse({ use: { name, texts, note }, isOpen, onToggle }: UseProps) {
  return (
    <Box
      component="details"
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      sx={{ mb: 2, border: 1, borderColor: "divider", borderRadius: "8px", typography: "body2" }}
    >
      <Box component="summary" sx={{ px: 3, py: 2, cursor: "pointer", borderRadius: "8px", overflowWrap: "anywhere" }}>
        {name ?? "Unknown tool"}
        {note !== null && (
          <Box component="span" sx={{ ml: 2, color: "text.secondary" }}>
            {note}
          </Box>
        )}
      </Box>
      {isOpen && (
        <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3, px: 3, pb: 3 }}>
          {texts.map(({ label, text, emptyText }) => (
            <Box key={label} role="group" aria-label={label} sx={{ minWidth: 0 }}>
              <Box sx={{ mb: 1, fontSize: 12, fontWeight: 600, color: "text.secondary" }}>{label}</Box>
              {text ? (
                text.length > LONG ? (
                  <SearchableJson label={label} json={text} />
                ) : (
                  <JsonTree label={label} json={text} />
                )
              ) : (
                <Box sx={{ color: "text.secondary" }}>{emptyText}</Box>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
