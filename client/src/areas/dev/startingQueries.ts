/** What GraphiQL opens with: one tab per manner of the graph. */
export const startingQueries: readonly string[] = [
  `# Who is signed in, and what this console is.
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
  `# Lists are connections: filter, order, page. The gateway counts the whole list.
query Customers {
  customers(filter: { text: "a" }, orderBy: { field: NAME, direction: ASC }, first: 10) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      customerId
      customerName
      slug
      channel
      markets {
        marketName
        population
      }
    }
  }
}
`,
  `# Edges are one hop, whatever the page size: campaigns with their customer and their derived status.
query ActiveCampaigns {
  campaigns(filter: { statuses: [ACTIVE] }, first: 10) {
    totalCount
    nodes {
      campaignId
      campaignRef
      status
      activeFrom
      activeTo
      customer {
        customerName
      }
      adGroups {
        flightRef
        assetCount
      }
    }
  }
}
`,
  `# Rules are data: why an action is allowed or refused, and when that changes.
query MyJobs {
  jobs(filter: { createdByMe: true }, first: 10) {
    nodes {
      jobId
      typeLabel
      statusLabel
      createdAt
      refresh {
        allowed
        code
        reason
        changesAt
      }
      files {
        name
        expiryLabel
      }
    }
  }
}
`,
];
