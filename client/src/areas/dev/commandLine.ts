/** An operation that can be run outside the console. The variables are JSON. */
type Runnable = { text: string; name: string; variables: string };

/** Where and how a command runs it: the gateway, and the time zone that decides what "today" is. */
export type Place = { origin: string; timeZone: string };

/** Any text as one word of a POSIX shell: inside single quotes, only the quote itself is special. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** JSON in ASCII, so that neither a terminal nor its encoding changes it. */
const plain = (json: string): string => json.replaceAll(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Sends the operation with curl. The token is in MARQUEE_TOKEN. */
export function curlLine({ text, name, variables }: Runnable, { origin, timeZone }: Place): string {
  const values: unknown = JSON.parse(variables);
  return [
    `curl -sS -g ${quoted(new URL("/graphql", origin).href)}`,
    `-H "Authorization: Bearer $MARQUEE_TOKEN"`,
    `-H 'Content-Type: application/json'`,
    `-H ${quoted(`X-Time-Zone: ${timeZone}`)}`,
    `--data-binary ${quoted(plain(JSON.stringify({ query: text, operationName: name, variables: values })))}`,
  ].join(" ");
}

/** Runs the operation with the command line of the gateway, which reads the token from MARQUEE_TOKEN, too. */
export function marqueeLine(command: "query" | "subscribe", { text, variables }: Runnable, { origin, timeZone }: Place): string {
  const values = plain(JSON.stringify(JSON.parse(variables)));
  const hasVariables = values !== "{}";
  return [
    hasVariables && `printf '%s' ${quoted(values)} |`,
    `MARQUEE_TOKEN="$MARQUEE_TOKEN" marquee ${command} --url ${quoted(origin)} --time-zone ${quoted(timeZone)}`,
    hasVariables && "--vars /dev/stdin",
    quoted(text),
  ]
    .filter(Boolean)
    .join(" ");
}
