import Button from "@mui/material/Button";
import type { MouseEvent } from "react";
import { graphql } from "react-relay";
import { Link, useLocation, useNavigate } from "react-router";
import type { PlaceDetailsPageQuery } from "../../../__generated__/PlaceDetailsPageQuery.graphql";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { Breadcrumbs, type Crumb } from "../../../ui/url/Breadcrumbs";
import { Details } from "../../../ui/layout/KeyFacts";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { useScreenAction } from "../../../ui/layout/screenActions";
import { ScreenLink } from "../../../ui/layout/ScreenButton";
import { RecordPage } from "../../../ui/layout/RecordPage";
import { Surface } from "../../../ui/layout/Surface";

const list: Crumb = { label: "Attribution", to: paths.attribution() };

const query = graphql`
  query PlaceDetailsPageQuery($placeId: String!) @preloadable @throwOnFieldError {
    place(placeId: $placeId) {
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
`;

/** A place that attribution studies can select. */
export function PlaceDetailsPage() {
  const loadable = useRouteQuery<PlaceDetailsPageQuery>("the place", query);
  return (
    <RecordPage loadable={loadable} read={({ place }) => place} kind="Place" crumbs={[list]} actions={<BackButton />}>
      {(place) => <PlaceDetails place={place} />}
    </RecordPage>
  );
}

function PlaceDetails({ place }: { place: NonNullable<PlaceDetailsPageQuery["response"]["place"]> }) {
  const { placeId, name, address, city, region, postalCode, countryCode, geoType } = place;
  const label = placeLabel({ name, placeId });
  return (
    <PageFrame
      title={label}
      breadcrumbs={<Breadcrumbs crumbs={[list, { label }]} />}
      actions={<BackButton />}
      record={{ kind: "Place", label, address: paths.placeDetails(placeId) }}
    >
      <Surface>
        <Details
          entries={{
            Name: name,
            Address: address,
            City: city,
            Region: region,
            "Postal Code": postalCode,
            Country: countryCode,
            "Geo Type": geoType,
            ID: placeId,
          }}
          sx={{ gridTemplateColumns: "minmax(96px, auto) 1fr", gap: 3 }}
        />
      </Surface>
    </PageFrame>
  );
}

/** Leads back to the places of the study that the user came from, otherwise to the list of studies. */
function BackButton() {
  const { state }: { state: unknown } = useLocation();
  const places = placesAddress(state);
  if (places === null) {
    return <ScreenLink label="Back to Attribution Studies" to={paths.attribution()} />;
  }
  return <BackToPlaces places={places} />;
}

/** Goes back in the history, where the places are as the user left them. */
function BackToPlaces({ places }: { places: string }) {
  const navigate = useNavigate();
  useScreenAction({ label: "Back to Places", reason: null, run: () => void navigate(-1) });
  const goBack = (event: MouseEvent) => {
    // A click with a key opens the places in a tab of their own.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Button component={Link} to={places} onClick={goBack}>
      Back to Places
    </Button>
  );
}

/** The name to show for a place: its key when the name is blank. */
export function placeLabel({ name, placeId }: { readonly name: string; readonly placeId: string }): string {
  return name.trim() === "" ? placeId : name;
}

/** The state of a link from the places of a study, at this address, to one of them. */
export const fromPlaces = (address: string) => ({ places: address });

/** The address of the places that a link with this state came from; null if it came from elsewhere. */
function placesAddress(state: unknown): string | null {
  const isOurs = typeof state === "object" && state !== null && "places" in state;
  return isOurs && typeof state.places === "string" ? state.places : null;
}
