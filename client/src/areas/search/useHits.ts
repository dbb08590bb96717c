import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { SearchKind, useHitsQuery } from "../../__generated__/useHitsQuery.graphql";
import { reasonOf } from "../../app/relay/errors";
import { describeHit } from "./describeHit";
import type { Hit } from "./searchOptions";

const kindNames: Partial<Record<SearchKind, { one: string; many: string }>> = {
  CUSTOMER: { one: "Customer", many: "Customers" },
  CAMPAIGN: { one: "Campaign", many: "Campaigns" },
  MARKET: { one: "Market", many: "Markets" },
  PROVIDER: { one: "Provider", many: "Providers" },
  PIXEL: { one: "Pixel", many: "Pixels" },
  ATTRIBUTION_STUDY: { one: "Attribution study", many: "Attribution studies" },
  USER: { one: "User", many: "Users" },
  ASSET_OWNER: { one: "Asset owner", many: "Asset owners" },
  PIPELINE_JOB: { one: "Pipeline job", many: "Pipeline jobs" },
  JOB: { one: "Job", many: "Jobs" },
  CONVERSATION: { one: "Conversation", many: "Conversations" },
};
const nameOfKind = (kind: SearchKind) => kindNames[kind]?.many ?? "Others";

const query = graphql`
  query useHitsQuery($text: String!) {
    search(text: $text, first: 30) {
      totalCount
      hits {
        kind
        title
        node {
          id
          ...describeHit_node
        }
      }
      kinds {
        kind
        failure
      }
    }
  }
`;

type Found = {
  /** The text that they are of. */
  text: string;
  hits: readonly Hit[];
  totalCount: number;
  /** The kinds that could not be searched. */
  missing: readonly string[];
  /** Why nothing could be searched. */
  failure: string | null;
};

const nothing: Found = { text: "", hits: [], totalCount: 0, missing: [], failure: null };

/** What a text finds. While the next text is searched for, the hits of the last one stay. */
export function useHits(text: string): Found & { isLoading: boolean } {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (text === "") return undefined;
    const search = fetchQuery<useHitsQuery>(environment, query, { text }, { fetchPolicy: "store-or-network" }).subscribe({
      next: ({ search: results }) =>
        setFound(results == null ? { ...nothing, text, failure: "The search failed. Type on to try again." } : { text, ...read(results) }),
      error: (error: unknown) => setFound({ ...nothing, text, failure: reasonOf(error) }),
    });
    return () => search.unsubscribe();
  }, [environment, text]);
  return text === "" ? { ...nothing, isLoading: false } : { ...found, isLoading: found.text !== text };
}

function read({ hits, totalCount, kinds }: NonNullable<useHitsQuery["response"]["search"]>): Omit<Found, "text"> {
  return {
    hits: hits.map(({ kind, title, node }) => {
      const { detail, address } = describeHit(node);
      const record = address === null ? undefined : { kind: kindNames[kind]?.one ?? "Other", label: title, address };
      return { key: node.id, kind: nameOfKind(kind), label: title, detail, address, record };
    }),
    totalCount,
    missing: kinds.filter(({ failure }) => failure != null).map(({ kind }) => nameOfKind(kind)),
    failure: null,
  };
}
