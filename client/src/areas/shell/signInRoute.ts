import type { LoaderFunctionArgs, RouteObject } from "react-router";
import parameters from "../../__generated__/SignInPageQuery$parameters";
import type { SignInPageQuery } from "../../__generated__/SignInPageQuery.graphql";
import { currentEnvironment } from "../../app/relay/environment";
import { loadRouteQuery } from "../../app/routing/route";

/** The only screen that opens without a token. */
export const signInRoute: RouteObject = {
  id: "sign-in",
  path: "/sign-in",
  loader: signInLoader,
  lazy: { Component: async () => (await import("./SignInPage")).SignInPage },
};

/** Starts the query of the sign-in screen: what anybody may know about this console. */
export function signInLoader({ request }: LoaderFunctionArgs) {
  return {
    environment: currentEnvironment(),
    queryRef: loadRouteQuery<SignInPageQuery>({ request }, parameters, {}),
  };
}
