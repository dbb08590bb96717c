import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import useMediaQuery from "@mui/material/useMediaQuery";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { JobsByMarketTabNameQuery } from "../../../__generated__/JobsByMarketTabNameQuery.graphql";
import type { JobsByMarketTabQuery } from "../../../__generated__/JobsByMarketTabQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { paths } from "../../../app/routing/paths";
import { CellText } from "../../../ui/table/CellText";
import { cursorParams } from "../../../ui/table/useCursorPages";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { numberText } from "../../../ui/text/format";
import { FilterBar } from "../../../ui/table/FilterBar";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { Panel } from "../../../ui/layout/Panel";
import { Surface } from "../../../ui/layout/Surface";
import { TextLink } from "../../../ui/url/TextLink";
import { useKeptFocus } from "../../../ui/useKeptFocus";
import { useClearParams, useSearchWith, useUrlParam } from "../../../ui/url/useUrlParam";
import { HubPanel } from "./HubPanel";
import { jobStatuses, jobTypes, phasesOf, typesOf } from "./jobParams";
import { JobChoiceField } from "./JobFilters";
import { JobsList, JobsNote } from "./JobsList";

const query = graphql`
  query JobsByMarketTabQuery($orderBy: PipelineTallyOrder!) @throwOnFieldError {
    pipelineTallies(orderBy: $orderBy, first: 5000) {
      totalCount
      nodes {
        marketHash
        marketLabel
        market {
          __typename
        }
        population
        stationary {
          completed
          failed
        }
        transit {
          completed
          failed
        }
      }
    }
    ...JobsList_query
  }
`;

type Row = JobsByMarketTabQuery["response"]["pipelineTallies"]["nodes"][number];

const list = { name: "jobs-by-market" };

const columns: readonly Column<Row>[] = [
  { key: "market", header: "Market", isPinned: true, cell: (row) => <MarketLink row={row} />, text: ({ marketLabel }) => marketLabel },
  { key: "population", header: "Population", describes: "PipelineTally.population", align: "right", isOneLine: true, cell: ({ population }) => numberText(population), text: ({ population }) => population },
  { key: "stationaryCompleted", header: "Stationary Completed", align: "right", cell: ({ stationary }) => numberText(stationary.completed), text: ({ stationary }) => stationary.completed },
  { key: "stationaryFailed", header: "Stationary Failed", align: "right", cell: ({ stationary }) => failed(stationary.failed), text: ({ stationary }) => stationary.failed },
  { key: "transitCompleted", header: "Transit Completed", align: "right", cell: ({ transit }) => numberText(transit.completed), text: ({ transit }) => transit.completed },
  { key: "transitFailed", header: "Transit Failed", align: "right", cell: ({ transit }) => failed(transit.failed), text: ({ transit }) => transit.failed },
  { key: "links", header: "Jobs and Frames", isHeaderHidden: true, isOneLine: true, align: "right", cell: (row) => <MarketLinks row={row} /> },
];

/** What fits on a phone: the counts of a type in one column, and the rest below the name. */
const phoneColumns: readonly Column<Row>[] = [
  {
    key: "market",
    header: "Market",
    cell: (row) => (
      <Box sx={{ display: "grid", justifyItems: "start" }}>
        <MarketLink row={row} />
        {row.population != null && (
          <Box component="span" sx={{ color: "text.secondary", fontSize: 12 }}>{`Population ${numberText(row.population)}`}</Box>
        )}
        <MarketLinks row={row} />
      </Box>
    ),
  },
  { key: "stationary", header: "Stationary", align: "right", isOneLine: true, cell: ({ stationary }) => counts(stationary) },
  { key: "transit", header: "Transit", align: "right", isOneLine: true, cell: ({ transit }) => counts(transit) },
];

/** How many jobs of each market ended well, or the jobs of the market in the address. */
export function JobsByMarketTab() {
  const [market] = useUrlParam("market");
  const part = useKeptFocus<HTMLElement>(market);
  return (
    <Box ref={part} tabIndex={-1} sx={{ outline: 0 }}>
      {market === null ? <Markets /> : <MarketJobs key={market} hash={market} />}
    </Box>
  );
}

function Markets() {
  const [by, setBy] = useUrlParam("by");
  const isByName = by === "name";
  const tallies = usePanelQuery<JobsByMarketTabQuery>("jobs", query, {
    orderBy: isByName ? { field: "NAME", direction: "ASC" } : { field: "POPULATION", direction: "DESC" },
  });
  const [, setMarket] = useUrlParam("market");
  const isPhone = useMediaQuery("(max-width: 599.95px)", { noSsr: true });
  return (
    <Surface
      title="Jobs by Market"
      actions={
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Sort by"
          value={isByName ? "name" : "population"}
          onChange={(_, next: string | null) => {
            if (next !== null) setBy(next === "name" ? next : null, { replace: true });
          }}
          sx={{ "& .MuiToggleButton-root": { py: 1, px: 3, fontSize: 13, textTransform: "none" } }}
        >
          <ToggleButton value="population">Population</ToggleButton>
          <ToggleButton value="name">Alphabetical</ToggleButton>
        </ToggleButtonGroup>
      }
      flush
    >
      <HubPanel loadable={tallies} isInCard skeleton={<TableSkeleton columns={7} rows={12} isInCard />}>
        {(data) => (
          <>
            <JobsNote query={data} isInCard />
            <PartialListNote shown={data.pipelineTallies.nodes.length} total={data.pipelineTallies.totalCount} />
            <DataTable
              columns={isPhone ? phoneColumns : columns}
              rows={data.pipelineTallies.nodes}
              rowKey={({ marketHash }) => marketHash}
              label="Jobs by Market"
              list={isPhone ? undefined : list}
              emptyText="No jobs found."
              onRowClick={({ marketHash }) => setMarket(marketHash)}
              rowLabel={({ marketLabel }) => marketLabel}
              minWidth={isPhone ? undefined : 920}
            />
          </>
        )}
      </HubPanel>
    </Surface>
  );
}

const nameQuery = graphql`
  query JobsByMarketTabNameQuery($hash: String!) @throwOnFieldError {
    market(by: { hash: $hash }) {
      name
    }
  }
`;

const FILTERS = ["type", "status"];
const pages = Object.values(cursorParams());

/** The jobs of the market with a hash, which took longest first. */
function MarketJobs({ hash }: { hash: string }) {
  const [type] = useUrlParam("type");
  const [status] = useUrlParam("status");
  const [, setMarket] = useUrlParam("market");
  const named = usePanelQuery<JobsByMarketTabNameQuery>("the market", nameQuery, { hash });
  const clear = useClearParams(FILTERS, pages);
  return (
    <Surface
      title={
        // The jobs are shown without it.
        <Panel loadable={{ ...named, isStale: false }} skeleton={hash} renderError={() => hash}>
          {({ market }) => (market == null ? hash : <TextLink to={paths.market(hash)}>{market.name}</TextLink>)}
        </Panel>
      }
      actions={
        <>
          <Panel loadable={{ ...named, isStale: false }} skeleton={null} renderError={() => null}>
            {({ market }) =>
              market && (
                <Button component={Link} to={paths.framesByMarket(hash)}>
                  View Frames
                </Button>
              )
            }
          </Panel>
          <Button onClick={() => setMarket(null, { without: [...FILTERS, ...pages, "sort"] })}>Back to Markets</Button>
        </>
      }
      flush
    >
      <FilterBar label="Filter jobs" onClear={clear}>
        <JobChoiceField label="Type" param="type" choices={jobTypes} emptyLabel="All Types" without={pages} />
        <JobChoiceField label="Status" param="status" choices={jobStatuses} emptyLabel="All Statuses" without={pages} />
      </FilterBar>
      <JobsList
        label="Jobs of the market"
        name="pipeline-jobs"
        params={["market", ...FILTERS]}
        filter={{ marketHashes: [hash], ...typesOf(type), phases: phasesOf(status) }}
        isFiltered={clear !== null}
        firstOrder="DURATION"
      />
    </Surface>
  );
}

function MarketLink({ row: { marketHash, marketLabel } }: { row: Row }) {
  return (
    <TextLink to={paths.market(marketHash)}>
      <CellText isStrong>{marketLabel}</CellText>
    </TextLink>
  );
}

/** Lead to the jobs of a market, as a click on its row does, and to its frames if it is known. */
function MarketLinks({ row: { market, marketHash, marketLabel } }: { row: Row }) {
  return (
    <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", columnGap: 3, whiteSpace: "nowrap" }}>
      <TextLink to={useSearchWith("market", marketHash)} preventScrollReset aria-label={`View Jobs of ${marketLabel}`}>
        View Jobs
      </TextLink>
      {market != null && (
        <TextLink to={paths.framesByMarket(marketHash)} aria-label={`View Frames of ${marketLabel}`}>
          View Frames
        </TextLink>
      )}
    </Box>
  );
}

/** A number of failed jobs, which stands out unless there are none. */
const failed = (count: number, unit = "") => (
  <Box component="span" className="tone-red" sx={count === 0 ? undefined : { color: "var(--text)", fontWeight: 600 }}>
    {numberText(count) + unit}
  </Box>
);

const counts = (of: Row["transit"]) => (
  <>
    <div>{`${numberText(of.completed)} completed`}</div>
    {failed(of.failed, " failed")}
  </>
);
