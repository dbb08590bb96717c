import ChevronLeft from "@mui/icons-material/ChevronLeft";
import ChevronRight from "@mui/icons-material/ChevronRight";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { type ReactNode, use, useState } from "react";
import { graphql } from "react-relay";
import type { JobsByDateTabDayQuery } from "../../../__generated__/JobsByDateTabDayQuery.graphql";
import type { JobsByDateTabQuery } from "../../../__generated__/JobsByDateTabQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { CardsSkeleton, TableSkeleton } from "../../../ui/feedback/skeletons";
import { readDay } from "../../../ui/form/entries";
import { noPrint } from "../../../ui/layout/style";
import { Surface, ToolbarSlotContext } from "../../../ui/layout/Surface";
import { useCursorPages } from "../../../ui/table/useCursorPages";
import { dateText } from "../../../ui/text/format";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { useKeptFocus } from "../../../ui/useKeptFocus";
import { monthAfter, monthOf, monthText } from "./calendarMonth";
import { HubPanel } from "./HubPanel";
import { JobCalendar } from "./JobCalendar";
import { useJobOrder } from "./jobParams";
import { JobsNote, PAGE, ShortList, useShortList } from "./JobsList";
import { PipelineJobsTable } from "./PipelineJobsTable";

const query = graphql`
  query JobsByDateTabQuery($month: Date) @throwOnFieldError {
    pipelineCalendar(month: $month) {
      month
      ...JobCalendar_calendar
    }
    ...JobsList_query
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
    <HubPanel loadable={calendar} skeleton={<CardsSkeleton count={1} height={560} />}>
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
            <JobsNote query={data} isInCard />
            <JobCalendar calendar={data.pipelineCalendar} onOpen={setDay} />
          </Surface>
        );
      }}
    </HubPanel>
  );
}

const dayQuery = graphql`
  query JobsByDateTabDayQuery(
    $day: Date!
    $failed: Int!
    $failedOrder: PipelineJobOrder!
    $orderBy: PipelineJobOrder!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError {
    failed: pipelineJobs(filter: { dates: { from: $day, to: $day }, phases: [FAILED] }, orderBy: $failedOrder, first: $failed) {
      totalCount
      ...JobsList_jobs
    }
    pipelineJobs(
      filter: { dates: { from: $day, to: $day } }
      orderBy: $orderBy
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      ...PipelineJobsTable_jobs
    }
    ...JobsList_query
  }
`;

/** The jobs of a day, YYYY-MM-DD, which took longest first. Those that failed are listed above the others, too. */
function DayJobs({ day }: { day: string }) {
  const [, setDay] = useUrlParam("day");
  const dates = { from: day, to: day };
  const pages = useCursorPages(PAGE);
  const order = useJobOrder("DURATION", { without: pages.params });
  const failed = useShortList("failed", "DURATION");
  const jobs = usePanelQuery<JobsByDateTabDayQuery>("jobs", dayQuery, {
    day,
    failed: failed.count,
    failedOrder: failed.order.orderBy,
    orderBy: order.orderBy,
    ...pages.variables,
  });
  return (
    <Surface
      title={dateText(day)}
      actions={<Button onClick={() => setDay(null, { without: [...pages.params, "sort", "failed", "failed-sort"] })}>Back to Calendar</Button>}
      flush
    >
      <HubPanel loadable={jobs} isInCard skeleton={<TableSkeleton columns={8} rows={12} isInCard />}>
        {(data) => {
          const hasFailed = data.failed.totalCount > 0;
          return (
            <>
              <JobsNote query={data} isInCard />
              {hasFailed && (
                <Section title="Failed Jobs">
                  <ShortList
                    title="Failed Jobs"
                    emptyText="No jobs have failed."
                    jobs={data.failed}
                    list={failed}
                    name="failed-jobs"
                    filter={{ dates, phases: ["FAILED"] }}
                    params={["day"]}
                    isCompact={false}
                  />
                </Section>
              )}
              <Section title={hasFailed ? "All Jobs" : null}>
                <PipelineJobsTable
                  jobs={data.pipelineJobs}
                  label="Jobs of the day"
                  emptyText="No jobs found."
                  source={{ name: "pipeline-jobs", params: ["day"], filter: { dates } }}
                  order={order}
                  pages={{ ...pages, isCurrent: jobs.isCurrent }}
                />
              </Section>
            </>
          );
        }}
      </HubPanel>
    </Surface>
  );
}

type SectionProps = {
  /** Null if the list is the only one in the card. */
  title: string | null;
  children: ReactNode;
};

/** A list within the card, with a heading and a place for its buttons. */
function Section({ title, children }: SectionProps) {
  const card = use(ToolbarSlotContext);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      {title !== null && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, px: 4, pt: 4, pb: 2 }}>
          <Box component="h3" sx={{ flex: 1, m: 0, typography: "h3" }}>
            {title}
          </Box>
          <Box ref={setPlace} sx={{ display: "flex", gap: 2, ...noPrint }} />
        </Box>
      )}
      <ToolbarSlotContext value={title === null ? card : [place, setPlace]}>{children}</ToolbarSlotContext>
    </>
  );
}
