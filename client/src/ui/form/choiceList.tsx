import CheckIcon from "@mui/icons-material/Check";
import CheckBoxIcon from "@mui/icons-material/CheckBox";
import CheckBoxOutlineBlankIcon from "@mui/icons-material/CheckBoxOutlineBlank";
import Box from "@mui/material/Box";
import { useForkRef } from "@mui/material/utils";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { cloneElement, type HTMLAttributes, type Key, type ReactElement, type Ref, useRef } from "react";
import { tabularNumbers } from "../layout/style";
import type { Choice } from "./choices";

const ROW_HEIGHT = 34;

/** How high the list is before it scrolls. */
const LIST_HEIGHT = 320;

type Props = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement>; children: readonly ReactElement<HTMLAttributes<HTMLElement>>[] };

/**
 * The list of an Autocomplete. It draws only what can be seen of thousands of choices. The first and the last are always
 * there: Home, End and the arrow keys go only to what is drawn.
 */
function ChoiceList({ children, ref, ...list }: Props) {
  "use no memo";
  const box = useRef<HTMLElement>(null);
  const last = children.length - 1;
  // oxlint-disable-next-line react/incompatible-library -- The directive above answers it.
  const { getVirtualItems, getTotalSize } = useVirtualizer({
    count: children.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
    initialOffset: () => Math.max(0, children.findIndex(({ props }) => props["aria-selected"]) * ROW_HEIGHT - LIST_HEIGHT / 2),
    initialRect: { width: 0, height: LIST_HEIGHT },
    observeElementRect: () => undefined,
    rangeExtractor: (range) => [...new Set([0, ...defaultRangeExtractor(range), last])],
  });
  // With another ref, the library would go back to the chosen one.
  const hold = useForkRef(box, ref);
  return (
    <Box {...list} ref={hold}>
      <Box role="presentation" sx={{ position: "relative" }} style={{ height: getTotalSize() }}>
        {getVirtualItems().map(({ index, start }) => {
          const choice = children[index];
          return choice && cloneElement(choice, { key: index, style: { top: start }, "aria-posinset": index + 1, "aria-setsize": children.length });
        })}
      </Box>
    </Box>
  );
}

/** How every select and suggestion looks. */
export const choiceList = {
  size: "small",
  slotProps: {
    listbox: { component: ChoiceList, sx: { maxHeight: LIST_HEIGHT, py: 0 } },
    paper: { sx: { border: 1, borderColor: "divider", fontSize: 14 } },
    // It lies outside the page's landmarks, so it is one.
    popper: { role: "region", "aria-label": "Choices", sx: { minWidth: 240 } },
    // A click on the field itself opens the list, too, and so do its keys.
    popupIndicator: { "aria-hidden": true, title: "", sx: { displayPrint: "none" } },
  },
  renderOption: (
    { key, ...option }: HTMLAttributes<HTMLElement> & { key: Key },
    { label, detail }: Choice<string | number>,
    _state: unknown,
    { multiple = false }: { multiple?: boolean },
  ) => {
    const isChosen = option["aria-selected"] === true;
    const Tick = isChosen ? CheckBoxIcon : CheckBoxOutlineBlankIcon;
    return (
      <Box key={key} component="li" {...option} title={label} sx={{ "&&": { position: "absolute", insetInline: 0, gap: 2, height: ROW_HEIGHT, minHeight: 0, py: 0 } }}>
        {multiple && <Tick fontSize="small" aria-hidden="true" sx={{ color: isChosen ? "primary.main" : "text.secondary" }} />}
        <Box component="span" sx={{ flex: 1, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
          {label}
        </Box>
        {detail !== undefined && (
          // Labels are distinct, so the name of the option needs no more.
          <Box component="span" aria-hidden="true" sx={{ color: "text.secondary", fontSize: 12, ...tabularNumbers }}>
            {detail}
          </Box>
        )}
        {!multiple && isChosen && <CheckIcon fontSize="small" aria-hidden="true" sx={{ color: "primary.main" }} />}
      </Box>
    );
  },
} as const;
