import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql } from "react-relay";
import type { StudySelectionQuery } from "../../../__generated__/StudySelectionQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../../app/relay/usePanelQuery";
import { paths } from "../../../app/routing/paths";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { CardsSkeleton } from "../../../ui/feedback/skeletons";
import { Panel } from "../../../ui/layout/Panel";
import { Surface } from "../../../ui/layout/Surface";
import { numberText } from "../../../ui/text/format";
import { TextLink } from "../../../ui/url/TextLink";
import { useUrlFlag } from "../../../ui/url/useUrlParam";
import { linkFrom, placeLabel } from "../places/PlaceDetailsPage";
import { studyLabel } from "./studies";

const query = graphql`
  query StudySelectionQuery($studyId: Int!) @preloadable @throwOnFieldError {
    study(studyId: $studyId) {
      studyId
      name
      selectedPlaces @catch {
        placeId
        name
        city
        region
      }
      cuts @catch {
        cutOrderOne
        cutOrderTwo
      }
    }
  }
`;

/** How many places are listed at first. */
const FEW = 20;

/** The query of the places and the cuts of a study. */
export const useStudySelection = (studyId: number): PanelQuery<StudySelectionQuery> =>
  usePanelQuery<StudySelectionQuery>("places and cuts", query, { studyId });

type Props = { studyId: number; selection: PanelQuery<StudySelectionQuery> };

const list = { display: "grid", gap: 1, m: 0, pl: 5, overflowWrap: "anywhere" } as const;

/** The places whose visitors a study counts, and what its results are broken down by. */
export function StudySelection({ studyId, selection }: Props) {
  const [isWhole, setWhole] = useUrlFlag("places");
  return (
    <Panel loadable={selection} failure="card" skeleton={<CardsSkeleton count={2} height={120} />}>
      {({ study }) => {
        if (!study) return null;
        const { selectedPlaces, cuts } = study;
        const origin = linkFrom({ label: studyLabel(study), to: paths.attributionStudy(studyId) });
        const places = selectedPlaces.ok ? selectedPlaces.value : [];
        const shown = isWhole ? places : places.slice(0, FEW);
        return (
          <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "2fr 1fr" }, alignItems: "start" }}>
            <Surface title="Places" actions={<TextLink to={paths.selectLocations(studyId)}>Select Locations</TextLink>}>
              <MissingPart what="places" parts={[selectedPlaces]} onRetry={selection.refetch} isInline />
              {selectedPlaces.ok && places.length === 0 && "No places are selected."}
              <Box component="ul" aria-label="Places" sx={{ ...list, "&:empty": { display: "none" } }}>
                {shown.map(({ placeId, name, city, region }) => (
                  <li key={placeId}>
                    <TextLink to={paths.placeDetails(placeId)} state={origin}>
                      {placeLabel({ name, placeId })}
                    </TextLink>{" "}
                    <Box component="span" sx={{ color: "text.secondary" }}>
                      {[city, region].filter(Boolean).join(", ")}
                    </Box>
                  </li>
                ))}
              </Box>
              {places.length > FEW && (
                <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ mt: 2 }}>
                  {isWhole ? "Show fewer" : `Show all ${numberText(places.length)}`}
                </Button>
              )}
            </Surface>
            <Surface title="Cuts">
              <MissingPart what="cuts" parts={[cuts]} onRetry={selection.refetch} isInline />
              {cuts.ok && cuts.value.length === 0 && "The study has no cuts."}
              <Box component="ol" aria-label="Cuts" sx={{ ...list, "&:empty": { display: "none" } }}>
                {(cuts.ok ? cuts.value : []).map(({ cutOrderOne, cutOrderTwo }, position) => (
                  // Two cuts may be the same.
                  <li key={position}>{[cutOrderOne, cutOrderTwo].filter(Boolean).join(", then ")}</li>
                ))}
              </Box>
            </Surface>
          </Box>
        );
      }}
    </Panel>
  );
}
