import MoreVertIcon from "@mui/icons-material/MoreVert";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, useState } from "react";
import { ReasonedButton } from "./ReasonedButton";

/** Something to do with a row. */
export type RowAction = {
  label: string;
  /** The whole of it for assistive technology, with the name of the row: "Edit Harbor AVL". */
  description: string;
  onSelect: () => void;
  /** Why it cannot be done now. */
  reason?: string | null;
  /** Whether it is under way. */
  isBusy?: boolean;
};

type Props = {
  /** The name of the row. */
  name: string;
  actions: readonly RowAction[];
};

/** Below this width of the window, buttons would hide the other columns. */
export const menuBelow = 1100;

/** The actions of a row: buttons in one line, and a menu where there is no room for them. */
export function RowActions(props: Props) {
  const isMenu = useMediaQuery(`(max-width: ${menuBelow - 0.05}px)`, { noSsr: true });
  return isMenu ? <ActionsMenu {...props} /> : <ActionButtons {...props} />;
}

function ActionButtons({ actions }: Props) {
  return (
    <Box
      sx={{
        display: "inline-flex",
        gap: 1,
        // Cells break words anywhere, buttons must not.
        overflowWrap: "normal",
        "& .MuiButton-root": { minWidth: 0, px: 2.5 },
      }}
    >
      {actions.map(({ label, description, onSelect, reason = null, isBusy = false }) => (
        <ReasonedButton key={label} aria-label={description} reason={reason} loading={isBusy} onClick={onSelect}>
          {label}
        </ReasonedButton>
      ))}
    </Box>
  );
}

function ActionsMenu({ name, actions }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = `Actions for ${name}`;
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        loading={actions.some(({ isBusy = false }) => isBusy)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        // The arrow keys reach what cannot be done as well, and so its reason.
        slotProps={{ list: { "aria-label": label, disabledItemsFocusable: true } }}
      >
        {actions.map(({ label: text, description, onSelect, reason = null }) => (
          <MenuItem
            key={text}
            aria-label={reason === null ? description : `${description}. ${reason}`}
            aria-disabled={reason !== null}
            onClick={() => {
              if (reason !== null) return;
              setAnchor(null);
              onSelect();
            }}
            sx={{ display: "block", ...(reason !== null && { cursor: "not-allowed", color: "text.secondary" }) }}
          >
            {text}
            {reason !== null && (
              <Box component="span" sx={{ display: "block", maxWidth: 240, whiteSpace: "normal", typography: "caption" }}>
                {reason}
              </Box>
            )}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
