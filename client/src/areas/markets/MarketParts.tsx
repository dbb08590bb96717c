import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { MarketParts_coverage$key, PipelineCoverageState } from "../../__generated__/MarketParts_coverage.graphql";
import type { MarketPartsCustomers_market$key } from "../../__generated__/MarketPartsCustomers_market.graphql";
import type { MarketPartsJobs_market$data, MarketPartsJobs_market$key } from "../../__generated__/MarketPartsJobs_market.graphql";
import { paths } from "../../app/routing/paths";
import { tabularNumbers, visuallyHidden } from "../../ui/layout/style";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { dateText, numberText, runDateText } from "../../ui/text/format";
import { TextLink } from "../../ui/url/TextLink";
import { customerLabel } from "../customers/CustomerSelect";
import { looks, tones } from "../pipeline/coverage/coverageCells";
import { PhaseChip } from "../pipeline/hub/PhaseChip";

/** A sign for each state besides its colour. */
const signs: Record<PipelineCoverageState, string> = { COMPLETED: "✓", RUNNING: "▸", FAILED: "✕", MISSING: "○", UNKNOWN: "–" };

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

type CoverageProps = { coverage: MarketParts_coverage$key; marketId: number; isActive: boolean };

/** The state of a market's jobs on each day, a row for each week. A day leads to its jobs. */
export function CoverageDays({ coverage, marketId, isActive }: CoverageProps) {
  const { days, markets, missingJobs } = useFragment(
    graphql`
      fragment MarketParts_coverage on PipelineCoverage {
        days {
          date
        }
        markets {
          marketId
          states
        }
        missingJobs {
          message
        }
      }
    `,
    coverage,
  );
  const states = markets.find((row) => row.marketId === marketId)?.states;
  if (states === undefined) return isActive ? "The market has no coverage." : "Only active markets have coverage.";
  const counts = (["COMPLETED", "RUNNING", "FAILED", "MISSING", "UNKNOWN"] as const).map((state) => ({
    state,
    count: states.filter((other) => other === state).length,
  }));
  // Monday is the first day of a week.
  const blank = (new Date(days[0]?.date ?? 0).getUTCDay() + 6) % 7;
  return (
    <Box sx={{ display: "grid", gap: 3, ...tabularNumbers }}>
      <Box sx={{ fontSize: 13, color: "text.secondary" }}>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ state, count }) => `${numberText(count)} ${looks[state].toLowerCase()}`)
          .join(", ")}
      </Box>
      <Box sx={{ display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))", gap: 1, fontSize: 12, textAlign: "center" }}>
        {weekdays.map((day) => (
          <Box key={day} aria-hidden sx={{ color: "text.secondary" }}>
            {day}
          </Box>
        ))}
        <Box component="ul" aria-label="Coverage of the last 30 days" sx={{ display: "contents", listStyle: "none" }}>
          {days.map(({ date }, index) => {
            const state = states[index] ?? "UNKNOWN";
            return (
              <Box component="li" key={date} sx={index === 0 ? { gridColumnStart: blank + 1 } : undefined}>
                <Day date={date} state={state} />
              </Box>
            );
          })}
        </Box>
      </Box>
      {missingJobs && <Box sx={{ fontSize: 13 }}>{missingJobs.message}</Box>}
    </Box>
  );
}

function Day({ date, state }: { date: string; state: PipelineCoverageState }) {
  return (
    <Box
      component={TextLink}
      to={paths.pipelineDay(date)}
      title={`${dateText(date)}: ${looks[state]}`}
      sx={(theme) => ({
        display: "block",
        py: "3px",
        lineHeight: "16px",
        borderRadius: "4px",
        color: theme.vars.palette.tone[tones[state]].text,
        bgcolor: theme.vars.palette.tone[tones[state]].soft,
      })}
    >
      <Box component="span" sx={visuallyHidden}>{`${dateText(date)}: ${looks[state]}`}</Box>
      <span aria-hidden>
        {date.slice(8)}
        <br />
        {signs[state]}
      </span>
    </Box>
  );
}

/** The customers of a market, by name. */
export function MarketCustomers({ market }: { market: MarketPartsCustomers_market$key }) {
  const { customers } = useFragment(
    graphql`
      fragment MarketPartsCustomers_market on Market @throwOnFieldError {
        customers(first: 5000) {
          nodes {
            customerId
            name
            slug
          }
        }
      }
    `,
    market,
  );
  if (customers.nodes.length === 0) return "No customer has this market.";
  return (
    <Box
      component="ul"
      aria-label="Customers"
      sx={{ display: "grid", gap: 2, m: 0, p: 0, maxHeight: 320, overflow: "auto", listStyle: "none" }}
    >
      {customers.nodes.map(({ customerId, name, slug }) => (
        <li key={customerId}>
          <TextLink to={paths.customer(slug)}>{customerLabel({ name, slug })}</TextLink>
        </li>
      ))}
    </Box>
  );
}

type Job = MarketPartsJobs_market$data["pipelineJobs"]["nodes"][number];

const jobColumns: readonly Column<Job>[] = [
  {
    key: "date",
    header: "Date",
    describes: "PipelineJob.date",
    isPinned: true,
    isOneLine: true,
    cell: ({ pipelineJobId, date }) => <TextLink to={paths.pipelineJob(pipelineJobId)}>{dateText(date) || pipelineJobId}</TextLink>,
  },
  { key: "type", header: "Type", isOneLine: true, cell: ({ typeLabel }) => typeLabel },
  { key: "status", header: "Status", cell: ({ phase, statusLabel }) => <PhaseChip phase={phase} label={statusLabel} /> },
  {
    key: "started",
    header: "Run Date",
    describes: "PipelineJob.startedAt",
    isOneLine: true,
    cell: ({ startedAt }) => runDateText(startedAt),
  },
  { key: "duration", header: "Duration", align: "right", isOneLine: true, cell: ({ durationLabel }) => durationLabel },
];

/** The latest jobs of a market. */
export function MarketJobs({ market }: { market: MarketPartsJobs_market$key }) {
  const { pipelineJobs } = useFragment(
    graphql`
      fragment MarketPartsJobs_market on Market @throwOnFieldError {
        pipelineJobs(first: 10) {
          nodes {
            pipelineJobId
            date
            typeLabel
            phase
            statusLabel
            startedAt
            durationLabel
          }
        }
      }
    `,
    market,
  );
  return (
    <DataTable
      label="Jobs"
      columns={jobColumns}
      rows={pipelineJobs.nodes}
      rowKey={({ pipelineJobId }) => pipelineJobId}
      emptyText="This market has no jobs."
      minWidth={480}
    />
  );
}
