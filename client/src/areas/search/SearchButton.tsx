import { useLayoutEffect, useRef, useState } from "react";
import type { ScreenRoute } from "../../app/routing/route";
import { SearchIcon } from "../../ui/layout/icons";
import { PlainButton } from "../../ui/layout/PlainButton";
import css from "./SearchButton.module.css";
// Loaded with the frame: what is typed right after the shortcut would be lost otherwise.
import { SearchPalette } from "./SearchPalette";

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const SHORTCUT = isMac ? "⌘K" : "Ctrl K";

/** Opens the search for everything, which Ctrl-K (on a Mac ⌘K) opens from anywhere. */
export function SearchButton({ screens }: { screens: readonly ScreenRoute[] }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Before the button is seen: the shortcut pressed right then would be lost otherwise.
  useLayoutEffect(() => {
    const end = new AbortController();
    const open = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "k";
      // A dialog that is open may hold what was typed.
      if (!isShortcut || document.querySelector("dialog[open], .MuiDialog-root") !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", open, end);
    return () => end.abort();
  }, []);
  return (
    <>
      <PlainButton
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? "Meta+K" : "Control+K"}
        onClick={() => setOpen(true)}
        className={css.button}
      >
        <SearchIcon fontSize="small" />
        <span className={css.label}>Find anything</span>
        <kbd className={css.keys}>{SHORTCUT}</kbd>
      </PlainButton>
      {isOpen && (
        <SearchPalette
          screens={screens}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
