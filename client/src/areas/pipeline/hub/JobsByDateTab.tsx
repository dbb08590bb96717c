import ChevronLeft from "@mui/icons-material/ChevronLeft";
import ChevronRight from "@mui/icons-material/ChevronRight";
import IconButton from "@mui/material/IconButton";
import { graphql } from "react-relay";
import type { JobsByDateTabQuery } from "../../../__generated__/JobsByDateTabQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { CardsSkeleton } from "../../../ui/skeletons";
import { Surface } from "../../../ui/Surface";
import { useUrlParam } from "../../../ui/useUrlParam";
import { monthText } from "./calendarText";
import { dayOf, monthAfter, monthOf } from "./calendarWeeks";
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
  const day = dayOf(param);
  return day === null ? <Calendar /> : <DayJobs key={day} day={day} />;
}

function Calendar() {
  const [param, setMonth] = useUrlParam("month");
  const [, setDay] = useUrlParam("day");
  const month = monthOf(param);
  const calendar = usePanelQuery<JobsByDateTabQuery>("jobs", query, month === null ? {} : { month: `${month}-01` });
  return (
    <HubPanel loadable={calendar} list={pipelineJobs} skeleton={<CardsSkeleton count={1} height={560} />}>
      {(data) => {
        const shown = data.pipelineCalendar.month;
        return (
          <Surface
            title={<span aria-live="polite">{monthText(shown)}</span>}
            actions={
              <>
                <IconButton size="small" aria-label="Previous month" onClick={() => setMonth(monthAfter(shown, -1))}>
                  <ChevronLeft />
                </IconButton>
                <IconButton size="small" aria-label="Next month" onClick={() => setMonth(monthAfter(shown, 1))}>
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
