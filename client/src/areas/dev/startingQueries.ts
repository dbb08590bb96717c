import { browserZone } from "../../ui/text/format";

/** A tab of GraphiQL. The variables and the headers are JSON; the headers may have comments. */
export type StartingQuery = { query: string; variables: string | null; headers: string };

/** The text of the header editor in a new tab. Its comment becomes a header when the slashes are removed. */
export function startingHeaders(): string {
  return `{
  // "Cache-Control": "no-cache",
  "X-Time-Zone": "${browserZone()}"
}`;
}

function startingQuery(query: string, variables?: object): StartingQuery {
  return {
    query,
    variables: variables === undefined ? null : JSON.stringify(variables, null, 2),
    headers: startingHeaders(),
  };
}

/** What GraphiQL opens with: one tab for each way to use the graph. */
export const startingQueries: readonly StartingQuery[] = [
  startingQuery(`# Who is signed in, and what this console is.
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
`),
  startingQuery(
    `# Lists are connections. For the next page,
# copy endCursor to the variable "after".
# A list may be some seconds old. To bypass
# the cache, uncomment "Cache-Control" in
# the Headers below.
query Customers($first: Int!, $after: String, $filter: CustomerFilter, $orderBy: CustomerOrder) {
  customers(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      customerId
      name
      slug
      channel
      campaigns(first: 3) {
        totalCount
        nodes {
          campaignId
          name
          status
        }
      }
    }
  }
}
`,
    { first: 5, after: null, filter: { text: "a" }, orderBy: { field: "NAME", direction: "ASC" } },
  ),
  startingQuery(
    `# If a change is rejected, nothing is saved
# and "errors" has the reason: there is no
# customer 0. Omitted fields stay as they are;
# null clears a field.
mutation UpdateCustomer($input: UpdateCustomerInput!) {
  updateCustomer(input: $input) {
    customer {
      customerId
      name
    }
    errors {
      code
      message
      path
    }
  }
}
`,
    { input: { customerId: 0, name: "A new name" } },
  ),
  startingQuery(
    `# A job produces files in the background.
# To find a jobId, run in another tab:
#   { jobs(first: 5) { nodes { jobId status } } }
# Run this again until the status is COMPLETED:
# unfinished jobs are never cached.
query Job($jobId: String!) {
  job(jobId: $jobId) {
    jobId
    typeLabel
    status
    failure
    files {
      name
      url
      expiryLabel
    }
  }
}
`,
    { jobId: "the jobId" },
  ),
];
