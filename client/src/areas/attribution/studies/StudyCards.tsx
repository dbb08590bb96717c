import Box from "@mui/material/Box";
import { type RefCallback, startTransition, useEffect, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { useLocation } from "react-router";
import type { AttributionPageQuery$variables } from "../../../__generated__/AttributionPageQuery.graphql";
import type { StudyCardsRowsQuery } from "../../../__generated__/StudyCardsRowsQuery.graphql";
import type { StudyCards_count$key } from "../../../__generated__/StudyCards_count.graphql";
import type { StudyCards_query$data, StudyCards_query$key } from "../../../__generated__/StudyCards_query.graphql";
import { BulkBar } from "../../../app/bulk/BulkBar";
import { RowCheckbox, SelectButton, useSelection } from "../../../app/bulk/rowSelection";
import { refetchQuery } from "../../../app/relay/refetch";
import { useRefetchAt } from "../../../app/relay/useRefetchAt";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { Surface } from "../../../ui/layout/Surface";
import { noPrint, tabularNumbers } from "../../../ui/layout/style";
import { EmptyState } from "../../../ui/table/EmptyState";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { ViewsButton } from "../../../ui/table/ViewsButton";
import { numberText } from "../../../ui/text/format";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { CutsDialog } from "./CutsDialog";
import { EditStudyDialog } from "./EditStudyDialog";
import { StudyCard } from "./StudyCard";
import { isFiltered } from "./studies";
import { type BulkStudy, bulkStudyName, readBulkStudy, useBulkStudyActions } from "./useBulkStudyActions";
import { useStudyRuns } from "./useStudyRuns";

/** What the list reads of some of its studies, and how many there are. */
const rowsQuery = graphql`
  query StudyCardsRowsQuery($studyIds: [Int!]!, $filter: StudyFilter!) {
    ...StudyCards_count @arguments(filter: $filter)
    studies(filter: { studyIds: $studyIds }, first: 5000) {
      nodes {
        status
        customerName
        pixelCount
        openResults {
          __typename
        }
        availableActions {
          decision {
            changesAt
          }
        }
        ...useBulkStudyActions_study
        ...StudyCard_study
        ...EditStudyDialog_study
        ...CutsDialog_study
      }
    }
  }
`;

type Row = StudyCards_query$data["studies"]["nodes"][number];

const noun = { one: "study", many: "studies" };
const rowKey = ({ studyId }: BulkStudy) => studyId;

/** How many cards are drawn at first, and then at a time. */
const STEP = 24;

type Props = {
  query: StudyCards_query$key;
  /** The variables of the list that is shown. */
  shown: AttributionPageQuery$variables;
  /** Whether it is the list that the filters ask for. */
  isCurrent: boolean;
  /** Refetches the list. */
  refetch: () => Promise<void>;
};

/**
 * The studies, a card for each. A study that is run or whose status is changed here stays in its place until the user
 * loads the list again: nothing moves below the pointer, and its card shows the outcome.
 */
export function StudyCards({ query, shown, isCurrent, refetch }: Props) {
  const data = useFragment(
    graphql`
      fragment StudyCards_query on Query
      @argumentDefinitions(filter: { type: "StudyFilter!" })
      @throwOnFieldError {
        ...StudyCards_count @arguments(filter: $filter)
        studies(filter: $filter, first: 5000) {
          totalCount
          unreadableCount
          nodes {
            studyId
            status
            customerName @catch
            pixelCount @catch
            openResults @catch {
              __typename
            }
            availableActions @catch {
              decision {
                changesAt
              }
            }
            ...useBulkStudyActions_study
            ...StudyCard_study
            ...EditStudyDialog_study
            ...CutsDialog_study
          }
        }
      }
    `,
    query,
  );
  const [edited, setEdited] = useUrlParam("edit");
  const [cut, setCut] = useUrlParam("cuts");
  const [drawn, endRef] = useGrowingCount(STEP);

  const { studies } = data;
  const rows = studies.nodes;
  const selectable = rows.map((row) => readBulkStudy(row));
  const isWhole = studies.totalCount <= rows.length && studies.unreadableCount === 0;
  const selection = useSelection({ rows: selectable, all: isWhole ? selectable : null, rowKey, view: JSON.stringify(shown) });
  const bulkActions = useBulkStudyActions();
  const checkboxOf = (study: BulkStudy | undefined) =>
    selection.isOn && study !== undefined && <RowCheckbox selection={selection} row={study} name={bulkStudyName(study)} />;
  const environment = useRelayEnvironment();
  // Not the list: its cards stay where they are, also those that its filter leaves out now.
  const refetchRows = async (studyIds: readonly number[]) => {
    try {
      await refetchQuery<StudyCardsRowsQuery>(environment, rowsQuery, { studyIds, filter: shown.filter });
    } catch (error) {
      console.error("Could not load the studies that have changed.", error);
    }
  };
  const editedStudy = rows.find(({ studyId }) => String(studyId) === edited);
  const cutStudy = rows.find(({ studyId }) => String(studyId) === cut);
  const change = nextChange(rows);
  useRefetchAt(change, () => refetchRows(rows.filter((row) => changesUntil(row, change)).map(({ studyId }) => studyId)));
  useStudyRuns(rows.filter(({ status }) => status === "PROCESSING").map(({ studyId }) => studyId), refetchRows);

  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 2 }}>
        <Count query={data} isFiltered={isFiltered(shown)} />
        <Box sx={{ display: "flex", gap: 2, ...noPrint }}>
          {rows.length > 0 && <SelectButton selection={selection} label="Attribution studies" />}
          <ViewsButton label="Attribution Studies" list="attribution-studies" />
        </Box>
      </Box>
      <PartialListNote shown={rows.length} total={studies.totalCount} unreadable={studies.unreadableCount} isInline />
      <MissingPart what="customers" parts={rows.map(({ customerName }) => customerName)} onRetry={refetch} isInline />
      <MissingPart
        what="pixel counts and actions"
        parts={rows.flatMap(({ pixelCount, availableActions }) => [pixelCount, availableActions])}
        onRetry={refetch}
        isInline
      />
      <MissingPart what="which studies have results" parts={rows.map(({ openResults }) => openResults)} onRetry={refetch} isInline />
      {rows.length === 0 ? (
        <Surface>
          <EmptyState text="No attribution studies found." />
        </Surface>
      ) : (
        <Box
          component="ul"
          aria-label="Attribution studies"
          aria-busy={!isCurrent}
          sx={{
            display: "grid",
            gap: 4,
            gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 340px), 1fr))",
            m: 0,
            p: 0,
            listStyle: "none",
            opacity: isCurrent ? 1 : 0.6,
            // Cards out of sight cost neither layout nor paint.
            "& > li": { contentVisibility: "auto", containIntrinsicSize: "auto 340px", minWidth: 0 },
            "@media print": { "& > li": { contentVisibility: "visible", breakInside: "avoid" } },
          }}
        >
          {rows.slice(0, drawn).map((row, place) => (
            <li key={row.studyId} aria-setsize={rows.length} aria-posinset={place + 1}>
              <StudyCard
                study={row}
                select={checkboxOf(selectable[place])}
                onEdit={() => setEdited(String(row.studyId))}
                onCuts={() => setCut(String(row.studyId))}
                refetch={() => refetchRows([row.studyId])}
              />
            </li>
          ))}
          {drawn < rows.length && <li key={`after ${drawn}`} ref={endRef} aria-hidden />}
        </Box>
      )}
      <BulkBar
        selection={selection}
        noun={noun}
        rows={selectable}
        total={rows.length}
        loadAll={async () => selectable}
        rowKey={rowKey}
        rowName={bulkStudyName}
        actions={bulkActions(selection.selected)}
        onDone={(changed) => void refetchRows(changed.map(rowKey))}
      />
      {editedStudy !== undefined && (
        <EditStudyDialog
          key={editedStudy.studyId}
          study={editedStudy}
          onClose={() => setEdited(null, { replace: true })}
          refetch={() => refetchRows([editedStudy.studyId])}
        />
      )}
      {cutStudy !== undefined && (
        <CutsDialog key={cutStudy.studyId} study={cutStudy} onClose={() => setCut(null, { replace: true })} />
      )}
    </>
  );
}

/** The instants, in milliseconds, at which actions on a study change by themselves. */
function changesOf({ availableActions }: Row): number[] {
  const actions = availableActions.ok ? availableActions.value : [];
  return actions.flatMap(({ decision: { changesAt } }) => (changesAt ? [Date.parse(changesAt)] : []));
}

/** The next of these instants; null if there is none. */
function nextChange(rows: readonly Row[]): number | null {
  // Spread, thousands of numbers would be too many arguments.
  return rows.flatMap(changesOf).reduce<number | null>((next, change) => Math.min(next ?? change, change), null);
}

/** Whether an action on the study changes by itself at an instant or before. */
const changesUntil = (row: Row, instant: number | null) => instant !== null && changesOf(row).some((change) => change <= instant);

type CountProps = {
  query: StudyCards_count$key;
  /** Whether the list leaves any studies out. */
  isFiltered: boolean;
};

/** How many studies there are, and how many of them match the filters now. */
function Count({ query, isFiltered }: CountProps) {
  const { all, matching } = useFragment(
    graphql`
      fragment StudyCards_count on Query
      @argumentDefinitions(filter: { type: "StudyFilter!" })
      @throwOnFieldError {
        all: studies {
          totalCount
        }
        matching: studies(filter: $filter) {
          totalCount
        }
      }
    `,
    query,
  );
  return (
    <Box role="status" sx={{ mb: -2, color: "text.secondary", fontSize: 13, ...tabularNumbers }}>
      {isFiltered
        ? `Showing ${numberText(matching.totalCount)} of ${numberText(all.totalCount)} studies`
        : `Showing all ${numberText(all.totalCount)} studies`}
    </Box>
  );
}

/** How far below the visible part the rows are drawn already. */
const MARGIN = "1500px";

/** How many rows were drawn in each entry of the history. */
const kept = new Map<string, number>();

/**
 * How many rows of a list of thousands are drawn: some at first, and more whenever the end of those drawn comes
 * near the visible part. The way back to the list draws as many as before, so that it can be scrolled to where it was
 * left. The ref belongs to an element after the last row, whose key is the count.
 */
function useGrowingCount(step: number): [count: number, endRef: RefCallback<Element>] {
  const { key: entry } = useLocation();
  const [count, setCount] = useState(() => kept.get(entry) ?? step);
  useEffect(() => {
    if (count > step) kept.set(entry, count);
  }, [entry, count, step]);
  const endRef = (end: Element | null) => {
    if (end === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        // In a transition, so that scrolling goes on while they are drawn.
        startTransition(() => setCount(count + step));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(end);
    return () => observer.disconnect();
  };
  return [count, endRef];
}
