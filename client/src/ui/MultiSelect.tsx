import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import Popover from "@mui/material/Popover";
import Select from "@mui/material/Select";
import { useId, useState } from "react";
import type { Choice } from "./fields";
import { label70 } from "./format";
import { MultiSelectMenu } from "./MultiSelectMenu";

/** How high the menu is before it scrolls. */
const MENU_HEIGHT = 320;

type Props<Value extends string | number> = {
  label: string;
  /** The text of the button while nothing is selected, such as "Select Campaigns". */
  placeholder: string;
  choices: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  disabled?: boolean;
  helperText?: string;
};

/**
 * A select with several choices. Its button names them, cut at 70 characters; its menu draws only what can
 * be seen of a long list.
 */
export function MultiSelect<Value extends string | number>({
  label,
  placeholder,
  choices,
  value,
  onChange,
  disabled = false,
  helperText,
}: Props<Value>) {
  const id = useId();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const isOpen = anchor !== null && !disabled;
  const chosen = new Set(value);
  const text = choices
    .filter((choice) => chosen.has(choice.value))
    .map((choice) => choice.label)
    .join(", ");
  const toggle = (toggled: Value) => {
    const next = new Set(chosen);
    if (!next.delete(toggled)) next.add(toggled);
    onChange(choices.filter((choice) => next.has(choice.value)).map((choice) => choice.value));
  };

  return (
    <FormControl size="small" fullWidth disabled={disabled}>
      <InputLabel id={id} shrink>
        {label}
      </InputLabel>
      {/* The library's own menu draws every choice, so that thousands of them stop the page. */}
      <Select
        multiple
        notched
        displayEmpty
        labelId={id}
        label={label}
        value={value}
        open={false}
        onOpen={({ currentTarget }) => setAnchor(currentTarget)}
        renderValue={() => label70(text === "" ? placeholder : text)}
        SelectDisplayProps={{
          "aria-haspopup": "dialog",
          "aria-expanded": isOpen,
          "aria-controls": isOpen ? `${id}-menu` : undefined,
        }}
      />
      {isOpen && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
          transitionDuration={0}
          slotProps={{
            paper: {
              role: "dialog",
              "aria-label": label,
              style: { maxHeight: MENU_HEIGHT, width: anchor.clientWidth, minWidth: 240 },
              sx: { display: "flex", flexDirection: "column", overflow: "hidden", border: 1, borderColor: "divider" },
            },
          }}
        >
          <MultiSelectMenu
            id={`${id}-menu`}
            label={label}
            height={MENU_HEIGHT}
            choices={choices}
            chosen={chosen}
            onToggle={toggle}
            onLeave={() => setAnchor(null)}
          />
        </Popover>
      )}
      {helperText !== undefined && <FormHelperText>{helperText}</FormHelperText>}
    </FormControl>
  );
}
