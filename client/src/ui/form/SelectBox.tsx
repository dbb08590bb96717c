import FormControl, { type FormControlProps } from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import Popover from "@mui/material/Popover";
import Select from "@mui/material/Select";
import { type ReactNode, useId, useState } from "react";
import type { Choice } from "./choices";
import { useReportChange } from "./formChange";
import { isLetter, SelectMenu, type Typed } from "./SelectMenu";

/** How high the menu is before it scrolls. */
const MENU_HEIGHT = 320;

export type SelectBoxProps = {
  label: string;
  helperText?: ReactNode;
  autoFocus?: boolean;
} & Pick<FormControlProps, "disabled" | "error" | "fullWidth" | "required" | "sx">;

type Props<Value extends string | number> = SelectBoxProps & {
  /** The text of the button. */
  text: string;
  choices: readonly Choice<Value>[];
  chosen: readonly Value[];
  isMultiple?: boolean;
  onPick: (value: Value) => void;
  /** Called when the menu has closed. */
  onClosed?: () => void;
};

/** The button of a select and the menu that it opens. Typing on the button opens the menu, too. */
export function SelectBox<Value extends string | number>({
  label,
  helperText,
  autoFocus,
  fullWidth = true,
  text,
  choices,
  chosen,
  isMultiple = false,
  onPick,
  onClosed,
  ...rest
}: Props<Value>) {
  const id = useId();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const reportChange = useReportChange();
  // What opened the menu; null while it is closed.
  const [typed, setTyped] = useState<Typed | null>(null);
  const isOpen = typed !== null && rest.disabled !== true;
  const hasHelp = helperText != null && helperText !== "";
  const close = () => {
    setTyped(null);
    onClosed?.();
  };

  return (
    <FormControl
      size="small"
      fullWidth={fullWidth}
      onKeyDown={(event) => {
        if (isOpen || rest.disabled === true || !isLetter(event) || event.key === " ") return;
        // Otherwise the field that opens would take the letter once more.
        event.preventDefault();
        setTyped({ text: event.key, at: event.timeStamp });
      }}
      {...rest}
    >
      <InputLabel id={id}>
        {label}
      </InputLabel>
      {/* The library's own menu draws every choice, so that thousands of them stop the page. */}
      <Select
        ref={setAnchor}
        multiple
        displayEmpty
        autoFocus={autoFocus}
        labelId={id}
        label={label}
        value={chosen}
        open={false}
        onOpen={() => setTyped({ text: "", at: 0 })}
        renderValue={() => text}
        aria-describedby={hasHelp ? `${id}-help` : undefined}
        SelectDisplayProps={{
          "aria-haspopup": "dialog",
          "aria-expanded": isOpen,
          "aria-invalid": rest.error,
          "aria-controls": isOpen ? `${id}-menu` : undefined,
        }}
      />
      {isOpen && (
        <Popover
          open
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
          transitionDuration={0}
          slotProps={{
            paper: {
              role: "dialog",
              "aria-label": label,
              style: { maxHeight: MENU_HEIGHT, width: anchor?.clientWidth, minWidth: 240 },
              sx: { display: "flex", flexDirection: "column", overflow: "hidden", border: 1, borderColor: "divider" },
            },
          }}
        >
          <SelectMenu
            id={`${id}-menu`}
            label={label}
            height={MENU_HEIGHT}
            choices={choices}
            chosen={new Set(chosen)}
            isMultiple={isMultiple}
            typed={typed}
            onPick={(value) => {
              reportChange();
              if (!isMultiple) close();
              onPick(value);
            }}
            onLeave={close}
          />
        </Popover>
      )}
      {hasHelp && <FormHelperText id={`${id}-help`}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
