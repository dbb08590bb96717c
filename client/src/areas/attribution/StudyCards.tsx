import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { AttributionPageQuery$variables } from "../../__generated__/AttributionPageQuery.graphql";
import type { StudyCards_query$data, StudyCards_query$key } from "../../__generated__/StudyCards_query.graphql";
import { useRefetchAt } from "../../app/relay/useRefetchAt";
import { EmptyState } from "../../ui/EmptyState";
import { numberText } from "../../ui/format";
import { MissingPart } from "../../ui/MissingPart";
import { PartialListNote } from "../../ui/PartialListNote";
import { tabularNumbers } from "../../ui/style";
import { Surface } from "../../ui/Surface";
import { useUrlParam } from "../../ui/useUrlParam";
import { CutsDialog } from "./CutsDialog";
import { EditStudyDialog } from "./EditStudyDialog";
import { StudyCard } from "./StudyCard";
import { isFiltered } from "./studyFilter";
import { useGrowingCount } from "./useGrowingCount";
import { useStudyRuns } from "./useStudyRuns";

type Row = StudyCards_query$data["studies"]["nodes"][number];

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
 * The studies, a card for each. A study whose status is changed here stays until the list is loaded again, so that
 * the user sees what has changed.
 */
export function StudyCards({ query, shown, isCurrent, refetch }: Props) {
  const { all, studies } = useFragment(
    graphql`
      fragment StudyCards_query on Query
      @argumentDefinitions(filter: { type: "AttributionStudyFilter!" })
      @throwOnFieldError {
        all: studies {
          totalCount
        }
        studies(filter: $filter, first: 5000) {
          totalCount
          nodes {
            attributionId
            status
            customerName @catch
            pixelCount @catch
            availableActions @catch {
              decision {
                changesAt
              }
            }
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

  const rows = studies.nodes;
  const editedStudy = rows.find(({ attributionId }) => String(attributionId) === edited);
  const cutStudy = rows.find(({ attributionId }) => String(attributionId) === cut);
  // A refetch could take away the study whose dialog is open.
  const isSettled = editedStudy === undefined && cutStudy === undefined;
  useRefetchAt(isSettled ? nextChange(rows) : null, refetch);
  useStudyRuns(isSettled ? rows.filter(({ status }) => status === "PROCESSING").map(({ attributionId }) => attributionId) : [], refetch);

  return (
    <>
      <Box role="status" sx={{ mb: -2, color: "text.secondary", fontSize: 13, ...tabularNumbers }}>
        {isFiltered(shown)
          ? `Showing ${numberText(studies.totalCount)} of ${numberText(all.totalCount)} studies`
          : `Showing all ${numberText(all.totalCount)} studies`}
      </Box>
      <PartialListNote shown={rows.length} total={studies.totalCount} isInline />
      <MissingPart what="customers" parts={rows.map(({ customerName }) => customerName)} onRetry={refetch} isInline />
      <MissingPart
        what="pixel counts and actions"
        parts={rows.flatMap(({ pixelCount, availableActions }) => [pixelCount, availableActions])}
        onRetry={refetch}
        isInline
      />
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
            <li key={row.attributionId} aria-setsize={rows.length} aria-posinset={place + 1}>
              <StudyCard
                study={row}
                onEdit={() => setEdited(String(row.attributionId))}
                onCuts={() => setCut(String(row.attributionId))}
                refetch={refetch}
              />
            </li>
          ))}
          {drawn < rows.length && <li key={`after ${drawn}`} ref={endRef} aria-hidden />}
        </Box>
      )}
      {editedStudy !== undefined && (
        <EditStudyDialog
          key={editedStudy.attributionId}
          study={editedStudy}
          onClose={() => setEdited(null, { replace: true })}
          refetch={refetch}
        />
      )}
      {cutStudy !== undefined && (
        <CutsDialog key={cutStudy.attributionId} study={cutStudy} onClose={() => setCut(null, { replace: true })} />
      )}
    </>
  );
}

/** The next instant, in milliseconds, at which an action changes by itself; null if none does. */
function nextChange(rows: readonly Row[]): number | null {
  let next: number | null = null;
  for (const { availableActions } of rows) {
    for (const { decision } of availableActions.ok ? availableActions.value : []) {
      if (decision.changesAt) next = Math.min(next ?? Infinity, Date.parse(decision.changesAt));
    }
  }
  return next;
}
