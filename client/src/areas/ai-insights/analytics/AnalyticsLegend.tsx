import Box from "@mui/material/Box";
import { SeriesMark } from "../../../ui/charts/ChartLegend";
import { ReasonedButton } from "../../../ui/form/ReasonedButton";
import { numberText } from "../../../ui/text/format";
import { tabularNumbers } from "../../../ui/layout/style";

type Line = { key: string; label: string; isHidden: boolean };

type Props = {
  lines: readonly Line[];
  /** Hides the lines with these keys, and shows the others. */
  onHide: (keys: ReadonlySet<string>) => void;
};

/** Says which line is which. Each can be shown and hidden, alone or together with all others. */
export function AnalyticsLegend({ lines, onHide }: Props) {
  const hidden = new Set(lines.filter(({ isHidden }) => isHidden).map(({ key }) => key));
  const all = () => lines.map(({ key }) => key);
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    onHide(next);
  };
  return (
    <Box role="group" aria-label="Lines" sx={{ mb: 3 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 3, mb: 2 }}>
        <ReasonedButton reason={hidden.size === 0 ? "All lines are shown." : null} onClick={() => onHide(new Set())}>
          Show All
        </ReasonedButton>
        <ReasonedButton reason={hidden.size === lines.length ? "No line is shown." : null} onClick={() => onHide(new Set(all()))}>
          Hide All
        </ReasonedButton>
        <Box component="span" role="status" sx={{ color: "text.secondary", fontSize: 13, ...tabularNumbers }}>
          {`${numberText(lines.length - hidden.size)} of ${numberText(lines.length)} shown`}
        </Box>
      </Box>
      <Box
        sx={(theme) => ({
          display: "flex",
          flexWrap: "wrap",
          gap: 1,
          // On a small screen half a row shows that there are more below.
          maxHeight: { xs: 142, md: "none" },
          overflowY: "auto",
          "& > span": { display: "inline-flex", maxWidth: "100%", border: 1, borderColor: "divider", borderRadius: "6px" },
          "& button": {
            display: "inline-flex",
            alignItems: "center",
            gap: 1.5,
            minWidth: 0,
            minHeight: 26,
            px: 2,
            py: 0,
            font: "inherit",
            fontSize: 12,
            textAlign: "left",
            color: "inherit",
            bgcolor: "transparent",
            border: 0,
            borderRadius: "6px",
            cursor: "pointer",
            "&:hover": { bgcolor: theme.vars.palette.hover },
            "&:focus-visible": { outlineOffset: -2 },
            "& svg": { flexShrink: 0 },
          },
          "& button[data-only]": { color: "text.secondary", borderLeft: 1, borderColor: "divider", borderRadius: "0 6px 6px 0" },
          "& button[aria-pressed=false]": { color: "text.secondary", textDecoration: "line-through", "& svg": { opacity: 0.3 } },
        })}
      >
        {lines.map(({ key, label, isHidden }, place) => (
          <span key={key}>
            <button type="button" aria-pressed={!isHidden} onClick={() => toggle(key)}>
              <SeriesMark series={place} kind="lines" />
              {label}
            </button>
            <button type="button" data-only aria-label={`Only ${label}`} onClick={() => onHide(new Set(all().filter((other) => other !== key)))}>
              Only
            </button>
          </span>
        ))}
      </Box>
    </Box>
  );
}
