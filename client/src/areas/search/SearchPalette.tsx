import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { ScreenRoute } from "../../app/routing/route";
import { SearchIcon } from "../../ui/layout/icons";
import { useRested } from "../../ui/useRested";
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
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const wanted = useRested(text.trim(), PAUSE_MS);
  const found = useHits(wanted);
  const groups = listOptions(screens, text, found.hits);
  const options = groups.flatMap((group) => group.options);
  const at = Math.min(marked, options.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  useEffect(() => {
    const box = dialog.current;
    const end = new AbortController();
    box?.showModal();
    // A click beside the box is one on the dialog itself.
    box?.addEventListener("click", ({ target }) => target === box && box.close(), end);
    return () => end.abort();
  }, []);
  useEffect(() => {
    document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: "nearest" });
  }, [at, listId]);

  const open = ({ address }: SearchOption, inNewTab: boolean) => {
    if (address === null) return;
    if (inNewTab) window.open(address, "_blank", "noopener");
    else {
      onClose();
      void navigate(address);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = options[at];
    if (move !== undefined && options.length > 0) setMarked((at + move + options.length) % options.length);
    else if (event.key === "Enter" && !event.nativeEvent.isComposing && option !== undefined) open(option, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  const isPending = text.trim() !== "" && (wanted !== text.trim() || found.isLoading);

  return (
    <dialog
      ref={dialog}
      aria-label="Find anything"
      className={css.palette}
      onClose={onClose}
    >
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
            setMarked(0);
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
                  onPoint={() => setMarked(index)}
                  onOpen={onClose}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={css.status}>
        {statusOf(text, isPending, options.length, found)}
      </p>
    </dialog>
  );
}

type OptionProps = {
  id: string;
  option: SearchOption;
  isMarked: boolean;
  onPoint: () => void;
  onOpen: () => void;
};

function Option({ id, option, isMarked, onPoint, onOpen }: OptionProps) {
  const { label, detail, address } = option;
  const common = { id, role: "option", "aria-selected": isMarked, className: css.option, onPointerMove: onPoint };
  const content = (
    <>
      <span className={css.title}>{label}</span>
      {detail !== undefined && <span className={css.detail}>{detail}</span>}
    </>
  );
  return address === null ? (
    <div {...common} aria-disabled="true">
      {content}
    </div>
  ) : (
    <Link {...common} to={address} tabIndex={-1} onClick={({ ctrlKey, metaKey }) => !ctrlKey && !metaKey && onOpen()}>
      {content}
    </Link>
  );
}

function statusOf(text: string, isPending: boolean, count: number, found: { failure: string | null; missing: readonly string[]; totalCount: number }) {
  if (text.trim() === "") return "Type to search. Enter opens, Ctrl-Enter opens a new tab.";
  if (isPending) return "Searching…";
  if (found.failure !== null) return found.failure;
  const missing = found.missing.length > 0 ? ` Not searched, because a service failed: ${found.missing.join(", ")}.` : "";
  return (count === 0 ? "Nothing found." : `${found.totalCount} found.`) + missing;
}
