/** An operation that a link opens. */
export type LinkedOperation = { query: string; variables: string | null; operationName: string | null };

/** The operation of an address, `?query=&variables=&operationName=`, or the same after `#`; null if it has none. */
export function operationOfLink(part: string): LinkedOperation | null {
  const params = new URLSearchParams(part.replace("#", ""));
  const query = params.get("query");
  if (query === null || query.trim() === "") return null;
  return { query, variables: indented(params.get("variables")), operationName: params.get("operationName") };
}

/** The part of an address that opens an operation. */
export function linkToOperation({ query, variables, operationName }: LinkedOperation): string {
  const params = new URLSearchParams({ query });
  const compact = variables === null ? "" : (compacted(variables) ?? variables);
  if (compact.trim() !== "" && compact !== "{}") params.set("variables", compact);
  if (operationName !== null) params.set("operationName", operationName);
  return `?${params}`;
}

/** The same as a fragment: browsers never send it, so it may have any length and appears in no log. */
export const graphiqlFragment = (operation: LinkedOperation): string => linkToOperation(operation).replace("?", "#");

/** JSON without spaces; null if the text is not JSON. */
function compacted(json: string): string | null {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch {
    return null;
  }
}

function indented(json: string | null): string | null {
  if (json === null) return null;
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    // The editor marks what is wrong.
    return json;
  }
}
