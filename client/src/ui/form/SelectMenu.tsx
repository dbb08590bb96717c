import CheckIcon from "@mui/icons-material/Check";
import CheckBoxIcon from "@mui/icons-material/CheckBox";
import CheckBoxOutlineBlankIcon from "@mui/icons-material/CheckBoxOutlineBlank";
import Box from "@mui/material/Box";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Choice, findChoices, typedAhead } from "./choices";
import { tabularNumbers } from "../layout/style";
import { scrollTopShowing, visibleRows } from "./visibleRows";
import { TextBox } from "./TextBox";

const ROW_HEIGHT = 34;

/** From this many choices on there is a field to find one with. */
const FIND_FROM = 12;

/** Rows that Page Up and Page Down go. */
const PAGE = 8;

/** Letters typed within this time are one word, in milliseconds. */
const WORD_MS = 700;

/** A word that is being typed, and the time of its last letter. */
export type Typed = { text: string; at: number };

/** Whether a key types something. */
export function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}

type Props<Value extends string | number> = {
  id: string;
  label: string;
  /** The most that can be seen of the list. */
  height: number;
  choices: readonly Choice<Value>[];
  chosen: ReadonlySet<Value>;
  /** Whether more than one can be chosen. */
  isMultiple: boolean;
  /** What the user typed before the menu opened. */
  typed: Typed;
  onPick: (value: Value) => void;
  /** Closes the menu. */
  onLeave: () => void;
};

/** The menu of a select, for the pointer and the keyboard. It draws only what can be seen of a long list. */
export function SelectMenu<Value extends string | number>({
  id,
  label,
  height,
  choices,
  chosen,
  isMultiple,
  typed,
  onPick,
  onLeave,
}: Props<Value>) {
  const hasField = choices.length >= FIND_FROM;
  const [text, setText] = useState(hasField ? typed.text : "");
  const [scrollTop, setScrollTop] = useState(0);
  const [active, setActive] = useState(() => {
    if (typed.text === "") return Math.max(0, choices.findIndex(({ value }) => chosen.has(value)));
    return hasField ? 0 : Math.max(0, typedAhead(choices, typed.text, -1));
  });
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const word = useRef(typed);

  const shown = findChoices(choices, text);
  const { first, end } = visibleRows(shown.length, ROW_HEIGHT, scrollTop, height);
  const current = Math.min(active, shown.length - 1);
  const activeId = current >= first && current < end ? `${id}-${current}` : undefined;

  const show = (row: number) => {
    const box = list.current;
    if (box !== null) box.scrollTop = scrollTopShowing(row, ROW_HEIGHT, box.scrollTop, box.clientHeight);
  };
  const goTo = (row: number) => {
    const next = Math.max(0, Math.min(row, shown.length - 1));
    setActive(next);
    show(next);
  };

  const begin = useEffectEvent(() => {
    (field.current ?? list.current)?.focus();
    show(current);
  });
  useEffect(() => begin(), []);

  /** Goes to the choice that begins with what is typed. */
  const typeAhead = ({ key, timeStamp }: KeyboardEvent) => {
    const { text: before, at } = word.current;
    word.current = { text: timeStamp - at < WORD_MS ? before + key : key, at: timeStamp };
    const row = typedAhead(shown, word.current.text, current);
    if (row !== -1) goTo(row);
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
    // A space within a word is part of it.
    const isWord = !isTyping && isLetter(event) && (event.key !== " " || event.timeStamp - word.current.at < WORD_MS);
    if (row !== undefined) goTo(row);
    else if (isWord) typeAhead(event);
    else if (event.key === "Enter" || (event.key === " " && !isTyping)) {
      const choice = shown[current];
      if (choice !== undefined) onPick(choice.value);
    } else if (event.key === "Tab") onLeave();
    else return;
    event.preventDefault();
  };

  return (
    <Box
      onKeyDown={onKeyDown}
      // To look for a choice is no change of the form around the select.
      onInput={(event) => event.stopPropagation()}
      sx={{ display: "flex", flexDirection: "column", minHeight: 0 }}
    >
      {hasField && (
        <Box sx={{ p: 2, pb: 1 }}>
          <TextBox
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
        aria-multiselectable={isMultiple}
        aria-activedescendant={activeId}
        tabIndex={0}
        onScroll={({ currentTarget }) => setScrollTop(currentTarget.scrollTop)}
        sx={{ flex: "1 1 auto", minHeight: 0, overflowY: "auto", outline: "none", py: 1 }}
      >
        <Box aria-hidden="true" style={{ height: first * ROW_HEIGHT }} />
        {shown.slice(first, end).map((choice, place) => {
          const row = first + place;
          const isChosen = chosen.has(choice.value);
          const Tick = isChosen ? CheckBoxIcon : CheckBoxOutlineBlankIcon;
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
                onPick(choice.value);
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
              {isMultiple && (
                <Tick fontSize="small" aria-hidden="true" sx={{ color: isChosen ? "primary.main" : "text.secondary" }} />
              )}
              <Box component="span" sx={{ flex: 1, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
                {choice.label}
              </Box>
              {choice.detail !== undefined && (
                // Labels are distinct, so the name of the option needs no more.
                <Box component="span" aria-hidden="true" sx={{ color: "text.secondary", fontSize: 12, ...tabularNumbers }}>
                  {choice.detail}
                </Box>
              )}
              {!isMultiple && isChosen && <CheckIcon fontSize="small" aria-hidden="true" sx={{ color: "primary.main" }} />}
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
