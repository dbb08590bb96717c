import CloseIcon from "@mui/icons-material/Close";
import EditOutlined from "@mui/icons-material/EditOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import { type FormEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ReasonedButton } from "../form/ReasonedButton";
import { TextBox } from "../form/TextBox";
import { visuallyHidden } from "../layout/style";
import { TextLink } from "../url/TextLink";
import { useColumnSettings } from "./columns";
import { applyColumns, isKeepable, LONGEST_NAME, MOST_VIEWS, type SavedView, savedViews, viewAddress, viewsOf, withView } from "./savedViews";

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

  const shown: SavedView = { name: name.trim(), of: label, list, address: viewAddress(pathname, new URLSearchParams(search)), columns };
  const views = viewsOf(all, shown);
  const reasonNot = () => {
    if (shown.name === "") return "Enter a name.";
    if (renamed !== null) return null;
    if (!isKeepable(shown.address)) return "This filter is too long to be kept.";
    return withView(all, shown).length === all.length && all.length >= MOST_VIEWS && !views.some((view) => view.name === shown.name)
      ? `You have ${MOST_VIEWS} views. Remove one first.`
      : null;
  };
  const reason = reasonNot();

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (reason !== null) return;
    savedViews.change((kept) => withView(kept, renamed === null ? shown : { ...renamed, name: shown.name }, renamed));
    setSaid(renamed === null ? `Saved ${shown.name}.` : `Renamed to ${shown.name}.`);
    setName("");
    setRenamed(null);
  };
  const rename = (view: SavedView) => {
    setRenamed(view);
    setName(view.name);
    field.current?.focus();
  };
  const remove = (view: SavedView) => {
    savedViews.change((kept) => kept.filter((other) => other !== view));
    setSaid(`Removed ${view.name}.`);
    if (renamed === view) setRenamed(null);
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
          Save this filter, order and columns under a name. Views stay in this browser.
        </Box>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", maxHeight: "40vh", overflowY: "auto" }}>
          {views.map((view) => {
            const isOpen = view.address === shown.address;
            const open = () => {
              applyColumns(view);
              onClose();
            };
            return (
              <Box component="li" key={view.name} sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 32 }}>
                <TextLink to={view.address} onClick={open} aria-current={isOpen ? "page" : undefined} style={{ flex: 1, minWidth: 0, overflowWrap: "anywhere", fontWeight: isOpen ? 650 : 500 }}>
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
      {views.length > 0 && (
        <Box component="p" sx={note}>
          A view is a link. Its address shows others the same filter and order.
        </Box>
      )}
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </Popover>
  );
}

const note = { m: 0, typography: "body2", color: "text.secondary" } as const;
const icon = { fontSize: 16 } as const;
