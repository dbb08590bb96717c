import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { type ReactNode, useState } from "react";
import { graphql } from "react-relay";
import { useLocation } from "react-router";
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
import { Surface } from "../../../ui/layout/Surface";
import { tabularNumbers } from "../../../ui/layout/style";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { FilterBar } from "../../../ui/table/FilterBar";
import { FilterField } from "../../../ui/table/FilterField";
import { ListAge } from "../../../ui/table/ListAge";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { LastRefresh } from "../../../ui/table/steadyRows";
import { textSearch } from "../../../ui/table/textSearch";
import { useUrlTable } from "../../../ui/table/useUrlTable";
import { numberText } from "../../../ui/text/format";
import { Breadcrumbs, type Crumb } from "../../../ui/url/Breadcrumbs";
import { TextLink } from "../../../ui/url/TextLink";
import { useUrlFlag, useUrlParam } from "../../../ui/url/useUrlParam";
import { useIsMounted } from "../../../ui/useIsMounted";
import { useBackToStudies } from "../studies/EditStudyPage";
import { studyLabel } from "../studies/studies";
import { fromPlaces, placeLabel } from "./PlaceDetailsPage";
import { type PlaceSelection, usePlaceSelection } from "./usePlaceSelection";

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
        totalCount
        unreadableCount
        nodes {
          place {
            placeId
            name
            address
            city
            region
            postalCode
            countryCode
            geoType
          }
        }
      }
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
      read={({ study }) => study}
      kind="Study"
      title={TITLE}
      crumbs={[list]}
      back={{ label: "Back to Attribution Studies", to: paths.attribution() }}
    >
      {(study) => (
        <LastRefresh value={String(loadable.loadedAt?.getTime())}>
          <SelectPlaces key={study.studyId} study={study} age={<ListAge list={loadable} />} />
        </LastRefresh>
      )}
    </RecordPage>
  );
}

type SelectPlacesProps = {
  study: Study;
  /** When the places were loaded. */
  age: ReactNode;
};

function SelectPlaces({ study, age }: SelectPlacesProps) {
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
      <Places places={study.places} selection={selection} />
    </PageFrame>
  );
}

type Row = Study["places"]["nodes"][number]["place"];

/** The most places that the graph sends, so that the table has one page. */
const MOST = 5000;

const otherColumns: readonly Column<Row>[] = [
  { key: "address", header: "Address", value: ({ address }) => address, width: "20%" },
  { key: "city", header: "City", value: ({ city }) => city, width: 130 },
  { key: "region", header: "Region", value: ({ region }) => region, width: 110 },
  { key: "postalCode", header: "Postal Code", value: ({ postalCode }) => postalCode, width: 120 },
  { key: "country", header: "Country", value: ({ countryCode }) => countryCode, width: 100 },
  { key: "geoType", header: "Geo Type", describes: "Place.geoType", value: ({ geoType }) => geoType, width: 110 },
];

const placeList = { name: "places", filters: ["text"] };

/** No higher than a line of text. */
const checkboxSx = { my: "-6px", ml: "-8px", p: "6px" } as const;

const rowKey = ({ placeId }: Row) => placeId;

type PlacesProps = { places: Study["places"]; selection: PlaceSelection };

/** All places, each with a checkbox. */
function Places({ places, selection: { selected, changeCount, select, discard } }: PlacesProps) {
  const [text] = useUrlParam("text");
  const [isOnlySelected, showOnlySelected] = useUrlFlag("selected");

  const rows = places.nodes.map(({ place }) => place);
  const columns: readonly Column<Row>[] = [
    {
      key: "name",
      header: "Name",
      value: ({ name }) => name,
      cell: (row) => (
        <>
          <PlaceLink row={row} />
          {isOnlySelected && !selected.has(row.placeId) && <Unselected />}
        </>
      ),
    },
    ...otherColumns,
  ];
  const isFound = textSearch(text);
  const table = useUrlTable({
    columns,
    rows: rows.filter((row) => isFound(placeLabel(row), row.address, row.city, row.region, row.postalCode) && (!isOnlySelected || selected.has(row.placeId))),
    rowKey,
    pageSize: MOST,
    sortedBy: "name",
    // A place that is unchecked here stays in its place until the list is filtered or loaded again.
    filtered: { all: rows, by: `${isOnlySelected} ${text}` },
  });
  const shown = table.rows;
  const shownSelected = shown.filter(({ placeId }) => selected.has(placeId)).length;

  const checkboxes: Column<Row> = {
    key: "selected",
    header: "Selected",
    width: 52,
    headerCell: (
      <Checkbox
        size="small"
        slotProps={{ input: { "aria-label": "Select all places shown" } }}
        checked={shownSelected === shown.length}
        indeterminate={shownSelected > 0 && shownSelected < shown.length}
        onChange={() => select(shown.map(rowKey), shownSelected < shown.length)}
        sx={checkboxSx}
      />
    ),
    cell: (row) => (
      <Checkbox
        size="small"
        slotProps={{ input: { "aria-label": `Select ${placeLabel(row)}` } }}
        checked={selected.has(row.placeId)}
        onChange={(_, isSelected) => select([row.placeId], isSelected)}
        sx={checkboxSx}
      />
    ),
  };

  return (
    <Surface flush>
      <PartialListNote shown={rows.length} total={places.totalCount} unreadable={places.unreadableCount}>
        Selected places that are not among them stay selected.
      </PartialListNote>
      <FilterBar
        label="Filter places"
        count={{ shown: shown.length, total: rows.length, one: "place", many: "places" }}
      >
        <FilterField label="Name, Address, City, Region or Postal Code" param="text" />
        <FormControlLabel
          label="Selected Only"
          control={<Checkbox size="small" checked={isOnlySelected} onChange={(_, isSet) => showOnlySelected(isSet)} />}
        />
        <Box component="span" role="status" sx={{ fontSize: 13, ...tabularNumbers }}>
          {`${numberText(selected.size)} selected`}
          {changeCount > 0 && ` · ${numberText(changeCount)} not saved`}
        </Box>
        {changeCount > 0 && <Button onClick={discard}>Discard Changes</Button>}
      </FilterBar>
      <DataTable
        {...table}
        columns={[checkboxes, ...columns]}
        label="Places"
        list={placeList}
        emptyText={rows.length === 0 ? "No places found." : "No matching places."}
        minWidth={1040}
        scrollHeight="max(420px, calc(100dvh - 290px))"
      />
    </Surface>
  );
}

/** Says why a place is still among the selected ones. */
function Unselected() {
  return (
    <Box component="span" title="It leaves this list at the next Refresh." sx={{ ml: 2, color: "text.secondary", fontSize: 12, whiteSpace: "nowrap" }}>
      Unselected
    </Box>
  );
}

/** The name of a place leads to its details, and from there the user comes back to this list. */
function PlaceLink({ row }: { row: Row }) {
  const { pathname, search } = useLocation();
  return (
    <TextLink to={paths.placeDetails(row.placeId)} state={fromPlaces(pathname + search)}>
      {placeLabel(row)}
    </TextLink>
  );
}
