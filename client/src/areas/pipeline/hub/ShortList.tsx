import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { PipelineJobFilter } from "../../../__generated__/JobsListQuery.graphql";
import type { ShortList_jobs$key } from "../../../__generated__/ShortList_jobs.graphql";
import { numberText } from "../../../ui/text/format";
import type { Sort } from "../../../ui/table/sort";
import { tabularNumbers } from "../../../ui/layout/style";
import { Surface } from "../../../ui/layout/Surface";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { PipelineJobsTable } from "./PipelineJobsTable";
import { latestFirst, useJobOrder } from "./jobOrder";

/** Rows of a list at first, and how many more each click shows. */
const FIRST = 10;
const MORE = 50;
/** The most rows of a list here; the Jobs List turns pages. */
const MOST = 500;

/** The order of a short list, and how many of its rows are shown. The address holds both. */
export function useShortList(param: string, defaultSort: Sort = latestFirst) {
  const [text, setText] = useUrlParam(param);
  const wanted = Number(text ?? FIRST);
  const count = Number.isInteger(wanted) ? Math.min(Math.max(wanted, FIRST), MOST) : FIRST;
  return {
    order: useJobOrder(defaultSort, { param: `${param}-sort` }),
    count,
    showMore: () => setText(String(Math.min(count + MORE, MOST)), { replace: true }),
  };
}

type Props = {
  title: string;
  emptyText: string;
  jobs: ShortList_jobs$key;
  list: ReturnType<typeof useShortList>;
  /** The name of the list in files, and which jobs it has. */
  name: string;
  filter: PipelineJobFilter;
  /** The search parameters of the filter, if the user has chosen it. */
  params?: readonly string[];
  /** Whether its rows have no figures: see PipelineJobsTable. */
  isCompact?: boolean;
};

/** A card with a list of jobs that shows its first rows, and more of them on a click. */
export function ShortList(props: Props) {
  return (
    <Surface title={props.title} flush>
      <ShortListRows {...props} />
    </Surface>
  );
}

/** The rows of such a list, for a card that is there already. */
export function ShortListRows({ title, emptyText, jobs, list, name, filter, params = [], isCompact = true }: Props) {
  const connection = useFragment(
    graphql`
      fragment ShortList_jobs on PipelineJobConnection @argumentDefinitions(hasStats: { type: "Boolean", defaultValue: true }) {
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
