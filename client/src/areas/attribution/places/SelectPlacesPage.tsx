import { type ReactNode, useState } from "react";
import { graphql } from "react-relay";
import type { SelectPlacesPageMutation } from "../../../__generated__/SelectPlacesPageMutation.graphql";
import type { SelectPlacesPageQuery } from "../../../__generated__/SelectPlacesPageQuery.graphql";
import { FormFailure } from "../../../app/forms/FormFailure";
import { SavedMeanwhile } from "../../../app/forms/SavedMeanwhile";
import { useSubmit } from "../../../app/relay/useSubmit";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { RecordPage } from "../../../ui/layout/RecordPage";
import { ScreenButton } from "../../../ui/layout/ScreenButton";
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
      selectedPlaces {
        placeId
        name
      }
      places(first: 5000) {
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
      {({ study, styleUrl }) => (
        <LastRefresh value={String(loadable.loadedAt?.getTime())}>
          <SelectPlaces key={study.studyId} study={study} styleUrl={styleUrl} age={<ListAge list={loadable} />} />
        </LastRefresh>
      )}
    </RecordPage>
  );
}

type SelectPlacesProps = {
  study: Study;
  styleUrl: string | null | undefined;
  /** When the places were loaded. */
  age: ReactNode;
};

function SelectPlaces({ study, styleUrl, age }: SelectPlacesProps) {
  const { studyId, name, selectedPlaces } = study;
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
  const label = studyLabel({ name, studyId });

  return (
    <PageFrame
      title={`Select Places for ${label} Attribution Study`}
      breadcrumbs={<Breadcrumbs crumbs={[list, { label, to: paths.attributionStudy(studyId) }, { label: "Places" }]} />}
      record={{ kind: TITLE, label, address: paths.selectLocations(studyId) }}
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
        saved={study}
        revision={study.revision}
        values={(saved) => Object.fromEntries(saved.selectedPlaces.map(({ placeId, name }) => [`${name} (${placeId})`, "selected"]))}
        isConflict={isConflict}
        onRevision={setRevision}
      />
      <PlacesList places={study.places} styleUrl={styleUrl} selection={selection} />
    </PageFrame>
  );
}
