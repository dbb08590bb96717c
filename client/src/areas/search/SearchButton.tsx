import SearchIcon from "@mui/icons-material/Search";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ScreenRoute } from "../../app/routing/route";
import { visuallyHidden } from "../../ui/layout/style";
// Loaded with the frame: what is typed right after the shortcut would be lost otherwise.
import { SearchPalette } from "./SearchPalette";

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const narrow = "@media (width < 900px)";
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
      if (!isShortcut || document.querySelector(".MuiModal-root") !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", open, end);
    return () => end.abort();
  }, []);
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? "Meta+K" : "Control+K"}
        onClick={() => setOpen(true)}
        sx={{ gap: 2, minHeight: 32, fontWeight: 450, "&&": { color: "text.secondary" }, [narrow]: { minWidth: 32, width: 32, p: 0, "&&&": { borderColor: "transparent" } } }}
      >
        <SearchIcon fontSize="small" />
        {/* The icon alone is seen; the name stays. */}
        <Box component="span" sx={{ [narrow]: visuallyHidden }}>
          Find anything
        </Box>
        <Box component="kbd" sx={{ px: "5px", font: "inherit", fontSize: 11, lineHeight: "16px", border: 1, borderColor: "divider", borderRadius: "4px", [narrow]: { display: "none" } }}>
          {SHORTCUT}
        </Box>
      </Button>
      {isOpen && (
        <SearchPalette
          screens={screens}
          onClose={() => {
            // While it is open, nothing else can have the focus.
            flushSync(() => setOpen(false));
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
