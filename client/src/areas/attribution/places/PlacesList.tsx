import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
import type { PlacesList_places$data, PlacesList_places$key } from "../../../__generated__/PlacesList_places.graphql";
import { paths } from "../../../app/routing/paths";
import { Surface } from "../../../ui/layout/Surface";
import { useMapView } from "../../../ui/map/MapBesideList";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { FilterBar, FilterCount } from "../../../ui/table/FilterBar";
import { FilterField } from "../../../ui/table/FilterField";
import { distinctChoices, FilterSelect } from "../../../ui/table/FilterSelect";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { textSearch } from "../../../ui/table/textSearch";
import { useUrlTable } from "../../../ui/table/useUrlTable";
import { numberText } from "../../../ui/text/format";
import { TextLink } from "../../../ui/url/TextLink";
import { useClearParams, useUrlFlag, useUrlParam } from "../../../ui/url/useUrlParam";
import { linkFrom, placeLabel } from "./PlaceDetailsPage";
import { cityOf, PlacesMap } from "./PlacesMap";
import type { PlaceSelection } from "./usePlaceSelection";

type Row = PlacesList_places$data["nodes"][number]["place"];

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

const placeList = { name: "places", filters: ["text", "city"] };

/** No higher than a line of text. */
const checkboxSx = { my: "-6px", ml: "-8px", p: "6px" } as const;

const rowKey = ({ placeId }: Row) => placeId;

type Props = { places: PlacesList_places$key; styleUrl: string | null | undefined; selection: PlaceSelection };

/** All places, each with a checkbox, and their cities on a map. Both show the same selection. */
export function PlacesList({ places: ref, styleUrl, selection }: Props) {
  const places = useFragment(
    graphql`
      fragment PlacesList_places on StudyPlaceConnection @throwOnFieldError {
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
    `,
    ref,
  );
  const { selected, changeCount, select, discard } = selection;
  const { isMapShown, isListShown, view } = useMapView();
  const [active, setActive] = useState<string | null>(null);
  const [text] = useUrlParam("text");
  const [city, setCity] = useUrlParam("city");
  const clear = useClearParams(placeList.filters);
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
  const cities = distinctChoices(rows.flatMap((row) => cityOf(row) ?? []).map((name) => ({ value: name, label: name })));
  const isFound = textSearch(text);
  const found = rows.filter(
    (row) => isFound(placeLabel(row), row.address, row.city, row.region, row.postalCode) && (!isOnlySelected || selected.has(row.placeId)),
  );
  const table = useUrlTable({
    columns,
    rows: city === null ? found : found.filter((row) => cityOf(row) === city),
    rowKey,
    pageSize: MOST,
    sortedBy: "name",
    // A place that is unchecked here stays in its place until the list is filtered or loaded again.
    filtered: { all: rows, by: `${isOnlySelected} ${city} ${text}` },
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
        onClear={clear}
        note={
          <>
            <FilterCount>{`${numberText(selected.size)} selected${changeCount > 0 ? ` · ${numberText(changeCount)} not saved` : ""}`}</FilterCount>
            {changeCount > 0 && <Button onClick={discard}>Discard Changes</Button>}
          </>
        }
      >
        <FilterField label="Name, Address, City, Region or Postal Code" param="text" />
        <FilterSelect label="City" param="city" emptyLabel="All cities" choices={cities} without={[]} />
        <FormControlLabel
          label="Selected Only"
          control={<Checkbox size="small" checked={isOnlySelected} onChange={(_, isSet) => showOnlySelected(isSet)} />}
        />
        {view}
      </FilterBar>
      {isMapShown && (
        <PlacesMap
          rows={found}
          selection={selection}
          styleUrl={styleUrl}
          active={active}
          onActive={setActive}
          open={city}
          onOpen={(name) => setCity(name, { replace: true })}
        />
      )}
      {isListShown && (
        <DataTable
          {...table}
          columns={[checkboxes, ...columns]}
          label="Places"
          list={placeList}
          emptyText={rows.length === 0 ? "No places found." : "No matching places."}
          isRowActive={(row) => active !== null && cityOf(row) === active}
          onRowActive={(row) => setActive(row && cityOf(row))}
          minWidth={1040}
          scrollHeight="max(420px, calc(100dvh - 290px))"
        />
      )}
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
    <TextLink to={paths.placeDetails(row.placeId)} state={linkFrom({ label: "Places", to: pathname + search })}>
      {placeLabel(row)}
    </TextLink>
  );
}
