import Box from "@mui/material/Box";
import { paths } from "../../../app/routing/paths";
import { dateText, numberText } from "../../../ui/text/format";
import { tabularNumbers } from "../../../ui/layout/style";
import { TextLink } from "../../../ui/url/TextLink";
import { ReasonedButton } from "../../../ui/form/ReasonedButton";
import { type Area, type Coverage, countStates, looks, type Place, wholeArea } from "./coverageCells";

type Props = {
  coverage: Coverage;
  /** The days in words. */
  days: string;
  /** The selected area; null for all cells. */
  area: Area | null;
  /** The cell that was reached last; null before one was. */
  active: Place | null;
  /** Runs the cells without a job, or also those whose job failed. */
  onRun: (what: "missing" | "open") => void;
  onClear: () => void;
};

/**
 * A text that is as high when it is empty or long, in one line, or on a phone in two: the cells below must not move while
 * some are selected.
 */
const steady = { minHeight: { xs: "2lh", sm: "1lh" }, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: { sm: "nowrap" } };

/** What is selected, in numbers, and what can be run of it. Without a selection it is about all cells. */
export function CoverageBar({ coverage, days, area, active, onRun, onClear }: Props) {
  const counts = countStates(coverage, area ?? wholeArea(coverage));
  const open = counts.MISSING + counts.FAILED;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const parts = (["MISSING", "FAILED", "RUNNING", "COMPLETED", "UNKNOWN"] as const).filter((state) => counts[state] > 0);
  const text = parts.map((state) => `${numberText(counts[state])} ${looks[state].toLowerCase()}`).join(", ");
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 1, px: 4, pb: 3 }}>
      <Box sx={{ flex: "1 1 260px", minWidth: 0, typography: "body2", ...tabularNumbers }}>
        <Box sx={{ fontWeight: 550 }}>{days}</Box>
        <Box role="status" sx={steady}>{`${area === null ? `All ${numberText(total)} cells` : `${numberText(total)} selected`}: ${text}`}</Box>
        <Reached coverage={coverage} active={active} />
      </Box>
      <ReasonedButton variant="text" reason={area === null ? "Nothing is selected." : null} onClick={onClear}>
        Clear Selection
      </ReasonedButton>
      <ReasonedButton
        sx={{ minWidth: 210 }}
        reason={open === counts.MISSING ? "No job has failed here." : null}
        onClick={() => onRun("open")}
      >{`Run ${numberText(open)} missing or failed`}</ReasonedButton>
      <ReasonedButton
        variant="contained"
        sx={{ minWidth: 140 }}
        color="primary"
        reason={counts.MISSING === 0 ? "No job is missing here." : null}
        onClick={() => onRun("missing")}
      >{`Run ${numberText(counts.MISSING)} missing`}</ReasonedButton>
    </Box>
  );
}

/** The cell that was reached last, and the way to the jobs of its day. */
function Reached({ coverage: { markets, days }, active }: Pick<Props, "coverage" | "active">) {
  const market = active && markets[active.row];
  const date = active && days[active.column]?.date;
  if (!market || !date || active === null) return <Box sx={steady} />;
  const state = market.states[active.column];
  return (
    <Box sx={{ ...steady, color: "text.secondary" }}>
      {`${market.marketLabel}, ${dateText(date)}: ${state === undefined ? "" : looks[state]} · `}
      <TextLink to={paths.pipelineDay(date)}>Jobs of this day</TextLink>
    </Box>
  );
}
