import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { JobsList_jobs$key } from "../../../__generated__/JobsList_jobs.graphql";
import type { JobsList_query$key } from "../../../__generated__/JobsList_query.graphql";
import type { JobsListQuery, PipelineJobFilter } from "../../../__generated__/JobsListQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { tabularNumbers } from "../../../ui/layout/style";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { useCursorPages } from "../../../ui/table/useCursorPages";
import { numberText } from "../../../ui/text/format";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { HubPanel } from "./HubPanel";
import { type FirstOrder, useJobOrder } from "./jobParams";
import { PipelineJobsTable } from "./PipelineJobsTable";

/** Rows of a page. */
export const PAGE = 50;

const query = graphql`
  query JobsListQuery(
    $filter: PipelineJobFilter!
    $orderBy: PipelineJobOrder!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $hasStats: Boolean = true
  ) @throwOnFieldError {
    pipelineJobs(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      unreadableCount
      ...PipelineJobsTable_jobs @arguments(hasStats: $hasStats)
    }
    pipelineJobSources {
      jobCount
      windowLabel
    }
    ...JobsList_query
  }
`;

type Props = {
  label: string;
  /** The name of the list in files, and the search parameters that filter it. */
  name: string;
  params: readonly string[];
  filter: PipelineJobFilter;
  /** Whether the user has chosen a filter. */
  isFiltered?: boolean;
  firstOrder: FirstOrder;
  isCompact?: boolean;
  /** Whether it says which jobs it shows, and how many of all. */
  hasCount?: boolean;
};

/** A list of jobs, in pages, for a card. The address holds its order and page. */
export function JobsList({ label, name, params, filter, isFiltered = false, firstOrder, isCompact = false, hasCount = false }: Props) {
  const pages = useCursorPages(PAGE);
  const order = useJobOrder(firstOrder, { without: pages.params });
  const jobs = usePanelQuery<JobsListQuery>("jobs", query, { filter, orderBy: order.orderBy, ...pages.variables, hasStats: !isCompact });
  return (
    <HubPanel loadable={jobs} isInCard skeleton={<TableSkeleton columns={isCompact ? 5 : 8} rows={isCompact ? 2 : 12} isInCard />}>
      {(data) => (
        <Box aria-busy={!jobs.isCurrent}>
          <JobsNote query={data} isInCard />
          {hasCount && (
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, px: 4, pb: 2, color: "text.secondary", fontSize: 13, ...tabularNumbers }}>
              {!isFiltered && <span>{data.pipelineJobSources.windowLabel}</span>}
              <Box component="span" role="status" sx={{ ml: "auto" }}>
                {`Displaying ${numberText(data.pipelineJobs.totalCount)} of ${numberText(data.pipelineJobSources.jobCount)} Jobs`}
              </Box>
            </Box>
          )}
          <PartialListNote shown={data.pipelineJobs.totalCount} total={data.pipelineJobs.totalCount} unreadable={data.pipelineJobs.unreadableCount} />
          <PipelineJobsTable
            jobs={data.pipelineJobs}
            label={label}
            emptyText={isFiltered ? "No jobs match the filters." : "No jobs found."}
            source={{ name, params, filter }}
            order={order}
            pages={{ ...pages, isCurrent: jobs.isCurrent }}
            isCompact={isCompact}
          />
        </Box>
      )}
    </HubPanel>
  );
}

/** Rows of a list at first, and how many more each click shows. */
const FIRST = 10;
const MORE = 50;
/** The most rows of a list here; the Jobs List turns pages. */
const MOST = 500;

/** The order of a short list, and how many of its rows are shown. The address holds both. */
export function useShortList(param: string, firstOrder: FirstOrder = "DATE") {
  const [text, setText] = useUrlParam(param);
  const wanted = Number(text ?? FIRST);
  const count = Number.isInteger(wanted) ? Math.min(Math.max(wanted, FIRST), MOST) : FIRST;
  return {
    order: useJobOrder(firstOrder, { param: `${param}-sort` }),
    count,
    showMore: () => setText(String(Math.min(count + MORE, MOST)), { replace: true }),
  };
}

type ShortProps = {
  title: string;
  emptyText: string;
  jobs: JobsList_jobs$key;
  list: ReturnType<typeof useShortList>;
  /** The name of the list in files, and which jobs it has. */
  name: string;
  filter: PipelineJobFilter;
  /** The search parameters of the filter, if the user has chosen it. */
  params?: readonly string[];
  /** Whether its rows have no figures: see PipelineJobsTable. */
  isCompact?: boolean;
};

/** A list of jobs that shows its first rows, and more of them on a click. */
export function ShortList({ title, emptyText, jobs, list, name, filter, params = [], isCompact = true }: ShortProps) {
  const connection = useFragment(
    graphql`
      fragment JobsList_jobs on PipelineJobConnection @argumentDefinitions(hasStats: { type: "Boolean", defaultValue: true }) {
        totalCount
        ...PipelineJobsTable_jobs @arguments(hasStats: $hasStats)
      }
    `,
    jobs,
  );
  const { totalCount } = connection;
  return (
    <>
      <PipelineJobsTable
        jobs={connection}
        label={title}
        emptyText={emptyText}
        source={{ name, params, filter }}
        isCompact={isCompact}
        order={list.order}
      />
      {list.count < totalCount && (
        <Box sx={{ display: "flex", alignItems: "center", justifyContent: "flex-end", gap: 3, px: 4, py: 2, borderTop: 1, borderColor: "divider" }}>
          <Box component="span" sx={{ color: "text.secondary", fontSize: 13, ...tabularNumbers }}>
            {`${numberText(list.count)} of ${numberText(totalCount)}`}
          </Box>
          {list.count < MOST && (
            <Button aria-label={`Show more of ${title}`} onClick={list.showMore}>
              Show more
            </Button>
          )}
        </Box>
      )}
    </>
  );
}

/** Says which of the two lists of jobs is missing, above what was read from the other. */
export function JobsNote({ query, isInCard = false }: { query: JobsList_query$key; isInCard?: boolean }) {
  const { pipelineJobSources } = useFragment(
    graphql`
      fragment JobsList_query on Query @throwOnFieldError {
        pipelineJobSources {
          missing {
            message
          }
        }
      }
    `,
    query,
  );
  const { missing } = pipelineJobSources;
  return (
    missing && (
      <Box sx={isInCard ? { px: 4, py: 3 } : undefined}>
        <Alert severity="warning">{missing.message}</Alert>
      </Box>
    )
  );
}
