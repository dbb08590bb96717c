import { browserZone } from "../../ui/text/format";
import type { LinkedOperation } from "./graphiqlLink";

/** The text of the header editor in a new tab. Its comment becomes a header when the slashes are removed. */
export function startingHeaders(): string {
  return `{
  // "Cache-Control": "no-cache",
  "X-Time-Zone": "${browserZone()}"
}`;
}

/** What GraphiQL opens with. */
export const startingOperation: LinkedOperation = {
  query: `# Who is signed in, and what this console is.
# The list icon beside Run has operations for
# common tasks; the book has the whole graph.
query Viewer {
  viewer {
    displayName
    email
    company
    isDeveloper
    isLockMaintainer
  }
  console {
    version
    isSandbox
  }
}
`,
  variables: null,
  operationName: null,
};
