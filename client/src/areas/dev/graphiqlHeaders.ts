import { browserZone } from "../../ui/text/format";

/** The text of the header editor in a new tab. Its comment becomes a header when the slashes are removed. */
export function startingHeaders(): string {
  return `{
  // "Cache-Control": "no-cache",
  "X-Time-Zone": "${browserZone()}"
}`;
}

/** The header that proves who is asking. */
export const bearer = (token: string): string => `Bearer ${token}`;

/** The headers of a request, in lower case: those of the header editor, and defaults for those missing there. */
export function requestHeaders(typed: Record<string, string> | undefined, token: string | null): Record<string, string> {
  return {
    accept: "application/graphql-response+json, application/json",
    "x-time-zone": browserZone(),
    ...(token !== null && { authorization: bearer(token) }),
    ...Object.fromEntries(new Headers(typed)),
  };
}
