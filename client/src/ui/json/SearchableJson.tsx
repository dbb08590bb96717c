import KeyboardArrowDownOutlined from "@mui/icons-material/KeyboardArrowDownOutlined";
import KeyboardArrowUpOutlined from "@mui/icons-material/KeyboardArrowUpOutlined";
import Box from "@mui/material/Box";
import { type ReactNode, useDeferredValue, useState } from "react";
import { numberText } from "../text/format";
import { layOutJson } from "./layOutJson";
import { LongText } from "../text/LongText";
import { tabularNumbers } from "../layout/style";
import { findMatches } from "../text/textMatches";
import { ReasonedButton } from "../form/ReasonedButton";
import { SearchBox } from "../form/TextBox";

type Props = {
  /** What the text is, for assistive technology. */
  label: string;
  json: string;
  /** Buttons beside the field. */
  actions?: ReactNode;
};

const iconButton = { minWidth: 0, px: 1 } as const;

/** JSON of any length, laid out, and a field to find something in it. */
export function SearchableJson({ label, json, actions }: Props) {
  const [wanted, setWanted] = useState("");
  const [current, setCurrent] = useState(0);
  const text = layOutJson(json);
  // Finding something in megabytes must not hold up typing.
  const matches = findMatches(text, useDeferredValue(wanted));
  const count = matches.starts.length;
  const noMatch = count > 0 ? null : wanted === "" ? "Enter a text to find." : "Nothing matches.";
  const move = (step: number) => setCurrent((current + step + count) % count);
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
      <Box role="search" aria-label={`Find in ${label}`} sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <SearchBox
          label="Find"
          value={wanted}
          onChange={({ target }) => {
            setWanted(target.value);
            setCurrent(0);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || count === 0) return;
            event.preventDefault();
            move(event.shiftKey ? -1 : 1);
          }}
        />
        {/* Square, like other buttons with a single icon. */}
        <ReasonedButton aria-label="Previous Match" reason={noMatch} onClick={() => move(-1)} sx={iconButton}>
          <KeyboardArrowUpOutlined aria-hidden="true" />
        </ReasonedButton>
        <ReasonedButton aria-label="Next Match" reason={noMatch} onClick={() => move(1)} sx={iconButton}>
          <KeyboardArrowDownOutlined aria-hidden="true" />
        </ReasonedButton>
        <Box component="span" role="status" sx={{ color: "text.secondary", fontSize: 13, ...tabularNumbers }}>
          {wanted !== "" && (count === 0 ? "No matches" : `${numberText(current + 1)} of ${numberText(count)}${matches.hasMore ? "+" : ""}`)}
        </Box>
        <Box sx={{ ml: "auto" }}>{actions}</Box>
      </Box>
      <LongText label={label} text={text} found={wanted === "" ? undefined : { matches, current }} />
    </Box>
  );
}
