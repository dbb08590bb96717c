import CheckBoxIcon from "@mui/icons-material/CheckBox";
import CheckBoxOutlineBlankIcon from "@mui/icons-material/CheckBoxOutlineBlank";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Choice } from "./fields";
import { scrollTopShowing, visibleRows } from "./visibleRows";

const ROW_HEIGHT = 34;

/** From this many choices on there is a field to find one with. */
const FIND_FROM = 12;

/** Rows that Page Up and Page Down go. */
const PAGE = 8;

type Props<Value extends string | number> = {
  id: string;
  label: string;
  /** The most that can be seen of the list. */
  height: number;
  choices: readonly Choice<Value>[];
  chosen: ReadonlySet<Value>;
  onToggle: (value: Value) => void;
  /** Closes the menu. */
  onLeave: () => void;
};

/** The menu of a select with several choices, for the pointer and the keyboard. */
export function MultiSelectMenu<Value extends string | number>({
  id,
  label,
  height,
  choices,
  chosen,
  onToggle,
  onLeave,
}: Props<Value>) {
  const [text, setText] = useState("");
  const [scrollTop, setScrollTop] = useState(0);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const hasField = choices.length >= FIND_FROM;

  useEffect(() => {
    (field.current ?? list.current)?.focus();
  }, []);

  const wanted = text.trim().toLocaleLowerCase();
  const shown = wanted === "" ? choices : choices.filter((choice) => choice.label.toLocaleLowerCase().includes(wanted));
  const { first, end } = visibleRows(shown.length, ROW_HEIGHT, scrollTop, height);
  const current = Math.min(active, shown.length - 1);
  const activeId = current >= first && current < end ? `${id}-${current}` : undefined;

  const goTo = (row: number) => {
    const next = Math.max(0, Math.min(row, shown.length - 1));
    setActive(next);
    const box = list.current;
    if (box !== null) box.scrollTop = scrollTopShowing(next, ROW_HEIGHT, box.scrollTop, box.clientHeight);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target === field.current;
    const moves: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + PAGE,
      PageUp: current - PAGE,
      ...(isTyping ? {} : { Home: 0, End: shown.length - 1 }),
    };
    const row = moves[event.key];
    if (row !== undefined) goTo(row);
    else if (event.key === "Enter" || (event.key === " " && !isTyping)) {
      const choice = shown[current];
      if (choice !== undefined) onToggle(choice.value);
    } else if (event.key === "Tab") onLeave();
    else return;
    event.preventDefault();
  };

  return (
    <Box onKeyDown={onKeyDown} sx={{ display: "flex", flexDirection: "column", minHeight: 0 }}>
      {hasField && (
        <Box sx={{ p: 2, pb: 1 }}>
          <TextField
            type="search"
            placeholder="Type to find"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              goTo(0);
            }}
            inputRef={field}
            slotProps={{
              htmlInput: {
                "aria-label": `Find in ${label}`,
                "aria-controls": id,
                "aria-activedescendant": activeId,
                autoComplete: "off",
              },
            }}
          />
        </Box>
      )}
      <Box
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable
        aria-activedescendant={activeId}
        tabIndex={0}
        onScroll={({ currentTarget }) => setScrollTop(currentTarget.scrollTop)}
        sx={{ flex: "1 1 auto", minHeight: 0, overflowY: "auto", outline: "none", py: 1 }}
      >
        <Box aria-hidden="true" style={{ height: first * ROW_HEIGHT }} />
        {shown.slice(first, end).map((choice, place) => {
          const row = first + place;
          const isChosen = chosen.has(choice.value);
          const Icon = isChosen ? CheckBoxIcon : CheckBoxOutlineBlankIcon;
          return (
            <Box
              key={choice.value}
              id={`${id}-${row}`}
              role="option"
              aria-selected={isChosen}
              aria-posinset={row + 1}
              aria-setsize={shown.length}
              title={choice.label}
              onClick={() => {
                setActive(row);
                onToggle(choice.value);
              }}
              sx={[
                {
                  display: "flex",
                  alignItems: "center",
                  gap: 2,
                  height: ROW_HEIGHT,
                  px: 3,
                  fontSize: 14,
                  cursor: "pointer",
                  "&:hover": { bgcolor: "action.hover" },
                },
                row === current && { bgcolor: "action.hover" },
              ]}
            >
              <Icon fontSize="small" aria-hidden="true" sx={{ color: isChosen ? "primary.main" : "text.secondary" }} />
              <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
                {choice.label}
              </Box>
            </Box>
          );
        })}
        <Box aria-hidden="true" style={{ height: (shown.length - end) * ROW_HEIGHT }} />
      </Box>
      {shown.length === 0 && (
        <Box role="status" sx={{ px: 4, pb: 3, typography: "body2", color: "text.secondary" }}>
          Nothing found.
        </Box>
      )}
    </Box>
  );
}
