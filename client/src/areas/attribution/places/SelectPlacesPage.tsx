import { type ReactNode, useState } from "react";
import { graphql } from "react-relay";
import type { SelectPlacesPageMutation } from "../../../__generated__/SelectPlacesPageMutation.graphql";
import type { SelectPlacesPageQuery } from "../../../__generated__/SelectPlacesPageQuery.graphql";
import { FormFailure } from "../../../app/forms/FormFailure";
import { SavedMeanwhile } from "../../../app/forms/SavedMeanwhile";
import { useSubmit } from "../../../app/relay/useSubmit";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { RecordPage } from "../../../ui/layout/RecordPage";
import { ScreenButton } from "../../../ui/layout/ScreenButton";
import { Surface } from "../../../ui/layout/Surface";
import { ListAge } from "../../../ui/table/ListAge";
import { LastRefresh } from "../../../ui/table/steadyRows";
import { Breadcrumbs, type Crumb } from "../../../ui/url/Breadcrumbs";
import { useIsMounted } from "../../../ui/useIsMounted";
import { useBackToStudies } from "../studies/EditStudyPage";
import { studyLabel } from "../studies/studies";
import { PlacesList } from "./PlacesList";
import { usePlaceSelection } from "./usePlaceSelection";

const TITLE = "Select Places";
const list: Crumb = { label: "Attribution", to: paths.attribution() };

const query = graphql`
  query SelectPlacesPageQuery($studyId: Int!) @preloadable @throwOnFieldError {
    study(studyId: $studyId) {
      studyId
      name
      revision: placesRevision
      # All of them, even if there are more places than the table has rows.
      selectedPlaces @catch {
        placeId
        name
      }
      places(first: 5000) @catch {
        ...PlacesList_places
      }
    }
    console {
      mapStyleUrl
    }
  }
`;

type Study = NonNullable<SelectPlacesPageQuery["response"]["study"]>;

/** Selects the places whose visitors an attribution study counts. */
export function SelectPlacesPage() {
  const loadable = useRouteQuery<SelectPlacesPageQuery>("places", query);
  return (
    <RecordPage
      loadable={loadable}
      read={({ study, console }) => study && { study, styleUrl: console.mapStyleUrl }}
      kind="Study"
      title={TITLE}
      crumbs={[list]}
      back={{ label: "Back to Attribution Studies", to: paths.attribution() }}
    >
      {({ study, styleUrl }) => {
        const { studyId, selectedPlaces, places } = study;
        if (!selectedPlaces.ok || !places.ok) {
          return (
            <PageFrame {...frameOf(study)}>
              <Surface flush>
                <MissingPart what="places" parts={[places, selectedPlaces]} onRetry={loadable.refetch} />
              </Surface>
            </PageFrame>
          );
        }
        return (
          <LastRefresh value={String(loadable.loadedAt?.getTime())}>
            <SelectPlaces
              key={studyId}
              study={study}
              selectedPlaces={selectedPlaces.value}
              places={places.value}
              styleUrl={styleUrl}
              age={<ListAge list={loadable} />}
            />
          </LastRefresh>
        );
      }}
    </RecordPage>
  );
}

/** The heading of the screen, which names the study. */
function frameOf({ studyId, name }: Study) {
  const label = studyLabel({ name, studyId });
  return {
    title: `Select Places for ${label} Attribution Study`,
    breadcrumbs: <Breadcrumbs crumbs={[list, { label, to: paths.attributionStudy(studyId) }, { label: "Places" }]} />,
    record: { kind: TITLE, label, address: paths.selectLocations(studyId) },
  };
}

type SelectPlacesProps = {
  study: Study;
  selectedPlaces: Extract<Study["selectedPlaces"], { ok: true }>["value"];
  places: Extract<Study["places"], { ok: true }>["value"];
  styleUrl: string | null | undefined;
  /** When the places were loaded. */
  age: ReactNode;
};

function SelectPlaces({ study, selectedPlaces, places, styleUrl, age }: SelectPlacesProps) {
  const { studyId } = study;
  const selection = usePlaceSelection(studyId, new Set(selectedPlaces.map(({ placeId }) => placeId)));
  const goBack = useBackToStudies();
  const isMounted = useIsMounted();
  const [revision, setRevision] = useState<string>();
  const { submit, failure, isConflict, isBusy } = useSubmit<SelectPlacesPageMutation>(
    graphql`
      mutation SelectPlacesPageMutation($input: SaveStudyPlacesInput!) {
        saveStudyPlaces(input: $input) {
          study {
            placesRevision
            selectedPlaces {
              placeId
              name
            }
          }
          errors {
            code
            message
          }
        }
      }
    `,
    {
      done: "Places saved",
      onDone: async () => {
        selection.discard();
        // Someone who left while the places were saved stays where they are now.
        if (isMounted()) await goBack();
      },
    },
  );

  return (
    <PageFrame
      {...frameOf(study)}
      actions={
        <>
          {age}
          <ScreenButton
            isPrimary
            label="Save Selected Locations"
            loading={isBusy}
            onClick={() => submit({ studyId, revision, placeIds: [...selection.selected] })}
          />
        </>
      }
    >
      <FormFailure failure={failure === null ? null : `The places were not saved. ${failure}`} />
      <SavedMeanwhile
        saved={selectedPlaces}
        revision={study.revision}
        values={(saved) => Object.fromEntries(saved.map(({ placeId, name }) => [`${name} (${placeId})`, "selected"]))}
        isConflict={isConflict}
        onRevision={setRevision}
      />
      <PlacesList places={places} styleUrl={styleUrl} selection={selection} />
    </PageFrame>
  );
}
