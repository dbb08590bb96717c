import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import ErrorOutlined from "@mui/icons-material/ErrorOutlined";
import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import { type KeyboardEvent, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { JobCalendar_calendar$data, JobCalendar_calendar$key } from "../../../__generated__/JobCalendar_calendar.graphql";
import { visuallyHidden } from "../../../ui/layout/style";
import { dateText, numberText } from "../../../ui/text/format";
import { calendarWeeks, dayAfterKey, monthText, todayText } from "./calendarMonth";

type Day = JobCalendar_calendar$data["days"][number];

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

type Props = {
  calendar: JobCalendar_calendar$key;
  /** Opens the jobs of a day. */
  onOpen: (day: string) => void;
};

/** A month as a grid: the arrow keys move between its days, Enter opens one that has jobs. */
export function JobCalendar({ calendar, onOpen }: Props) {
  const { month, days } = useFragment(
    graphql`
      fragment JobCalendar_calendar on PipelineCalendar {
        month
        days {
          date
          jobCount
          failedCount
          pendingCount
          hasFailure
          label
        }
      }
    `,
    calendar,
  );
  const grid = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const byDate = new Map(days.map((day) => [day.date, day]));
  // One day of the month is in the tab order: the one that had the focus, else the latest with jobs.
  const current = chosen?.slice(0, 7) === month.slice(0, 7) ? chosen : (days.at(-1)?.date ?? month);

  const move = (event: KeyboardEvent<HTMLElement>, date: string) => {
    const next = dayAfterKey(date, event.key);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };

  return (
    <Box
      ref={grid}
      component="table"
      role="grid"
      aria-label={monthText(month)}
      sx={{
        width: "100%",
        tableLayout: "fixed",
        borderCollapse: "collapse",
        "& th": { py: 2, color: "text.secondary", fontSize: 12, fontWeight: 550, textAlign: "left", px: 2 },
        "& td": { p: 0, border: 1, borderColor: "divider", height: { xs: 64, sm: 92 }, verticalAlign: "top" },
        "& tr > :first-of-type": { borderLeft: 0 },
        "& tr > :last-of-type": { borderRight: 0 },
        "& tbody > tr:last-of-type > td": { borderBottom: 0 },
      }}
    >
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calendarWeeks(month).map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, place) =>
              date === null ? (
                <Box component="td" key={weekdays[place]} sx={{ bgcolor: "canvas" }} />
              ) : (
                <DayCell
                  key={weekdays[place]}
                  date={date}
                  day={byDate.get(date)}
                  isCurrent={date === current}
                  onFocus={() => setChosen(date)}
                  onKeyDown={(event) => move(event, date)}
                  onOpen={() => onOpen(date)}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

type DayProps = {
  date: string;
  /** Missing for a day without jobs. */
  day: Day | undefined;
  /** Whether it is in the tab order. */
  isCurrent: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onOpen: () => void;
};

/** A day: its number, its jobs, and what their colour leaves open, as one failure of many is as red as all of them. */
function DayCell({ date, day, isCurrent, onFocus, onKeyDown, onOpen }: DayProps) {
  const { jobCount = 0, failedCount = 0, pendingCount = 0, hasFailure = false } = day ?? {};
  const Icon = hasFailure ? ErrorOutlined : CheckCircleOutlined;
  return (
    <td>
      <Box
        component="button"
        type="button"
        data-day={date}
        aria-disabled={day === undefined}
        aria-current={date === todayText() ? "date" : undefined}
        tabIndex={isCurrent ? 0 : -1}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onClick={() => day !== undefined && onOpen()}
        className={hasFailure ? "tone-red" : "tone-green"}
        sx={daySx}
      >
        <Box component="span" sx={{ display: "flex", justifyContent: "space-between", alignItems: "center" }}>
          <b>{Number(date.slice(8))}</b>
          {/* Tells the colours of the badge apart. */}
          {day !== undefined && <Icon aria-hidden="true" sx={{ fontSize: 16, color: "var(--text)" }} />}
        </Box>{" "}
        {day !== undefined && (
          <Box
            component="span"
            data-tone={hasFailure ? "red" : "green"}
            sx={{ px: { xs: 0.5, sm: 1.5 }, py: 0.5, borderRadius: "5px", fontWeight: 550, color: "var(--text)", bgcolor: "var(--soft)", ...small }}
          >
            {day.label}
          </Box>
        )}{" "}
        <Box component="span" sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, ...small }}>
          <span className="tone-red">{failedCount > 0 && `${numberText(failedCount)} of ${numberText(jobCount)} failed`}</span>{" "}
          <span className="tone-grey">{pendingCount > 0 && `${numberText(pendingCount)} pending`}</span>{" "}
        </Box>
        <Box component="span" sx={visuallyHidden}>
          {[day === undefined ? "no jobs" : failedCount === 0 && "none failed", dateText(date)].filter(Boolean).join(", ")}
        </Box>
      </Box>
    </td>
  );
}

const small = { fontSize: { xs: 10, sm: 12 }, lineHeight: { xs: "13px", sm: "18px" } };

const daySx = (theme: Theme) => ({
  all: "unset", boxSizing: "border-box", display: "flex", flexDirection: "column", gap: 1, width: "100%", height: "100%", p: { xs: 1, sm: 2 }, fontSize: 13,
  "&:focus-visible": { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  "&[aria-disabled=false]": { cursor: "pointer", "&:hover": { bgcolor: theme.vars.palette.hover } },
  "& span > span": { color: "var(--text)", "&:empty": { display: "none" } },
  "& b": { fontWeight: 600 },
  "&[aria-disabled=true] b": { color: "text.secondary", fontWeight: 400 },
  // Around its number, without moving it.
  "&[aria-current=date] b": { borderRadius: "6px", outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
});
