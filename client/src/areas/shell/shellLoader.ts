import type { LoaderFunctionArgs } from "react-router";
import parameters from "../../__generated__/AppLayoutQuery$parameters";
import type { AppLayoutQuery } from "../../__generated__/AppLayoutQuery.graphql";
import { currentEnvironment } from "../../app/relay/environment";
import { loadRouteQuery } from "../../app/routing/route";

/** Starts the query of the shell: who is signed in. It runs once per session. */
export function shellLoader({ request }: LoaderFunctionArgs) {
  return {
    environment: currentEnvironment(),
    queryRef: loadRouteQuery<AppLayoutQuery>({ request }, parameters, {}),
  };
}
