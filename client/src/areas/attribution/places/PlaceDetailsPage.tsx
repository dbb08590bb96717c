import Button from "@mui/material/Button";
import type { MouseEvent, ReactNode } from "react";
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

const list = { label: "Attribution", to: paths.attribution() };

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
  const { state }: { state: unknown } = useLocation();
  const origin = originOf(state);
  const crumbs = origin === null ? [list] : [list, origin];
  const back = origin === null ? <ScreenLink label="Back to Attribution Studies" to={list.to} /> : <BackButton origin={origin} />;
  return (
    <RecordPage loadable={loadable} read={({ place }) => place} kind="Place" crumbs={crumbs} actions={back}>
      {(place) => <PlaceDetails place={place} crumbs={crumbs} back={back} />}
    </RecordPage>
  );
}

type DetailsProps = { place: NonNullable<PlaceDetailsPageQuery["response"]["place"]>; crumbs: readonly Crumb[]; back: ReactNode };

function PlaceDetails({ place, crumbs, back }: DetailsProps) {
  const { placeId, name, address, city, region, postalCode, countryCode, geoType } = place;
  const label = placeLabel({ name, placeId });
  return (
    <PageFrame
      title={label}
      breadcrumbs={<Breadcrumbs crumbs={[...crumbs, { label }]} />}
      actions={back}
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

/** Goes back in the history, where the screen is as the user left it. */
function BackButton({ origin: { label, to } }: { origin: Origin }) {
  const navigate = useNavigate();
  const caption = `Back to ${label}`;
  useScreenAction({ label: caption, reason: null, run: () => void navigate(-1) });
  const goBack = (event: MouseEvent) => {
    // A click with a key opens the screen in a tab of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Button component={Link} to={to} onClick={goBack}>
      {caption}
    </Button>
  );
}

/** The name to show for a place: its key when the name is blank. */
export function placeLabel({ name, placeId }: { readonly name: string; readonly placeId: string }): string {
  return name.trim() === "" ? placeId : name;
}

/** The screen of a study that the user came from. */
type Origin = Required<Crumb>;

/** The state of a link to a place. */
export const linkFrom = (origin: Origin) => ({ origin });

/** The screen that a link with this state is on; null if the user came another way. */
function originOf(state: unknown): Origin | null {
  const origin: unknown = typeof state === "object" && state !== null && "origin" in state ? state.origin : null;
  if (typeof origin !== "object" || origin === null || !("label" in origin) || !("to" in origin)) return null;
  const { label, to } = origin;
  return typeof label === "string" && typeof to === "string" ? { label, to } : null;
}
