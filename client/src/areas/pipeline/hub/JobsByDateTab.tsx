import ChevronLeft from "@mui/icons-material/ChevronLeft";
import ChevronRight from "@mui/icons-material/ChevronRight";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { graphql } from "react-relay";
import type { JobsByDateTabQuery } from "../../../__generated__/JobsByDateTabQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { CardsSkeleton } from "../../../ui/feedback/skeletons";
import { readDay } from "../../../ui/form/days";
import { Surface } from "../../../ui/layout/Surface";
import { useKeptFocus } from "../../../ui/useKeptFocus";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { monthText } from "./calendarText";
import { monthAfter, monthOf } from "./calendarWeeks";
import { DayJobs } from "./DayJobs";
import { HubPanel } from "./HubPanel";
import { JobCalendar } from "./JobCalendar";
import { pipelineJobs } from "./liveLists";
import { PipelineSourcesNote } from "./PipelineSourcesNote";

const query = graphql`
  query JobsByDateTabQuery($month: Date) @throwOnFieldError {
    pipelineCalendar(month: $month) {
      month
      ...JobCalendar_calendar
    }
    ...PipelineSourcesNote_query
  }
`;

/** The month in the address with the days that have jobs, or the jobs of the day in the address. */
export function JobsByDateTab() {
  const [param] = useUrlParam("day");
  const day = readDay(param);
  const part = useKeptFocus<HTMLElement>(day);
  return (
    <Box ref={part} tabIndex={-1} sx={{ outline: 0 }}>
      {day === null ? <Calendar /> : <DayJobs key={day} day={day} />}
    </Box>
  );
}

function Calendar() {
  const [param, setMonth] = useUrlParam("month");
  const [, setDay] = useUrlParam("day");
  const month = monthOf(param);
  // The month that the arrows lead to, while the address is still an earlier one: the jobs of that month are not there yet.
  const [ahead, setAhead] = useState<{ param: string | null; month: string | null }>({ param, month: null });
  if (ahead.param !== param) setAhead({ param, month: null });
  const calendar = usePanelQuery<JobsByDateTabQuery>("jobs", query, month === null ? {} : { month: `${month}-01` });
  return (
    <HubPanel loadable={calendar} list={pipelineJobs} isSteady skeleton={<CardsSkeleton count={1} height={560} />}>
      {(data) => {
        const shown = data.pipelineCalendar.month;
        const move = (months: number) => {
          const next = monthAfter(ahead.month ?? month ?? shown, months);
          setAhead({ param, month: next });
          setMonth(next);
        };
        return (
          <Surface
            title={<span aria-live="polite">{monthText(shown)}</span>}
            actions={
              <>
                <IconButton size="small" aria-label="Previous month" onClick={() => move(-1)}>
                  <ChevronLeft />
                </IconButton>
                <IconButton size="small" aria-label="Next month" onClick={() => move(1)}>
                  <ChevronRight />
                </IconButton>
              </>
            }
            flush
          >
            <PipelineSourcesNote query={data} isInCard />
            <JobCalendar calendar={data.pipelineCalendar} onOpen={setDay} />
          </Surface>
        );
      }}
    </HubPanel>
  );
}
