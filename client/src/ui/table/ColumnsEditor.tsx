import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useLayoutEffect, useRef, useState } from "react";
import { visuallyHidden } from "../layout/style";
import { type ArrangedColumn, type ColumnSettings, comfortableRows, isFixed, orderColumns, useColumnSettings } from "./columns";

type Props = {
  /** The name of the list. */
  list: string;
  columns: readonly ArrangedColumn[];
  /** Whether every column can be hidden and moved, as in a grid, above which a phone has little room for them. */
  isFree?: boolean;
};

const legend = { p: 0, mb: 1, typography: "h3" } as const;
const fieldset = { border: 0, m: 0, p: 0, minWidth: 0 } as const;

/** Shows, hides and orders the columns of a list, and chooses the height of the rows of all lists. */
export function ColumnsEditor({ list, columns, isFree = false }: Props) {
  const [settings, store] = useColumnSettings(list);
  const isComfortable = comfortableRows.useValue();
  const [said, setSaid] = useState("");
  const focused = useRef<HTMLElement | null>(null);
  const movable = (column: ArrangedColumn) => isFree || !isFixed(columns, column);
  const ordered = orderColumns(columns, settings.order, movable);
  const keys = ordered.filter(movable).map(({ key }) => key);

  // A row that moves loses the focus.
  useLayoutEffect(() => {
    focused.current?.focus();
    focused.current = null;
  });

  const change = (next: Partial<ColumnSettings>, said = "") => {
    store({ ...settings, ...next });
    setSaid(said);
  };
  const moveTo = ({ key, header }: ArrangedColumn, place: number) => {
    if (place < 0 || place >= keys.length) return;
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const order = keys.filter((other) => other !== key).toSpliced(place, 0, key);
    const shown = orderColumns(columns, order, movable).findIndex((column) => column.key === key);
    change({ order }, `${header} is column ${shown + 1} of ${columns.length}.`);
  };

  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Box component="fieldset" sx={fieldset}>
        <Box component="legend" sx={legend}>
          Columns
        </Box>
        <Box component="ul" sx={{ display: "grid", gridTemplateColumns: { xs: isFree ? "1fr 1fr" : "1fr", md: "1fr" }, columnGap: 2, m: 0, p: 0, listStyle: "none" }}>
          {ordered
            .filter(({ isHeaderHidden, headerCell }) => isHeaderHidden !== true && headerCell === undefined)
            .map((column) => {
              const { key, header } = column;
              const isMovable = movable(column);
              const place = keys.indexOf(key);
              return (
                <Box
                  component="li"
                  key={key}
                  sx={{ display: "flex", alignItems: "center" }}
                >
                  <FormControlLabel
                    label={isMovable ? header : `${header} (always shown)`}
                    control={
                      <Checkbox
                        size="small"
                        checked={!isMovable || !settings.hidden.includes(key)}
                        disabled={!isMovable}
                        onChange={(_, isShown) =>
                          change({ hidden: isShown ? settings.hidden.filter((other) => other !== key) : [...settings.hidden, key] })
                        }
                        sx={{ py: "3px" }}
                      />
                    }
                    slotProps={{ typography: { variant: "body2" } }}
                    sx={{ flex: 1, mr: 0, minWidth: 0 }}
                  />
                  {isMovable &&
                    ([-1, 1] as const).map((by) => (
                      <IconButton
                        key={by}
                        size="small"
                        aria-label={`Move ${header} ${by < 0 ? "up" : "down"}`}
                        // Not disabled, which would take the focus away from a column that has arrived at the end.
                        aria-disabled={keys[place + by] === undefined}
                        onClick={() => moveTo(column, place + by)}
                        sx={{ width: 28, height: 28, fontSize: 15, "&[aria-disabled=true]": { opacity: 0.3, cursor: "default" } }}
                      >
                        <span aria-hidden="true">{by < 0 ? "↑" : "↓"}</span>
                      </IconButton>
                    ))}
                </Box>
              );
            })}
        </Box>
      </Box>
      <Box component="fieldset" sx={fieldset}>
        <Box component="legend" sx={legend}>
          Rows of All Lists
        </Box>
        <RadioGroup
          row
          value={isComfortable ? "comfortable" : "compact"}
          onChange={(_, value) => comfortableRows.set(value === "comfortable")}
        >
          {(["compact", "comfortable"] as const).map((value) => (
            <FormControlLabel
              key={value}
              value={value}
              label={value === "compact" ? "Compact" : "Comfortable"}
              control={<Radio size="small" sx={{ py: "3px" }} />}
              slotProps={{ typography: { variant: "body2" } }}
            />
          ))}
        </RadioGroup>
      </Box>
      <Button
        sx={{ justifySelf: "start" }}
        onClick={() => {
          store(null);
          setSaid("The columns are as they were at first.");
        }}
      >
        Reset
      </Button>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </Box>
  );
}

type PanelProps = {
  /** The button that opened it. */
  anchor: HTMLElement;
  label: string;
  /** The name of the list. */
  list: string;
  columns: readonly ArrangedColumn[];
  onClose: () => void;
};

/** The columns of a table, which follows at once. */
export function ColumnsPanel({ anchor, label, list, columns, onClose }: PanelProps) {
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
          "aria-label": `Columns of ${label}`,
          sx: { p: 4, mt: 1, width: 300, maxWidth: "calc(100vw - 32px)", border: 1, borderColor: "divider" },
        },
      }}
    >
      <ColumnsEditor list={list} columns={columns} />
    </Popover>
  );
}
