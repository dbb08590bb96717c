import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { SeriesMark } from "../../../ui/charts/ChartLegend";
import { numberText } from "../../../ui/format";
import { tabularNumbers } from "../../../ui/style";

type Line = { key: string; label: string; isHidden: boolean };

type Props = {
  lines: readonly Line[];
  /** Hides the lines with these keys, and shows the others. */
  onHide: (keys: ReadonlySet<string>) => void;
};

/** Says which line is which. Each can be shown and hidden, and all of them together. */
export function AnalyticsLegend({ lines, onHide }: Props) {
  const hidden = new Set(lines.filter(({ isHidden }) => isHidden).map(({ key }) => key));
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    onHide(next);
  };
  return (
    <Box role="group" aria-label="Lines" sx={{ mb: 3 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 3, mb: 2 }}>
        <Button onClick={() => onHide(hidden.size === 0 ? new Set(lines.map(({ key }) => key)) : new Set())}>
          {hidden.size === 0 ? "Hide All" : "Show All"}
        </Button>
        <Box component="span" role="status" sx={{ color: "text.secondary", fontSize: 13, ...tabularNumbers }}>
          {`${numberText(lines.length - hidden.size)} of ${numberText(lines.length)} shown`}
        </Box>
      </Box>
      <Box
        sx={(theme) => ({
          display: "flex",
          flexWrap: "wrap",
          gap: 1,
          maxHeight: 132,
          overflowY: "auto",
          "& button": {
            display: "inline-flex",
            alignItems: "center",
            gap: 1.5,
            maxWidth: "100%",
            minHeight: 26,
            px: 2,
            py: 0,
            font: "inherit",
            fontSize: 12,
            textAlign: "left",
            color: "inherit",
            bgcolor: "transparent",
            border: 1,
            borderColor: "divider",
            borderRadius: "6px",
            cursor: "pointer",
            "&:hover": { bgcolor: theme.vars.palette.hover },
            "&:focus-visible": { outlineOffset: -2 },
            "& svg": { flexShrink: 0 },
          },
          "& button[aria-pressed=false]": { color: "text.secondary", textDecoration: "line-through", "& svg": { opacity: 0.3 } },
        })}
      >
        {lines.map(({ key, label, isHidden }, place) => (
          <button key={key} type="button" aria-pressed={!isHidden} onClick={() => toggle(key)}>
            <SeriesMark series={place} kind="lines" />
            {label}
          </button>
        ))}
      </Box>
    </Box>
  );
}
