import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { ScreenRoute } from "../../app/routing/route";
import { screenSubject, type Thing } from "../../ui/layout/screenSubject";
import { type ScreenAction, useScreenActions } from "../../ui/layout/screenActions";
import { SearchIcon } from "../../ui/layout/icons";
import { ModalDialog } from "../../ui/layout/ModalDialog";
import { useRested } from "../../ui/useRested";
import { consoleActions } from "./consoleActions";
import { changeThings, isPinned, keptThings, withPinToggled, withRecent } from "./keptThings";
import { listOptions, type SearchOption } from "./searchOptions";
import css from "./SearchPalette.module.css";
import { useHits } from "./useHits";

/** How long the text rests before it is searched for. */
const PAUSE_MS = 150;

type Props = {
  screens: readonly ScreenRoute[];
  onClose: () => void;
};

/** Finds screens and things by whatever one has of them, and opens them. */
export function SearchPalette({ screens, onClose }: Props) {
  const [text, setText] = useState("");
  const [marked, setMarked] = useState(0);
  /** What the latest pin did, until the next key. */
  const [pinNote, setPinNote] = useState<string | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const wanted = useRested(text.trim(), PAUSE_MS);
  const found = useHits(wanted);
  const things = keptThings.useValue();
  const [thing] = useState(screenSubject.get);
  const pin: ScreenAction[] =
    thing === null
      ? []
      : [{ label: `${isPinned(things, thing) ? "Unpin" : "Pin"} this screen`, reason: null, run: () => changeThings((kept) => withPinToggled(kept, thing)) }];
  const actions = [...useScreenActions(), ...pin];
  const groups = listOptions(text, { screens, actions, console: consoleActions(), things, hits: found.hits });
  const options = groups.flatMap((group) => group.options);
  const at = Math.min(marked, options.length - 1);
  const isPending = text.trim() !== "" && (wanted !== text.trim() || found.isLoading);
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

  const open = ({ address, run, thing: opened }: SearchOption, inNewTab: boolean) => {
    if (opened !== undefined) changeThings((kept) => withRecent(kept, opened));
    if (address !== null && inNewTab) window.open(address, "_blank", "noopener");
    else if (run != null || address !== null) {
      // Nothing else can have the focus before.
      dialog.current?.close();
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
  const togglePin = (toggled: Thing) => {
    setPinNote(`${isPinned(things, toggled) ? "Unpinned" : "Pinned"} ${toggled.label}.`);
    changeThings((kept) => withPinToggled(kept, toggled));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = options[at];
    const isForTab = event.ctrlKey || event.metaKey;
    const isPin = isForTab && event.key.toLowerCase() === "d";
    const isEnter = event.key === "Enter" && !event.nativeEvent.isComposing;
    if (isPin && option?.thing !== undefined) togglePin(option.thing);
    else if (move !== undefined && options.length > 0) mark((at + move + options.length) % options.length);
    else if (isEnter && isStale(option)) setAwaited(isForTab ? "tab" : "here");
    else if (isEnter && option !== undefined) open(option, isForTab);
    else return;
    event.preventDefault();
  };
  return (
    <ModalDialog isTitleHidden ref={dialog} title="Find anything" className={css.palette} onClose={onClose}>
      <div className={css.field}>
        <SearchIcon />
        <input
          // The dialog of the browser gives it the focus.
          autoFocus
          role="combobox"
          aria-label="Find anything"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={at >= 0 ? optionId(at) : undefined}
          placeholder="Name, number, key, email or address"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            mark(0);
            setPinNote(null);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={listId} role="listbox" aria-label="Found" className={css.list}>
        {groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <div aria-hidden="true" className={css.group}>
              {group.label}
            </div>
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
      </div>
      <p role="status" className={css.status}>
        {pinNote ?? statusOf(text, isPending, options.length, found)}
      </p>
    </ModalDialog>
  );
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
  const common = { id, role: "option", "aria-selected": isMarked, className: css.option, onPointerMove: onPoint };
  const content = (
    <>
      <span className={css.title}>{label}</span>
      {detail !== undefined && <span className={css.detail}>{detail}</span>}
    </>
  );
  if (address === null) {
    // The field has the focus and takes the keys.
    const doing = run == null ? { "aria-disabled": true } : { onClick: () => onOpen(false) };
    return (
      <div {...common} {...doing}>
        {content}
      </div>
    );
  }
  const onClick = (event: MouseEvent) => {
    // The browser opens a tab for a click with a key.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(false);
  };
  return (
    <Link {...common} to={address} tabIndex={-1} onClick={onClick}>
      {content}
    </Link>
  );
}

function statusOf(text: string, isPending: boolean, count: number, found: { failure: string | null; missing: readonly string[]; totalCount: number }) {
  if (text.trim() === "") return "Type to search. Enter opens, Ctrl-Enter in a new tab, Ctrl-D pins.";
  if (isPending) return "Searching…";
  if (found.failure !== null) return found.failure;
  const missing = found.missing.length > 0 ? ` Not searched, because a service failed: ${found.missing.join(", ")}.` : "";
  return (count === 0 ? "Nothing found." : `${found.totalCount} found.`) + missing;
}
