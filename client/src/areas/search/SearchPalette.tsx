import SearchIcon from "@mui/icons-material/Search";
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import InputBase from "@mui/material/InputBase";
import { styled } from "@mui/material/styles";
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { Link, useNavigate } from "react-router";
import { hasUnsavedEntries } from "../../app/forms/useLeaveQuestion";
import { isOperationListOpen } from "../../app/relay/operations";
import type { ScreenRoute } from "../../app/routing/route";
import { type ScreenAction, useScreenActions } from "../../ui/layout/screenActions";
import { screenRecord, type ScreenRecord } from "../../ui/layout/screenRecord";
import { browserZone, utcTimes } from "../../ui/text/format";
import { savedViews } from "../../ui/table/savedViews";
import { useDebounced } from "../../ui/useDebounced";
import type { commandsFor } from "./commands";
import { isPinned, recentAndPinned, viewerRoles, withPinToggled, withRecent } from "./RecentTracker";
import { listOptions, type SearchOption } from "./searchOptions";
import { useHits } from "./useHits";

/** How long the text rests before it is searched for. */
const PAUSE_MS = 150;

type Props = {
  screens: readonly ScreenRoute[];
  onClose: () => void;
};

/** Finds screens and records by whatever one has of them, and opens them. */
export function SearchPalette({ screens, onClose }: Props) {
  const [text, setText] = useState("");
  const [marked, setMarked] = useState(0);
  /** What the latest pin did, until the next key. */
  const [pinNote, setPinNote] = useState<string | null>(null);
  const listId = useId();
  const navigate = useNavigate();
  const wanted = useDebounced(text.trim(), PAUSE_MS);
  const found = useHits(wanted);
  const records = recentAndPinned.useValue();
  const [record] = useState(screenRecord.get);
  const pin: ScreenAction[] =
    record === null
      ? []
      : [{ label: `${isPinned(records, record) ? "Unpin" : "Pin"} this screen`, reason: null, run: () => recentAndPinned.change((kept) => withPinToggled(kept, record)) }];
  const actions = [...useScreenActions(), ...pin];
  const views = savedViews.useValue();
  const roles = viewerRoles.useValue();
  const readCommands = useCommands();
  const commands = readCommands?.(roles) ?? [];
  const groups = listOptions(text, { screens, actions, commands, console: consoleActions(), records, views, hits: found.hits });
  const options = groups.flatMap((group) => group.options);
  const at = Math.min(marked, options.length - 1);
  const isPending = text.trim() !== "" && (wanted !== text.trim() || found.isLoading || readCommands === null);
  /** Where to open the marked hit, since Enter was pressed before those of the text were there. */
  const [awaited, setAwaited] = useState<"here" | "tab" | null>(null);
  const mark = (index: number) => {
    setMarked(index);
    setAwaited(null);
  };
  const isStale = (option: SearchOption | undefined) => isPending && (option === undefined || found.hits.some(({ key }) => key === option.key));
  const optionId = (index: number) => `${listId}-${index}`;
  useEffect(() => {
    document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: "nearest" });
  }, [at, listId]);

  const open = ({ address, run, record: opened }: SearchOption, inNewTab: boolean) => {
    if (opened !== undefined) recentAndPinned.change((kept) => withRecent(kept, opened));
    if (address !== null && inNewTab) window.open(address, "_blank", "noopener");
    else if (run != null || address !== null) {
      onClose();
      if (run != null) run();
      else if (address !== null) void navigate(address);
    }
  };
  const openAwaited = useEffectEvent(() => {
    const option = options[at];
    if (option !== undefined) open(option, awaited === "tab");
  });
  useEffect(() => {
    if (awaited !== null && !isPending) openAwaited();
  }, [awaited, isPending]);
  const togglePin = (toggled: ScreenRecord) => {
    setPinNote(`${isPinned(records, toggled) ? "Unpinned" : "Pinned"} ${toggled.label}.`);
    recentAndPinned.change((kept) => withPinToggled(kept, toggled));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = options[at];
    const isForTab = event.ctrlKey || event.metaKey;
    const isPin = isForTab && event.key.toLowerCase() === "d";
    const isEnter = event.key === "Enter" && !event.nativeEvent.isComposing;
    if (isPin && option?.record !== undefined) togglePin(option.record);
    else if (move !== undefined && options.length > 0) mark((at + move + options.length) % options.length);
    else if (isEnter && isStale(option)) setAwaited(isForTab ? "tab" : "here");
    else if (isEnter && option !== undefined) open(option, isForTab);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      disableRestoreFocus
      transitionDuration={0}
      onClose={onClose}
      slotProps={{
        container: { sx: { alignItems: "start" } },
        paper: { "aria-label": "Find anything", sx: { width: 640, maxWidth: "calc(100% - 32px)", maxHeight: { xs: "calc(100% - 32px)", sm: 560 }, m: 0, mt: { xs: 4, sm: 18 } } },
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 2.5, px: 4, color: "text.secondary", borderBottom: 1, borderColor: "divider" }}>
        <SearchIcon />
        <InputBase
          autoFocus
          fullWidth
          sx={{ height: 52, fontSize: 16 }}
          placeholder="Name, number, key, email or address"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            mark(0);
            setPinNote(null);
          }}
          onKeyDown={onKeyDown}
          slotProps={{
            input: {
              role: "combobox",
              "aria-label": "Find anything",
              "aria-expanded": true,
              "aria-autocomplete": "list",
              "aria-controls": listId,
              "aria-activedescendant": at >= 0 ? optionId(at) : undefined,
              spellCheck: false,
            },
          }}
        />
      </Box>
      <Box
        id={listId}
        role="listbox"
        aria-label="Found"
        sx={{ flex: 1, minHeight: 0, p: 2, overflowY: "auto", overscrollBehavior: "contain", "&:empty": { display: "none" } }}
      >
        {groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <Box aria-hidden="true" sx={{ px: 2, pt: 2, pb: 1, fontSize: 12, fontWeight: 600, color: "text.secondary" }}>
              {group.label}
            </Box>
            {group.options.map((option) => {
              const index = options.indexOf(option);
              return (
                <Option
                  key={option.key}
                  id={optionId(index)}
                  option={option}
                  isMarked={index === at}
                  onPoint={() => index !== at && mark(index)}
                  onOpen={(inNewTab) => open(option, inNewTab)}
                />
              );
            })}
          </div>
        ))}
      </Box>
      <Box role="status" sx={{ px: 4, py: 2.5, fontSize: 12.5, color: "text.secondary", borderTop: 1, borderColor: "divider" }}>
        {pinNote ?? statusOf(text, isPending, options.length, found)}
      </Box>
    </Dialog>
  );
}

/** The commands, which are no part of the first load: nothing shows them before something is typed. Null until they are there. */
function useCommands(): typeof commandsFor | null {
  const [read, setRead] = useState<{ commands: typeof commandsFor | null }>({ commands: null });
  useEffect(() => {
    const none = () => [];
    import("./commands").then(
      ({ commandsFor: commands }) => setRead({ commands }),
      // Without a connection; the search says the same.
      () => setRead({ commands: none }),
    );
  }, []);
  return read.commands;
}

type OptionProps = {
  id: string;
  option: SearchOption;
  isMarked: boolean;
  onPoint: () => void;
  onOpen: (inNewTab: boolean) => void;
};

function Option({ id, option, isMarked, onPoint, onOpen }: OptionProps) {
  const { label, detail, address, run } = option;
  const common = { id, role: "option", "aria-selected": isMarked, onPointerMove: onPoint };
  const content = (
    <>
      <Box component="span" sx={cutOff}>
        {label}
      </Box>
      {detail !== undefined && (
        <Box component="span" data-detail sx={{ ...cutOff, flexShrink: 0, maxWidth: { xs: "45%", sm: "60%" }, ml: "auto", fontSize: 12.5, color: "text.secondary" }}>
          {detail}
        </Box>
      )}
    </>
  );
  if (address === null) {
    // The field has the focus and takes the keys.
    const doing = run == null ? { "aria-disabled": true } : { onClick: () => onOpen(false) };
    return (
      <Row {...common} {...doing}>
        {content}
      </Row>
    );
  }
  const onClick = (event: MouseEvent) => {
    // The browser opens a tab for a click with a key.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(false);
  };
  return (
    <Row {...common} as={Link} {...{ to: address }} tabIndex={-1} onClick={onClick}>
      {content}
    </Row>
  );
}

const cutOff = { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "baseline",
  gap: 12,
  padding: "7px 8px",
  color: "inherit",
  textDecoration: "none",
  borderRadius: 6,
  cursor: "pointer",
  "&[aria-selected=true]": {
    backgroundColor: theme.vars.palette.tone.blue.soft,
    "@media (forced-colors: active)": { color: "SelectedItemText", backgroundColor: "SelectedItem", forcedColorAdjust: "none" },
  },
  "&[aria-disabled=true]": {
    color: theme.vars.palette.text.secondary,
    cursor: "default",
    // The reason is read whole.
    "& [data-detail]": { flexShrink: 1, maxWidth: "none", textAlign: "right", whiteSpace: "normal" },
  },
}));

function statusOf(text: string, isPending: boolean, count: number, found: { failure: string | null; missing: readonly string[]; totalCount: number }) {
  if (text.trim() === "") return "Type to search. Enter opens, Ctrl-Enter in a new tab, Ctrl-D pins.";
  if (isPending) return "Searching…";
  if (found.failure !== null) return found.failure;
  const missing = found.missing.length > 0 ? ` Not searched, because a service failed: ${found.missing.join(", ")}.` : "";
  return (count === 0 ? "Nothing found." : found.totalCount === 0 ? "No records found." : `${found.totalCount} found.`) + missing;
}

/** The actions that the console offers on every screen. */
function consoleActions(): readonly ScreenAction[] {
  return [
    { label: "How was this loaded", reason: null, run: () => isOperationListOpen.set(true) },
    {
      label: utcTimes.isOn() ? `Show times in ${browserZone()}` : "Show times in UTC",
      // Switching remounts the screen.
      reason: hasUnsavedEntries() ? "Save your changes first." : null,
      run: () => utcTimes.turn(!utcTimes.isOn()),
    },
  ];
}
