import Box from "@mui/material/Box";
import { Link } from "react-router";
import { paths } from "../../../app/routing/paths";
import { useChartWidth } from "../../../ui/charts/ChartFrame";
import { spacedLabels, textWidth } from "../../../ui/charts/scale";
import { numberText, timeText } from "../../../ui/text/format";
import { TextLink } from "../../../ui/url/TextLink";
import type { Lane } from "./lanes";
import { tones } from "./PhaseChip";
import { runText } from "./RunTable";

const HOUR_MS = 3_600_000;
/** The height of a row of bars, in pixels. */
const ROW = 14;

const columns = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(200px, 24%) minmax(0, 1fr)" },
  columnGap: 3,
} as const;
const plainList = { m: 0, p: 0, listStyle: "none" } as const;
/** A line, and no more: the rest of a long name is cut off. */
const oneLine = { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

type Props = {
  lanes: readonly Lane[];
  /** All lanes, also those that are not drawn: the axis covers them. */
  all: readonly Lane[];
  now: number;
};

/** Runs over time: a lane for each market, a bar for each run. */
export function RunLanes({ lanes, all, now }: Props) {
  const bars = all.flatMap((lane) => lane.bars);
  const start = Math.min(...bars.map((bar) => bar.start));
  const end = Math.max(now, ...bars.map((bar) => Math.max(bar.end, bar.usualEnd ?? 0)));
  const [setTrack, width] = useChartWidth();
  const shareOf = (time: number) => (time - start) / Math.max(1, end - start);
  const firstHour = Math.ceil(start / HOUR_MS);
  const hours = Array.from({ length: Math.ceil((end - start) / HOUR_MS) }, (_, place) => (firstHour + place) * HOUR_MS);
  const labels = hours.map((hour) => timeText(new Date(hour)));
  const lefts = hours.map((hour) => shareOf(hour) * width);
  const ticks = spacedLabels(labels, lefts).filter((place) => (lefts[place] ?? 0) + textWidth(labels[place] ?? "") <= width);
  const percent = (time: number) => `${shareOf(time) * 100}%`;
  return (
    <>
      <Legend />
      <Box component="ul" aria-label="Runs by market" sx={[columns, plainList, { rowGap: { xs: 1, sm: 0 } }]}>
        {lanes.map((lane) => (
          <Box component="li" key={lane.marketHash} sx={{ display: "contents" }}>
            <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2, minWidth: 0, lineHeight: "22px" }}>
              <Box component="span" sx={oneLine}>
                {lane.marketHash === "" ? lane.market : <TextLink to={paths.market(lane.marketHash)}>{lane.market}</TextLink>}
              </Box>
              <LaneNote lane={lane} />
            </Box>
            <Box
              component="ul"
              sx={[
                plainList,
                { position: "relative", borderTop: 1, borderColor: "divider", "@media print": { printColorAdjust: "exact" } },
              ]}
              style={{ height: Math.max(22, lane.rows * ROW + 8) }}
            >
              {lane.bars.map((bar) => (
                <RunBar key={bar.jobId} bar={bar} percent={percent} />
              ))}
              <Box
                component="li"
                aria-hidden="true"
                sx={{ position: "absolute", insetBlock: 0, width: "1px", bgcolor: "text.secondary" }}
                style={{ left: percent(now) }}
              />
            </Box>
          </Box>
        ))}
      </Box>
      <Box aria-hidden="true" sx={{ ...columns, color: "text.secondary" }}>
        <Box sx={{ display: { xs: "none", sm: "block" } }} />
        <Box ref={setTrack} sx={{ position: "relative", height: 20, borderTop: 1, borderColor: "divider", overflow: "hidden" }}>
          {ticks.map((place) => (
            <Box
              key={place}
              component="span"
              sx={{ position: "absolute", pt: 1, pl: 1, borderLeft: 1, borderColor: "divider", whiteSpace: "nowrap", fontSize: 11 }}
              style={{ left: lefts[place] }}
            >
              {labels[place]}
            </Box>
          ))}
        </Box>
      </Box>
    </>
  );
}

/** Why a market is among the first. */
function LaneNote({ lane: { bars, isUrgent } }: { lane: Lane }) {
  if (!isUrgent) return null;
  const failed = bars.filter(({ needsRerun }) => needsRerun).length;
  return (
    <Box
      component="span"
      className={failed > 0 ? "tone-red" : "tone-yellow"}
      sx={{ flex: "none", color: "var(--text)", fontWeight: 550 }}
    >
      {failed > 0 ? `${numberText(failed)} failed` : "Longer than usual"}
    </Box>
  );
}

type RunBarProps = { bar: Lane["bars"][number]; percent: (time: number) => string };

/** A run: what it has taken, and behind it what is usual. The table has its link for the keyboard. */
function RunBar({ bar, percent }: RunBarProps) {
  const { jobId, phase, start, end, usualEnd, isSlow, needsRerun, row } = bar;
  const top = row * ROW + 5;
  const widthTo = (time: number) => `calc(${percent(time)} - ${percent(start)})`;
  return (
    <li>
      {usualEnd !== null && (
        <Box
          aria-hidden="true"
          className="tone-grey"
          sx={[look.bar, look.outline]}
          style={{ top, height: 12, left: percent(start), width: widthTo(usualEnd) }}
        />
      )}
      <Box
        component={Link}
        to={paths.pipelineJob(jobId)}
        tabIndex={-1}
        aria-label={runText(bar)}
        title={runText(bar)}
        className={`tone-${isSlow ? "yellow" : barTones[phase]}`}
        sx={[
          look.bar,
          phase === "FAILED" && !needsRerun ? look.outline : look.full,
          { "&:hover": { outline: "2px solid var(--solid)" } },
        ]}
        style={{
          top: usualEnd === null ? top : top + 3,
          height: usualEnd === null ? 12 : 6,
          left: percent(start),
          width: `max(6px, ${widthTo(end)})`,
        }}
      />
    </li>
  );
}

/** The colours of bars. A run that takes no longer than usual needs no attention. */
const barTones = { ...tones, PENDING: "grey", POSTPONED: "grey", PROCESSING: "blue", RUNNING: "blue" } as const;

/** Bars of the colour of their class. */
const look = {
  bar: { position: "absolute", borderRadius: "3px", border: "1px solid var(--solid)" },
  full: { bgcolor: "var(--solid)" },
  outline: { bgcolor: "var(--soft)" },
} as const;

const legend = [
  { label: "Completed", tone: "green", look: look.full },
  { label: "Failed", tone: "red", look: look.full },
  { label: "Failed, completed since", tone: "red", look: look.outline },
  { label: "Running", tone: barTones.RUNNING, look: look.full },
  { label: "Longer than usual", tone: "yellow", look: look.full },
  { label: "Usual duration", tone: "grey", look: look.outline },
] as const;

function Legend() {
  return (
    <Box
      component="ul"
      aria-label="Legend"
      sx={[plainList, { display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 1, mb: 3 }]}
    >
      {legend.map(({ label, tone, look: fill }) => (
        <Box component="li" key={label} sx={{ display: "inline-flex", alignItems: "center", gap: 1.5 }}>
          <Box
            component="span"
            aria-hidden="true"
            className={`tone-${tone}`}
            sx={[look.bar, fill, { position: "static", width: 14, height: 10 }]}
          />
          {label}
        </Box>
      ))}
    </Box>
  );
}
