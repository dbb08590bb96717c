import ArrowDropDownIcon from "@mui/icons-material/ArrowDropDown";
import Box from "@mui/material/Box";
import FormControl, { type FormControlProps } from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import type { InputBaseComponentProps } from "@mui/material/InputBase";
import InputLabel from "@mui/material/InputLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import Popover from "@mui/material/Popover";
import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useId, useRef, useState } from "react";
import type { Choice } from "./choices";
import { useReportChange } from "./formChange";
import { isLetter, SelectMenu, type Typed } from "./SelectMenu";

/** How high the menu is before it scrolls. */
const MENU_HEIGHT = 320;

/** The keys that open a closed select. */
const OPENING_KEYS: readonly string[] = [" ", "ArrowUp", "ArrowDown", "Enter"];

const noText: Typed = { text: "", at: 0 };

export type SelectBoxProps = {
  label: string;
  helperText?: ReactNode;
  autoFocus?: boolean;
} & Pick<FormControlProps, "disabled" | "error" | "fullWidth" | "required" | "sx">;

type Props<Value extends string | number> = SelectBoxProps & {
  /** The text of the button. */
  text: string;
  /** Whether the text asks for a choice rather than naming one. */
  isPlaceholder?: boolean;
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
  isPlaceholder = false,
  choices,
  chosen,
  isMultiple = false,
  onPick,
  onClosed,
  ...rest
}: Props<Value>) {
  const id = useId();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const button = useRef<HTMLDivElement>(null);
  const reportChange = useReportChange();
  // What opened the menu; null while it is closed.
  const [typed, setTyped] = useState<Typed | null>(null);
  const isDisabled = rest.disabled === true;
  const isOpen = typed !== null && !isDisabled;
  const hasHelp = helperText != null && helperText !== "";
  useEffect(() => {
    if (autoFocus === true) button.current?.focus();
  }, [autoFocus]);
  const close = () => {
    setTyped(null);
    onClosed?.();
  };

  return (
    <FormControl size="small" fullWidth={fullWidth} {...rest}>
      <InputLabel id={id} component="div" onClick={() => button.current?.focus()}>
        {label}
      </InputLabel>
      {/* The library's own select draws every choice, so that thousands of them stop the page. */}
      <OutlinedInput
        ref={setAnchor}
        label={label}
        inputComponent={SelectButton}
        inputProps={{
          ref: button,
          text,
          isPlaceholder,
          attributes: {
            role: "combobox",
            tabIndex: isDisabled ? undefined : 0,
            "aria-labelledby": id,
            "aria-describedby": hasHelp ? `${id}-help` : undefined,
            "aria-haspopup": "dialog",
            "aria-expanded": isOpen,
            "aria-invalid": rest.error,
            "aria-required": rest.required,
            "aria-disabled": isDisabled || undefined,
            "aria-controls": isOpen ? `${id}-menu` : undefined,
            onMouseDown: (event) => {
              if (event.button !== 0 || isDisabled) return;
              // The browser would give the focus away again once the menu has it.
              event.preventDefault();
              event.currentTarget.focus();
              setTyped(noText);
            },
            onKeyDown: (event) => {
              const opens = OPENING_KEYS.includes(event.key);
              if (isOpen || isDisabled || !(opens || isLetter(event))) return;
              // Otherwise the field that opens would take the letter once more.
              event.preventDefault();
              setTyped(opens ? noText : { text: event.key, at: event.timeStamp });
            },
          } satisfies HTMLAttributes<HTMLElement>,
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

type ButtonProps = {
  text?: string;
  isPlaceholder?: boolean;
  attributes?: HTMLAttributes<HTMLElement>;
} & Pick<InputBaseComponentProps, "className" | "onBlur" | "onFocus"> & { ref?: Ref<HTMLElement> };

/** What the field of a select has in place of an input. */
function SelectButton({ text, isPlaceholder = false, attributes, className, onBlur, onFocus, ref }: ButtonProps) {
  return (
    <Box
      {...{ className, onBlur, onFocus, ref }}
      {...attributes}
      sx={{ "&&": { display: "flex", alignItems: "center", pr: 2, cursor: "pointer", userSelect: "none", "&.Mui-disabled": { cursor: "default" } } }}
    >
      <Box component="span" sx={{ flex: 1, color: isPlaceholder ? "text.secondary" : undefined, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
        {text}
      </Box>
      <ArrowDropDownIcon aria-hidden="true" sx={{ my: "-2px", color: "action.active", ".Mui-disabled > &": { color: "action.disabled" } }} />
    </Box>
  );
}
