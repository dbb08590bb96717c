import CloseIcon from "@mui/icons-material/Close";
import EditOutlined from "@mui/icons-material/EditOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import { type FormEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ReasonedButton } from "../form/ReasonedButton";
import { TextBox } from "../form/TextBox";
import { TextLink } from "../url/TextLink";
import { useColumnSettings } from "./columns";
import { isKeepable, LONGEST_NAME, MOST_VIEWS, sameView, type SavedView, savedViews, viewsOf, withView } from "./savedViews";
import { viewAddress, viewName, withoutView } from "./viewEdits";

type Props = {
  /** The button that opened it. */
  anchor: HTMLElement;
  /** What the list is called. */
  label: string;
  /** The name of the list. */
  list: string;
  onClose: () => void;
};

/** The views of a list: opens, saves, renames and removes them. */
export function ViewsPanel({ anchor, label, list, onClose }: Props) {
  const { pathname, search } = useLocation();
  const [columns] = useColumnSettings(list);
  const all = savedViews.useValue();
  const [name, setName] = useState("");
  const [renamed, setRenamed] = useState<SavedView | null>(null);
  const [said, setSaid] = useState("");
  const field = useRef<HTMLInputElement>(null);

  const shown: SavedView = { name: viewName(name), of: label, list, address: viewAddress(pathname, new URLSearchParams(search), list, columns) };
  const views = viewsOf(all, shown);
  const reasonNot = () => {
    const taken = sameView(all, shown);
    if (shown.name === "") return "Enter a name.";
    if (renamed !== null) return taken === undefined || taken.name === renamed.name ? null : "Another view has this name.";
    if (!isKeepable(shown.address)) return "This filter is too long to be kept.";
    return taken === undefined && all.length >= MOST_VIEWS ? `You have ${MOST_VIEWS} views of all lists. Remove one first.` : null;
  };
  const reason = reasonNot();

  /** Changes the views, and says what was done. */
  const change = (edit: (kept: readonly SavedView[]) => readonly SavedView[], done: string) =>
    setSaid(savedViews.change(edit) ? done : `${done} This browser cannot store it, so it lasts until you close the page.`);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (reason !== null) return;
    if (renamed === null) change((kept) => withView(kept, shown), `Saved ${shown.name}.`);
    else change((kept) => withView(kept, { ...renamed, name: shown.name }, renamed), `Renamed to ${shown.name}.`);
    setName("");
    setRenamed(null);
  };
  const rename = (view: SavedView) => {
    setRenamed(view);
    setName(view.name);
    field.current?.focus();
  };
  const remove = (view: SavedView) => {
    change((kept) => withoutView(kept, view), `Removed ${view.name}.`);
    if (renamed?.name === view.name) {
      setRenamed(null);
      setName("");
    }
    // Its button goes.
    field.current?.focus();
  };

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-label": `Views of ${label}`,
          sx: { display: "grid", gap: 3, p: 4, mt: 1, width: 320, maxWidth: "calc(100vw - 32px)", border: 1, borderColor: "divider" },
        },
      }}
    >
      {views.length === 0 ? (
        <Box component="p" sx={note}>
          Save what this list shows under a name. Views stay in this browser.
        </Box>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", maxHeight: "40vh", overflowY: "auto" }}>
          {views.map((view) => {
            const isOpen = view.address === shown.address;
            return (
              <Box component="li" key={view.name} sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 32 }}>
                <TextLink to={view.address} onClick={onClose} aria-current={isOpen ? "page" : undefined} style={{ flex: 1, minWidth: 0, overflowWrap: "anywhere", fontWeight: isOpen ? 650 : 500 }}>
                  {view.name}
                </TextLink>
                <IconButton size="small" aria-label={`Rename ${view.name}`} title="Rename" onClick={() => rename(view)}>
                  <EditOutlined sx={icon} />
                </IconButton>
                <IconButton size="small" aria-label={`Remove ${view.name}`} title="Remove" onClick={() => remove(view)}>
                  <CloseIcon sx={icon} />
                </IconButton>
              </Box>
            );
          })}
        </Box>
      )}
      <Box component="form" onSubmit={save} sx={{ display: "flex", alignItems: "start", gap: 2 }}>
        <TextBox
          autoFocus={views.length === 0}
          label={renamed === null ? "Save this view as" : "New name"}
          autoComplete="off"
          value={name}
          inputRef={field}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
        />
        <ReasonedButton type="submit" variant="contained" color="primary" reason={reason} sx={{ minHeight: 36 }}>
          {renamed === null ? "Save" : "Rename"}
        </ReasonedButton>
      </Box>
      <Box component="p" role="status" sx={note}>
        {said === "" && views.length > 0 ? "A view is a link. Its address shows others the same." : said}
      </Box>
    </Popover>
  );
}

const note = { m: 0, typography: "body2", color: "text.secondary" } as const;
const icon = { fontSize: 16 } as const;
