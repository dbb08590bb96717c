import { paths } from "./paths";

/** The address of GraphiQL, which is a page of its own beside the console. */
export const graphiqlAddress = "/graphiql";

/** The sign-in screen that leads back to GraphiQL. It takes no address, so that no link can make it lead elsewhere. */
export const graphiqlSignIn = `${paths.signIn()}?return=graphiql`;

/** Whether the sign-in screen leads back to GraphiQL, by the search part of its address. */
export function returnsToGraphiql(search: string): boolean {
  return new URLSearchParams(search).get("return") === "graphiql";
}
