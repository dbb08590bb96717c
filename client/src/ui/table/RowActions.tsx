import MoreVertIcon from "@mui/icons-material/MoreVert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, useState } from "react";
import { Link, type To } from "react-router";
import { ReasonedButton } from "../form/ReasonedButton";
import { TextLink } from "../url/TextLink";
import { useBusyFocus } from "../useKeptFocus";
import { actionsOfRow } from "./tableStyle";

type Named = {
  label: string;
  /** The whole of it for assistive technology, with the name of the row: "Edit Harbor AVL". */
  description: string;
};

/** Something to do with a row. */
export type RowTask = Named & {
  onSelect: () => void;
  /** Why it cannot be done now. */
  reason?: string | null;
  /** Whether it is under way. */
  isBusy?: boolean;
  /** Whether its button stands out. */
  isPrimary?: boolean;
};

/** Where a row leads to. */
type RowLink = Named & {
  to: To;
  /** Whether the page stays where it is scrolled to. */
  preventScrollReset?: boolean;
};

export type RowAction = RowTask | RowLink;

const isLink = (action: RowAction): action is RowLink => "to" in action;

type Props = {
  /** The name of the row. */
  name: string;
  actions: readonly RowAction[];
  /** Whether the buttons are below each other, in a table with many columns. */
  isStacked?: boolean;
};

/** Below this width of the window, buttons would hide the other columns. */
const menuBelow = 1100;

/** Whether the actions of rows are behind menus: where there is no room for them, or no pointer that hovers. */
function useIsMenu(): boolean {
  return useMediaQuery(`(max-width: ${menuBelow - 0.05}px), (hover: none)`, { noSsr: true });
}

/** The actions of a row: buttons in one line, which a table shows in the row that the pointer or the focus is at, or a menu. */
export function RowActions(props: Props) {
  const isMenu = useIsMenu();
  if (props.actions.length === 0) return null;
  return isMenu ? <ActionsMenu {...props} /> : <ActionButtons {...props} />;
}

function ActionButtons({ actions, isStacked = false }: Props) {
  const [first] = actions;
  // A link alone needs no border to be told from its neighbours.
  if (first !== undefined && actions.length === 1 && isLink(first)) {
    const { label, description, ...link } = first;
    return (
      <TextLink {...link} aria-label={description} style={{ whiteSpace: "nowrap" }}>
        {label}
      </TextLink>
    );
  }
  return (
    <Box
      {...{ [actionsOfRow]: true }}
      sx={{
        display: "inline-flex",
        flexDirection: isStacked ? { xs: "column", xl: "row" } : "row",
        // Cells break words anywhere, buttons must not.
        overflowWrap: "normal",
        "& .MuiButton-root": { minWidth: 0, px: { xs: 0.75, xl: 1.5 }, ...(isStacked && { py: { xs: 0, xl: undefined } }) },
        "& .MuiButton-root:hover": { bgcolor: "action.selected" },
      }}
    >
      {actions.map((action) => {
        if (isLink(action)) {
          const { label, description, ...link } = action;
          return (
            <Button key={label} variant="text" component={Link} {...link} aria-label={description}>
              {label}
            </Button>
          );
        }
        const { label, description, onSelect, reason = null, isBusy = false, isPrimary = false } = action;
        return (
          <ReasonedButton
            key={label}
            variant="text"
            aria-label={description}
            color={isPrimary ? "primary" : "inherit"}
            reason={reason}
            loading={isBusy}
            onClick={onSelect}
          >
            {label}
          </ReasonedButton>
        );
      })}
    </Box>
  );
}

function ActionsMenu({ name, actions }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = `Actions for ${name}`;
  const isBusy = actions.some((action) => !isLink(action) && action.isBusy === true);
  const button = useBusyFocus<HTMLButtonElement>(isBusy);
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        loading={isBusy}
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
        {actions.map((action) => {
          if (isLink(action)) {
            const { label: text, description, ...link } = action;
            return (
              <MenuItem key={text} component={Link} {...link} aria-label={description} onClick={() => setAnchor(null)}>
                {text}
              </MenuItem>
            );
          }
          const { label: text, description, onSelect, reason = null } = action;
          return (
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
          );
        })}
      </Menu>
    </>
  );
}
